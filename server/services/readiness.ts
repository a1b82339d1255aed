/** Whether a process is to be sent customers now (machines-7): apart from whether it lives. */
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { isMigrated } from '#server/db/migrate.ts';

export interface Readiness {
  /** From now on it is not ready: it finishes what is under way, and ends. */
  drain: () => void;
  isDraining: () => boolean;
  /** Something could not be written because a disk is full. */
  writeFailed: () => void;
  /** Calls it when a disk is found to be full, and not again before there was room. */
  onFullDisk: (tell: () => void) => void;
  /**
   * True where it may be sent customers: the database answers, and has every table that this build
   * knows of, and no disk is full.
   */
  check: () => Promise<boolean>;
}

interface ReadinessSettings {
  /** Bytes that are free on the disk under DATA_DIR. */
  freeBytes?: () => Promise<number>;
  /** Milliseconds that only go forward. */
  clock?: () => number;
}

/** Bytes: below this the database may not be able to write its log. */
const leastFree = 16 * 1024 * 1024;
/** Milliseconds after a failed write in which the disk counts as full: that of a PostgreSQL cannot be looked at. */
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
  let tellFull = (): void => undefined;
  const noteDisk = (isFull: boolean) => {
    if (isFull && !isKnownFull) tellFull();
    isKnownFull = isFull;
  };
  const isDiskFull = async () => {
    const free = await freeBytes().catch(() => Infinity);
    noteDisk(free < leastFree || clock() < failedUntil);
    return isKnownFull;
  };
  // Migrations are never taken back.
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
    onFullDisk: (tell) => {
      tellFull = tell;
    },
    check: async () => {
      if (isDraining || (await isDiskFull())) return false;
      try {
        if (hasTables) await db.execute(sql`select 1`);
        else hasTables = await isMigrated(db);
        return hasTables;
      } catch {
        // Whoever asks wants to know just this; the failure is said by the calls that meet it.
        return false;
      }
    },
  };
}
