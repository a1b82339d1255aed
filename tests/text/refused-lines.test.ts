import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { refusedLineText } from '#text/counter/refused-lines.ts';

const folder = join(import.meta.dirname, '../../server/services/import');

/** The sentences that the server may write about a line, with a number instead of each value. */
const said = readdirSync(folder)
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .flatMap((text) => [
    ...text.matchAll(/(?:CellProblem\(\s*|sentence(?: =|:)\s+)(['`])(The .+?)\1/g),
  ])
  .map(([, , sentence = '']) => sentence.replaceAll(/\$\{.+?\}/g, '7'));

// counter-168
it('each reason to leave out a line of a file is translated to Bengali', () => {
  expect(said.length).toBeGreaterThan(13);
  for (const sentence of said) {
    expect(refusedLineText(sentence, 'en')).toBe(sentence);
    expect(refusedLineText(sentence, 'bn')).toMatch(/[\u0980-\u09ff].*[।?]$/u);
  }
});

// counter-168
it.each([
  ['The name is missing.', 'name নেই।'],
  ['The price "1o" is not a number.', 'price: “1o” কোনো সংখ্যা নয়।'],
  ['The price must be from 0 to 1000000 taka.', 'price ০ থেকে ১০০০০০০ টাকার মধ্যে হতে হবে।'],
  ['The discount_percent must be from 0 to 100.', 'discount_percent ০ থেকে ১০০র মধ্যে হতে হবে।'],
  ['Something newer.', 'Something newer.'],
])('%s', (sentence, bengali) => {
  expect(refusedLineText(sentence, 'bn')).toBe(bengali);
});
