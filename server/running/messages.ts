/** What a command and the shop that runs say to each other: a line of JSON each. */
import * as v from 'valibot';

export const socketName = 'shop.sock';

/** Letters of a request: a name and some words, never a file. */
export const longestRequest = 64 * 1024;

/** `actor` is who asks, by the name of the machine's user. */
export const commandRequest = v.object({
  command: v.string(),
  words: v.array(v.string()),
  actor: v.string(),
});

export type CommandRequest = v.InferOutput<typeof commandRequest>;

export const commandAnswer = v.variant('kind', [
  /** Something to be shown while it goes on. */
  v.object({ kind: v.literal('line'), line: v.string() }),
  v.object({ kind: v.literal('done') }),
  /** Nothing more comes; the sentences say why it was not done. */
  v.object({ kind: v.literal('refused'), sentences: v.array(v.string()) }),
]);

export type CommandAnswer = v.InferOutput<typeof commandAnswer>;

/** A line of JSON, or null for anything that is no such message. */
export function readMessage<T>(schema: v.GenericSchema<unknown, T>, line: string): T | null {
  try {
    const read = v.safeParse(schema, JSON.parse(line));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
