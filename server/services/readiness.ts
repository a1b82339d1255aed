/** Whether a process is to be sent customers now (machines-7): apart from whether it lives. */
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { isMigrated } from '#server/db/migrate.ts';

export interface Readiness {
  /** From now on it is not ready: it finishes what is under way, and ends. */
  drain: () => void;
  isDraining: () => boolean;
  /** True where it may be sent customers: the database answers, and has every table that this build knows of. */
  check: () => Promise<boolean>;
}

export function openReadiness(db: Database): Readiness {
  let isDraining = false;
  // Migrations are never taken back.
  let hasTables = false;
  return {
    drain: () => {
      isDraining = true;
    },
    isDraining: () => isDraining,
    check: async () => {
      if (isDraining) return false;
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
