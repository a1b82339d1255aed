/**
 * Limits uploads by the free space on the disk of DATA_DIR, so that the database can still write
 * (running-12).
 */
import { statfs } from 'node:fs/promises';
import { overloaded } from '#server/services/failures.ts';

export interface DiskSpace {
  /**
   * Reserves bytes for an upload until the returned function is called. Throws 503 if that,
   * together with other reservations, would leave too little free space.
   */
  reserve: (bytes: number) => Promise<() => void>;
}

interface DiskSettings {
  /** Bytes that must stay free; 0 for no limit. */
  keepsFree: number;
  freeBytes: () => Promise<number>;
  /** Called when the disk is too full, and again only after there was free space. */
  onFull: () => void;
}

/** Seconds until a phone retries, because an operator has to free space. */
const retryAfterSeconds = 600;

/**
 * Reservations are per process. Other processes' uploads reduce the free space shortly afterwards.
 */
export function openDiskSpace({ keepsFree, freeBytes, onFull }: DiskSettings): DiskSpace {
  let promised = 0;
  let isFull = false;
  return {
    reserve: async (bytes) => {
      if (keepsFree === 0) return () => undefined;
      promised += bytes;
      const withMine = promised;
      let isMine = true;
      const release = () => {
        if (isMine) promised -= bytes;
        isMine = false;
      };
      try {
        const hasNone = (await freeBytes()) - withMine < keepsFree;
        if (hasNone && !isFull) onFull();
        isFull = hasNone;
        if (hasNone) throw overloaded(retryAfterSeconds);
      } catch (failure) {
        release();
        throw failure;
      }
      return release;
    },
  };
}

/** Bytes that an unprivileged user may still write on the folder's disk. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
