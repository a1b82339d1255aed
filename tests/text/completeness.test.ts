import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Half = string | ((...values: unknown[]) => string);
interface Sentence {
  where: string;
  hasValues: boolean;
  english: string;
  bengali: string;
}

/**
 * The text of a sentence; for a sentence with values, its source. Only the characters are checked.
 */
const written = (half: Half): string => (typeof half === 'string' ? half : half.toString());

function isPair(value: unknown): value is [Half, Half] {
  const isHalf = (half: unknown) => typeof half === 'string' || typeof half === 'function';
  return Array.isArray(value) && value.length === 2 && value.every(isHalf);
}

async function everySentence(): Promise<Sentence[]> {
  const files = readdirSync('src/text').flatMap((file) => /^(.+)\.ts$/.exec(file)?.[1] ?? []);
  const found: Sentence[] = [];
  for (const file of files) {
    const area: Record<string, unknown> = await import(`#text/${file}.ts`);
    for (const [name, pairs] of Object.entries(area)) {
      if (typeof pairs !== 'object' || pairs === null || !name.match(/Text$|Titles$/)) continue;
      for (const [key, pair] of Object.entries(pairs)) {
        if (!isPair(pair)) continue;
        const [english, bengali] = pair;
        found.push({
          where: `${file}.ts ${key}`,
          hasValues: typeof bengali === 'function',
          english: written(english),
          bengali: written(bengali),
        });
      }
    }
  }
  return found;
}

/** Sentences for readers of the other language, or the same in both. */
const alike =
  /^(offers\.ts (bengali|installOnIos)|requests\.ts (number|agreeAfter)|invoice\.ts bdt|.* (other|language)Name)/;

const sentences = await everySentence();

describe('the sentences of the shop', () => {
  it('all sentences are found', () => {
    expect(sentences.length).toBeGreaterThan(700);
  });

  // shell-63
  it('the Bengali sentences are in Bengali', () => {
    const missing = sentences.filter(
      ({ where, hasValues, bengali }) =>
        !hasValues &&
        /[a-z]{3}/i.test(bengali) &&
        !/[\u0980-\u09ff]/.test(bengali) &&
        !alike.test(where),
    );
    expect(missing.map(({ where }) => where)).toEqual([]);
  });

  // shell-63
  it('the English sentences contain no Bengali, except words that customers type in Bengali', () => {
    const quoted = (text: string) => text.replace(/“[^”]*”/g, '');
    const wrong = sentences.filter(
      ({ where, english }) => /[\u0985-\u09b9]/.test(quoted(english)) && !alike.test(where),
    );
    expect(wrong.map(({ where }) => where)).toEqual([]);
  });

  it('the sentences are in one normal form, so that a search and a test find them', () => {
    const other = sentences.filter(({ bengali }) => bengali !== bengali.normalize('NFC'));
    expect(other.map(({ where }) => where)).toEqual([]);
  });

  it('the Bengali sentences end with a danda and never with a full stop', () => {
    const stopped = sentences.filter(({ bengali }) => /[\u0980-\u09ff](?<!গ্রা)\.$/.test(bengali));
    expect(stopped.map(({ where, bengali }) => `${where}: ${bengali}`)).toEqual([]);
  });
});
