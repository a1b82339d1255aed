/** The type of an operator's command and its context. */
import { parseArgs } from 'node:util';
import type { Paisa } from '#domain/money.ts';
import { typedAmount } from '#domain/typed-amount.ts';
import type { Database } from '#server/db/database.ts';
import type { PrescriptionFiles } from '#server/services/prescriptions/prescription-files.ts';

/** Wrong arguments, or an unknown subject. The message is shown to the operator. */
export class OperatorProblem extends Error {}

export interface CommandContext {
  db: Database;
  now: Date;
  /** The name of the person who runs the command. It is not verified. */
  actor: string;
  /** Opens the prescription files when a command needs them. */
  openFiles: () => Promise<PrescriptionFiles>;
  /** The shop's address, such as `https://shop.example`, for links. */
  origin: string;
  /** The words after the command's name. */
  words: string[];
  /** `--name value`. */
  options: Record<string, string>;
}

/** Returns the lines to print. */
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

/** The value of a required option. Throws an {@link OperatorProblem} without it. */
export function needed(context: Pick<CommandContext, 'options'>, name: string): string {
  const value = context.options[name]?.trim();
  if (!value) throw new OperatorProblem(`--${name} is missing.`);
  return value;
}

/** The maximum amount in paisa: 1 crore taka. */
const maxAmount = 10_000_000_00;

/** Parses an amount in taka and returns paisa, above 0. Throws an {@link OperatorProblem}. */
export function amountOf(text: string): Paisa {
  const amount = typedAmount(text) ?? 0;
  if (amount <= 0 || amount > maxAmount)
    throw new OperatorProblem(`"${text}" is no amount in taka, such as 120.50.`);
  return amount;
}
