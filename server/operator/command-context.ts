/** One thing that the operator asks for, and what every such thing is given. */
import { parseArgs } from 'node:util';
import type { Paisa } from '#domain/money.ts';
import { typedAmount } from '#domain/typed-amount.ts';
import type { Database } from '#server/db/database.ts';
import type { PrescriptionFiles } from '#server/services/prescriptions/prescription-files.ts';

/** Called wrongly, or about something that is not there: said in its sentence. */
export class OperatorProblem extends Error {}

export interface CommandContext {
  db: Database;
  now: Date;
  /** Who says to do it. */
  actor: string;
  /** Where prescriptions lie, opened when a command needs it. */
  openFiles: () => Promise<PrescriptionFiles>;
  /** The words after the command's name. */
  words: string[];
  /** `--name value`. */
  options: Record<string, string>;
}

/** Answers the lines to be shown. */
export type Command = (context: CommandContext) => Promise<string[]>;

/** `['move', 'N-1001', '--to', 'x']` → words and options. Throws an {@link OperatorProblem}. */
export function readArguments(args: readonly string[], known: readonly string[]) {
  try {
    const options = Object.fromEntries(known.map((name) => [name, { type: 'string' as const }]));
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options,
    });
    const given: Record<string, string> = {};
    for (const [name, value] of Object.entries(values))
      if (typeof value === 'string') given[name] = value;
    return { words: positionals, options: given };
  } catch (failure) {
    throw new OperatorProblem(failure instanceof Error ? failure.message : 'Not understood.');
  }
}

/** An option that must be there. */
export function needed(context: Pick<CommandContext, 'options'>, name: string): string {
  const value = context.options[name]?.trim();
  if (!value) throw new OperatorProblem(`--${name} is missing.`);
  return value;
}

/** What one amount may be, in paisa: a crore of taka. */
const mostAmount = 10_000_000_00;

/** Taka as they are typed, in paisa: more than nothing. */
export function amountOf(text: string): Paisa {
  const amount = typedAmount(text) ?? 0;
  if (amount <= 0 || amount > mostAmount)
    throw new OperatorProblem(`"${text}" is no amount in taka, such as 120.50.`);
  return amount;
}
