/** `npm run db:seed`: seeds an empty database, as the first start does. */
import { migrate } from '#server/db/migrate.ts';
import { isUnseeded, seed } from '#demo/demo.ts';
import { CommandProblem, nothingToPrepare, runCommand } from './run.ts';

await runCommand(nothingToPrepare, async (_ready, { db }, config) => {
  await migrate(db);
  if (!(await isUnseeded(db)))
    throw new CommandProblem(
      'The database already has a shop: nothing was changed. `npm run db:reset` empties it first.',
    );
  console.log(await seed(db, config.isDemonstration));
});
