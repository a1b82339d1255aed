/** Control characters, C1 ones too, and the marks that turn the direction of what follows. */
const meddling = /\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * A line as a terminal may print it: what customers wrote stands in it, and would otherwise
 * move the cursor, colour or hide what the shop's people read.
 */
export function printable(line: string): string {
  return line.replace(meddling, '\ufffd');
}
