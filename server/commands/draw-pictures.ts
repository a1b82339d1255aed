/**
 * `npx tsx server/commands/draw-pictures.ts`: draws every missing picture ahead of its first
 * request.
 */
import { migrate } from '#server/db/migrate.ts';
import { allSubjects, openPictureFiles, pictureSizes } from '#demo/demo.ts';
import { openStores } from '#server/services/store/open-stores.ts';
import { CommandProblem, nothingToPrepare, runCommand } from './run.ts';

await runCommand(nothingToPrepare, async (_ready, { db }, config) => {
  await migrate(db);
  const files = openPictureFiles((await openStores(config)).pictures, db);
  const started = Date.now();
  let drawn = 0;
  const requests = (await allSubjects(db)).flatMap(({ type, file, facts }) =>
    pictureSizes.map((size) => ({ request: { type, size, file }, facts })),
  );
  if (requests.length === 0)
    throw new CommandProblem('There is nothing to draw yet: the shop has no products.');
  const draw = async (): Promise<void> => {
    for (let next = requests.pop(); next; next = requests.pop()) {
      if (!(await files.prepare(next.request, next.facts))) continue;
      drawn += 1;
      if (drawn % 500 === 0) console.log(`${drawn} pictures…`);
    }
  };
  await Promise.all([draw(), draw()]);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`Drew ${drawn} pictures in ${seconds} s.`);
});
