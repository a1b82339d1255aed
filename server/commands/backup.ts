/** `npm run backup -- FOLDER`: everything that cannot be made again, while the shop runs (docs/backup.md). */
import { join, resolve } from 'node:path';
import { runBackup } from '#server/backup/backup-command.ts';
import { withSecret } from '#server/config.ts';
import { openPrescriptionFiles } from '#server/services/prescriptions/prescription-files.ts';
import { CommandProblem, runWhereDataIs } from './run.ts';

async function readPlace(): Promise<string[]> {
  const [place, ...more] = process.argv.slice(2);
  if (!place || place.startsWith('-') || more.length > 0)
    throw new CommandProblem('Name one folder: npm run backup -- FOLDER');
  return [resolve(place)];
}

await runWhereDataIs('backup', readPlace, async ([place], { db }, config) => {
  const parts = {
    db,
    files: await openPrescriptionFiles(join(config.dataDir, 'prescriptions')),
    database: config.databaseUrl ? ('PostgreSQL' as const) : ('embedded' as const),
    secret: { text: withSecret(config).secret, isKept: config.secret === '' },
    now: new Date(),
  };
  await runBackup(parts, place, (line) => console.log(line));
});
