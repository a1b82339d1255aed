/** `npm run restore -- BACKUP [--replace]`: restores a shop from a backup (docs/backup.md). */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { contentsOf } from '#server/backup/backup-command.ts';
import { readBackup, restoreBackup, warningsOf } from '#server/backup/restore-backup.ts';
import { partnerKeyOf } from '#server/config.ts';
import {
  hasUnreadableSecret,
  unreadableSecretSentence,
} from '#server/services/partners/secrets.ts';
import { openVault } from '#server/services/partners/vault.ts';
import { openStores } from '#server/services/store/open-stores.ts';
import { CommandProblem, runCommand } from './run.ts';

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    const [folder, ...more] = positionals;
    if (folder && more.length === 0) return { folder: resolve(folder), replaces: values.replace };
  } catch {
    // An unknown option: the error below shows the usage.
  }
  throw new CommandProblem('Name one backup: npm run restore -- BACKUP [--replace]');
}

await runCommand(
  async () => {
    const { folder, replaces } = readArguments();
    console.log('Checking every file of the backup…');
    return { folder, replaces, backup: await readBackup(folder) };
  },
  async ({ folder, replaces, backup }, { db, shortenLog }, config) => {
    const { dataDir, secret: givenSecret } = config;
    const { files, pictures } = await openStores(config);
    const parts = { db, files, pictures, dataDir, givenSecret, replaces };
    const undone = await restoreBackup(parts, folder, backup);
    await shortenLog();
    console.log(`Restored ${contentsOf(backup)}, as of ${backup.madeAt}.`);
    const isUnreadable = await hasUnreadableSecret(db, openVault(partnerKeyOf(config)));
    if (isUnreadable) undone.push(unreadableSecretSentence);
    for (const warning of [...warningsOf(backup, givenSecret), ...undone]) console.log(warning);
  },
  { takesPlace: true },
);
