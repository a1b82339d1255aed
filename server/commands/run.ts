/** What every command does around its work: settings, the database, clear sentences, an exit code. */
import { userInfo } from 'node:os';
import { BackupUnusable } from '#server/backup/manifest.ts';
import { ConfigMistakes, readConfig, type Config } from '#server/config.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { keepFilesPrivate } from '#server/db/own-files.ts';
import { openDatabase } from '#server/open-shop.ts';
import { sentenceOfStart } from '#server/start-failures.ts';
import { OperatorProblem } from '#server/operator/command-context.ts';
import { printable } from '#server/operator/printable.ts';
import { askRunning } from '#server/running/ask-running.ts';
import { UnknownCommand } from '#server/running/command-socket.ts';
import { Refusal } from '#server/services/refusal.ts';
import { limitPictures } from '#server/services/uploads/pictures.ts';

/** A command was called wrongly, or its input cannot be used: said in its sentence, without a stack. */
export class CommandProblem extends Error {}

/**
 * Prepares without the database, opens it, works and closes it. Exits with 1 after a sentence where something is wrong.
 */
export function runCommand<Prepared>(
  prepare: () => Promise<Prepared>,
  work: (prepared: Prepared, database: OpenDatabase, config: Config) => Promise<void>,
  how: { takesPlace?: boolean } = {},
): Promise<void> {
  return explained(async (config) => {
    const prepared = await prepare();
    await withDatabase(config, (database) => work(prepared, database, config), how);
  });
}

/**
 * As {@link runCommand}, for what a shop that runs on the embedded database has to do itself: it
 * is asked by the command's name and words (`server/running`). Elsewhere the work is done here.
 */
export function runWhereDataIs(
  command: string,
  prepare: () => Promise<string[]>,
  work: (words: string[], database: OpenDatabase, config: Config) => Promise<void>,
): Promise<void> {
  return explained(async (config) => {
    const words = await prepare();
    const asked = config.databaseUrl
      ? { kind: 'not-running' as const }
      : await askRunning(config.dataDir, { command, words, actor: userInfo().username }, sayLine);
    if (asked.kind === 'done') return;
    if (asked.kind === 'refused') throw new CommandProblem(asked.sentences.join('\n'));
    await withDatabase(config, (database) => work(words, database, config));
  });
}

/** A line that may have a customer's words in it, on the terminal. */
export function sayLine(line: string): void {
  console.log(printable(line));
}

async function explained(work: (config: Config) => Promise<void>): Promise<void> {
  try {
    const config = readConfig(process.env);
    keepFilesPrivate(config.dataDir);
    limitPictures(config.pictureMegapixels);
    await work(config);
  } catch (failure) {
    explain(failure);
    process.exitCode = 1;
  }
}

async function withDatabase(
  config: Config,
  work: (database: OpenDatabase) => Promise<void>,
  how: { takesPlace?: boolean } = {},
): Promise<void> {
  const database = await openDatabase(config, (line) => console.log(line), how);
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** For commands that need nothing but the database. */
export function nothingToPrepare(): Promise<void> {
  return Promise.resolve();
}

function explain(failure: unknown): void {
  const sentences = sentencesOf(failure);
  if (sentences)
    for (const line of sentences.join('\n').split('\n')) console.error(printable(line));
  else console.error(failure);
}

/** What the person at the command line did wrong, in sentences; null for a fault of ours. */
export function sentencesOf(failure: unknown): readonly string[] | null {
  if (failure instanceof ConfigMistakes)
    return ['The settings cannot be used:', ...failure.sentences.map((one) => `- ${one}`)];
  const isSaid =
    failure instanceof BackupUnusable ||
    failure instanceof UnknownCommand ||
    failure instanceof OperatorProblem ||
    failure instanceof Refusal ||
    failure instanceof CommandProblem;
  if (isSaid) return [failure.message];
  const ofStart = sentenceOfStart(failure);
  if (ofStart) return [ofStart];
  if (isUnprepared(failure))
    return ['This database has no shop in it yet: npm run db:seed makes one.'];
  return null;
}

/** PostgreSQL's "undefined table", as the database library hands it on. */
function isUnprepared(failure: unknown): boolean {
  const cause: unknown = failure instanceof Error ? failure.cause : null;
  return cause instanceof Error && 'code' in cause && cause.code === '42P01';
}
