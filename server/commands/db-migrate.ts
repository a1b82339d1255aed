/** `npm run db:migrate`: applies the pending migrations. */
import { migrate } from '#server/db/migrate.ts';
import { nothingToPrepare, runCommand } from './run.ts';

await runCommand(nothingToPrepare, async (_ready, { db }) => {
  const applied = await migrate(db);
  console.log(applied === 0 ? 'The tables are up to date.' : `Applied ${applied} migrations.`);
});
