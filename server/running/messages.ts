/** The messages between a command and the running shop, one line of JSON each. */
import * as v from 'valibot';

export const socketName = 'shop.sock';

/** The maximum length of a request in characters: a name and some words, never a file. */
export const longestRequest = 64 * 1024;

/** `actor` is the caller's user name on the machine. */
export const commandRequest = v.object({
  command: v.string(),
  words: v.array(v.string()),
  actor: v.string(),
});

export type CommandRequest = v.InferOutput<typeof commandRequest>;

export const commandResponse = v.variant('kind', [
  /** Output while the command runs. */
  v.object({ kind: v.literal('line'), line: v.string() }),
  v.object({ kind: v.literal('done') }),
  /** The last message: the command failed, and the sentences give the reason. */
  v.object({ kind: v.literal('refused'), sentences: v.array(v.string()) }),
]);

export type CommandResponse = v.InferOutput<typeof commandResponse>;

/** Parses a line; null if it is not a valid message. */
export function readMessage<T>(schema: v.GenericSchema<unknown, T>, line: string): T | null {
  try {
    const read = v.safeParse(schema, JSON.parse(line));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
