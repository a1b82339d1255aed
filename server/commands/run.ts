/** What every command does around its work: settings, the database, clear sentences, an exit code. */
import { ConfigMistakes, readConfig, type Config } from '#server/config.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { JournalNotEmpty } from '#server/db/earlier-journal.ts';
import { FolderLocked } from '#server/db/lock.ts';
import { keepFilesPrivate } from '#server/db/own-files.ts';
import { openDatabase } from '#server/open-shop.ts';

/** A command was called wrongly, or its input cannot be used: said in its sentence, without a stack. */
export class CommandProblem extends Error {}

/**
 * Prepares without the database, opens it, works and closes it. Exits with 1 after a sentence where something is wrong.
 */
export async function runCommand<Prepared>(
  prepare: () => Promise<Prepared>,
  work: (prepared: Prepared, database: OpenDatabase, config: Config) => Promise<void>,
): Promise<void> {
  try {
    const config = readConfig(process.env);
    keepFilesPrivate(config.dataDir);
    const prepared = await prepare();
    const database = await openDatabase(config, (line) => console.log(line));
    try {
      await work(prepared, database, config);
    } finally {
      await database.close();
    }
  } catch (failure) {
    explain(failure);
    process.exitCode = 1;
  }
}

/** For commands that need nothing but the database. */
export function nothingToPrepare(): Promise<void> {
  return Promise.resolve();
}

function explain(failure: unknown): void {
  const sentences = sentencesOf(failure);
  if (sentences) for (const sentence of sentences) console.error(sentence);
  else console.error(failure);
}

/** What the person at the command line did wrong, in sentences; null for a fault of ours. */
export function sentencesOf(failure: unknown): readonly string[] | null {
  if (failure instanceof ConfigMistakes)
    return ['The settings cannot be used:', ...failure.sentences.map((one) => `- ${one}`)];
  const isSaid =
    failure instanceof FolderLocked ||
    failure instanceof JournalNotEmpty ||
    failure instanceof CommandProblem;
  if (isSaid) return [failure.message];
  if (isUnprepared(failure))
    return ['This database has no shop in it yet: npm run db:seed makes one.'];
  return null;
}

/** PostgreSQL's "undefined table", as the database library hands it on. */
function isUnprepared(failure: unknown): boolean {
  const cause: unknown = failure instanceof Error ? failure.cause : null;
  return cause instanceof Error && 'code' in cause && cause.code === '42P01';
}
