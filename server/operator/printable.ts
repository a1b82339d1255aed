/** Control characters, C1 included, and marks that change the text direction. */
const meddling = /\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * A line that is safe for a terminal. A customer's text could otherwise move the cursor, change
 * colours or hide what staff read.
 */
export function printable(line: string): string {
  return line.replace(meddling, '\ufffd');
}
