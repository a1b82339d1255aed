/** Where bytes lie that every process of the shop must find: in a folder, or behind S3's protocol (decision 25). */

export interface ObjectStore {
  /**
   * Puts the bytes under a key, in the place of what was there. They survive a power cut, and
   * every process finds them, once this resolves. Throws {@link StoreUnavailable} where nobody knows.
   */
  put: (key: string, content: Buffer) => Promise<void>;
  /** The bytes of a key; throws where there are none. */
  read: (key: string) => Promise<Buffer>;
  /** What is known of a key's bytes without having them; null where there are none. */
  look: (key: string) => Promise<StoredFacts | null>;
  /** Removes the bytes; a missing key is as good as removed. */
  remove: (key: string) => Promise<void>;
}

export interface StoredFacts {
  /** Bytes. */
  size: number;
  /** Changes when the bytes do. */
  tag: string;
}

/** The store did not answer, or not so that one could rely on it: worth another try later. */
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
