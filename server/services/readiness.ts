/**
 * Whether the process is ready to receive traffic (machines-7). This is independent of its
 * liveness.
 */
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { isMigrated } from '#server/db/migrate.ts';

export interface Readiness {
  /**
   * Marks the process as not ready, permanently. It finishes the requests in progress and then
   * exits.
   */
  drain: () => void;
  isDraining: () => boolean;
  /** Reports that a write failed because a disk is full. */
  writeFailed: () => void;
  /** Registers a callback for a full disk. It is called again only after there was free space. */
  onFullDisk: (listener: () => void) => void;
  /**
   * Whether the process can receive traffic: the database responds and has all tables of this
   * build, and no disk is full.
   */
  check: () => Promise<boolean>;
}

interface ReadinessSettings {
  /** Returns the free bytes on the disk that holds DATA_DIR. */
  freeBytes?: () => Promise<number>;
  /** A monotonic clock, in milliseconds. */
  clock?: () => number;
}

/** Free bytes below which the database may be unable to write its log. */
const leastFree = 16 * 1024 * 1024;
/**
 * Milliseconds after a failed write during which the disk counts as full. The server cannot inspect
 * the disk of an external PostgreSQL.
 */
const fullAfterFailure = 30_000;

export function openReadiness(
  db: Database,
  {
    freeBytes = () => Promise.resolve(Infinity),
    clock = () => performance.now(),
  }: ReadinessSettings = {},
): Readiness {
  let isDraining = false;
  let failedUntil = -Infinity;
  let isKnownFull = false;
  let onFull = (): void => undefined;
  const noteDisk = (isFull: boolean) => {
    if (isFull && !isKnownFull) onFull();
    isKnownFull = isFull;
  };
  const isDiskFull = async () => {
    const free = await freeBytes().catch(() => Infinity);
    noteDisk(free < leastFree || clock() < failedUntil);
    return isKnownFull;
  };
  // Migrations are never reverted, so one successful check is enough.
  let hasTables = false;
  return {
    drain: () => {
      isDraining = true;
    },
    isDraining: () => isDraining,
    writeFailed: () => {
      failedUntil = clock() + fullAfterFailure;
      noteDisk(true);
    },
    onFullDisk: (listener) => {
      onFull = listener;
    },
    check: async () => {
      if (isDraining || (await isDiskFull())) return false;
      try {
        if (hasTables) await db.execute(sql`select 1`);
        else hasTables = await isMigrated(db);
        return hasTables;
      } catch {
        // The result is the only purpose of this check. Requests that fail log the error.
        return false;
      }
    },
  };
}
