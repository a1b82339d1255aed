/** Room on the disk under DATA_DIR: files are taken in only while the database can still write beside them (running-12). */
import { statfs } from 'node:fs/promises';
import { overloaded } from '#server/services/failures.ts';

export interface DiskRoom {
  /**
   * Promises so many bytes to a file that is to come, until what it answers is called. Throws 503
   * where that would leave less of the disk free than the shop keeps, with what others were promised.
   */
  reserve: (bytes: number) => Promise<() => void>;
}

interface DiskSettings {
  /** Bytes that stay free; 0 for no limit. */
  keepsFree: number;
  freeBytes: () => Promise<number>;
  /** Told when the disk is too full, and not again before there was room once more. */
  onFull: () => void;
}

/** Seconds after which a phone asks again: somebody has to make room. */
const comeBack = 600;

/** Counts for one process; what others were promised shows in what is free a moment later. */
export function openDiskRoom({ keepsFree, freeBytes, onFull }: DiskSettings): DiskRoom {
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
        if (hasNone) throw overloaded(comeBack);
      } catch (failure) {
        release();
        throw failure;
      }
      return release;
    },
  };
}

/** Bytes that the shop's own user may still write where this folder lies. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
