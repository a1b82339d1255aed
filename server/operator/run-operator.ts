import type { Database } from '#server/db/database.ts';
import type { CommandContext } from './command-context.ts';
import { parseOperatorCommand } from './operator.ts';

/**
 * Runs a command and prints its lines, in the running shop or in the command's own process. Throws
 * an `OperatorProblem` or the shop's refusal.
 */
export async function runOperator(
  { words, actor }: { words: readonly string[]; actor: string },
  parts: { db: Database } & Pick<CommandContext, 'openFiles' | 'origin'>,
  say: (line: string) => void,
): Promise<void> {
  const run = parseOperatorCommand(words);
  const { db, openFiles, origin } = parts;
  const at = { now: new Date(), actor, openFiles, origin };
  for (const line of await run(db, at)) say(line);
}
