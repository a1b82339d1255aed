/**
 * `npm run backup -- FOLDER`: backs up everything that cannot be recreated, while the shop runs
 * (docs/backup.md).
 */
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { runBackup } from '#server/backup/backup-command.ts';
import { withSecret } from '#server/config.ts';
import { openStores } from '#server/services/store/open-stores.ts';
import { CommandProblem, runWhereDataIs } from './run.ts';

async function readPlace(): Promise<string[]> {
  const [place, ...more] = process.argv.slice(2);
  if (!place || place.startsWith('-') || more.length > 0)
    throw new CommandProblem('Name one folder: npm run backup -- FOLDER');
  return [resolve(place)];
}

await runWhereDataIs('backup', readPlace, async ([place], { db }, config) => {
  const { files, pictures } = await openStores(config);
  const parts = {
    db,
    files,
    pictures,
    database: config.databaseUrl ? ('PostgreSQL' as const) : ('embedded' as const),
    secret: { text: withSecret(config).secret, isKept: config.secret === '' },
    now: new Date(),
    actor: userInfo().username,
  };
  await runBackup(parts, place, (line) => console.log(line));
});
