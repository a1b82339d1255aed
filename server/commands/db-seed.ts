/** `npm run db:seed`: seeds an empty database with the first catalogue. */
import { migrate } from '#server/db/migrate.ts';
import { seed } from '#demo/demo.ts';
import { isCatalogueEmpty } from '#server/services/catalogue/catalogue.ts';
import { CommandProblem, nothingToPrepare, runCommand } from './run.ts';

await runCommand(nothingToPrepare, async (_ready, { db }, config) => {
  await migrate(db);
  if (!(await isCatalogueEmpty(db)))
    throw new CommandProblem(
      'The database already has a catalogue: nothing was changed. `npm run db:reset` empties it first.',
    );
  const counts = await seed(db, config.isDemonstration);
  console.log(`The shop has ${counts.products} products in ${counts.categories} categories.`);
});
