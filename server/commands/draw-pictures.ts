/** `npm run db:pictures`: draws every picture ahead of time; `-- --fresh` draws those again that lie there. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { allSubjects, pictureSizes } from '#server/pictures/facts.ts';
import { openPictureFiles } from '#server/pictures/picture-files.ts';
import { runCommand } from './run.ts';

await runCommand(async ({ db }, config) => {
  const folder = join(config.dataDir, 'pictures');
  if (process.argv.includes('--fresh')) await rm(folder, { recursive: true, force: true });
  const files = openPictureFiles(folder, db);
  const subjects = await allSubjects(db);
  const started = Date.now();
  let drawn = 0;
  const tasks = subjects.flatMap(({ type, file, facts }) =>
    pictureSizes.map((size) => async () => {
      await files.draw({ type, size, file }, facts);
      drawn += 1;
      if (drawn % 500 === 0) console.log(`${drawn} pictures…`);
    }),
  );
  const draw = async (): Promise<void> => {
    for (let task = tasks.shift(); task; task = tasks.shift()) await task();
  };
  await Promise.all([draw(), draw()]);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`Drew ${drawn} pictures of ${subjects.length} subjects in ${seconds} s.`);
});
