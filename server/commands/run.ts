/** The frame of every command: settings, database, error sentences, exit code. */
import { userInfo } from 'node:os';
import { BackupUnusable } from '#server/backup/manifest.ts';
import { ConfigMistakes, readConfig, type Config } from '#server/config.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { keepFilesPrivate } from '#server/db/own-files.ts';
import { openDatabase } from '#server/open-shop.ts';
import { sentenceOfStart } from '#server/start-failures.ts';
import { OperatorProblem } from '#server/operator/command-context.ts';
import { printable } from '#server/operator/printable.ts';
import { runInRunningShop } from '#server/running/run-in-running-shop.ts';
import { UnknownCommand } from '#server/running/command-socket.ts';
import { Refusal } from '#server/services/refusal.ts';
import { limitPictures } from '#server/services/uploads/pictures.ts';

/** Wrong arguments or unusable input. The message is shown without a stack. */
export class CommandProblem extends Error {}

/**
 * Runs `prepare`, opens the database, runs `work` and closes the database. On an error it prints a
 * sentence and exits with 1.
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
 * As {@link runCommand}, but if a shop runs on the embedded database, that shop executes the
 * command by its name and arguments (`server/running`). Else `work` runs in this process.
 */
export function runWhereDataIs(
  command: string,
  prepare: () => Promise<string[]>,
  work: (words: string[], database: OpenDatabase, config: Config) => Promise<void>,
): Promise<void> {
  return explained(async (config) => {
    const words = await prepare();
    const outcome = config.databaseUrl
      ? { kind: 'not-running' as const }
      : await runInRunningShop(
          config.dataDir,
          { command, words, actor: userInfo().username },
          sayLine,
        );
    if (outcome.kind === 'done') return;
    if (outcome.kind === 'refused') throw new CommandProblem(outcome.sentences.join('\n'));
    await withDatabase(config, (database) => work(words, database, config));
  });
}

/** Prints a line that may contain a customer's text, without control characters. */
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

/** For commands that need only the database. */
export function nothingToPrepare(): Promise<void> {
  return Promise.resolve();
}

function explain(failure: unknown): void {
  const sentences = sentencesOf(failure);
  if (sentences)
    for (const line of sentences.join('\n').split('\n')) console.error(printable(line));
  else console.error(failure);
}

/** Sentences for a mistake of the person at the command line; null for a bug. */
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

/** PostgreSQL's error "undefined table", wrapped by the database library. */
function isUnprepared(failure: unknown): boolean {
  const cause: unknown = failure instanceof Error ? failure.cause : null;
  return cause instanceof Error && 'code' in cause && cause.code === '42P01';
}
