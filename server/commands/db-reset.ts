/** `npm run db:reset -- --yes`: deletes everything, orders too, and seeds a new shop. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate } from '#server/db/migrate.ts';
import { seed } from '#demo/demo.ts';
import { CommandProblem, runCommand } from './run.ts';

async function requireYes(): Promise<void> {
  if (process.argv.includes('--yes')) return;
  throw new CommandProblem(
    'This deletes everything, orders and prescriptions too. If you mean it: npm run db:reset -- --yes',
  );
}

await runCommand(
  requireYes,
  async (_ready, { db }, config) => {
    await db.execute(sql`drop schema public cascade`);
    await db.execute(sql`create schema public`);
    await rm(join(config.dataDir, 'prescriptions'), { recursive: true, force: true });
    await migrate(db);
    console.log(await seed(db, config.isDemonstration));
  },
  { takesPlace: true },
);
