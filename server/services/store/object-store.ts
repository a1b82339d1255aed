/**
 * Storage for bytes that every process of the shop must access: a folder, or an S3 bucket
 * (decision 25).
 */

export interface ObjectStore {
  /**
   * Stores the bytes under a key and replaces existing ones. Once it resolves, they are durable and
   * visible to every process. Throws {@link StoreUnavailable} if the result is unknown.
   */
  put: (key: string, content: Buffer) => Promise<void>;
  /** Reads the bytes of a key. Throws if there are none. */
  read: (key: string) => Promise<Buffer>;
  /** Returns the size and tag of a key's bytes; null if there are none. */
  look: (key: string) => Promise<StoredFacts | null>;
  /** Deletes the bytes. Does nothing for a missing key. */
  remove: (key: string) => Promise<void>;
}

export interface StoredFacts {
  /** In bytes. */
  size: number;
  /** Changes when the bytes change. */
  tag: string;
}

/** The store did not respond, or not reliably. A later retry may succeed. */
export class StoreUnavailable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StoreUnavailable';
  }
}

/** The part of a store whose keys begin with `prefix`. */
export function partOf(store: ObjectStore, prefix: string): ObjectStore {
  return {
    put: (key, content) => store.put(prefix + key, content),
    read: (key) => store.read(prefix + key),
    look: (key) => store.look(prefix + key),
    remove: (key) => store.remove(prefix + key),
  };
}
