import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seedData } from '#demo/seed/seed-data.ts';
import { bengaliWords } from '#text/bengali-words.ts';

/**
 * Words that are also in Latin script on the pack and at the counter: sizes, units without a
 * Bengali symbol, file types, names of programs and their makers, codes.
 */
const meant =
  /\b(Rx|XL|[A-Z]|\d+G|w\/w|w\/v|rDNA|A-Z|JPE?G|PNG|PDF|DOCX?|GPS|MB|Wi-?Fi|WhatsApp|SMS|OTP|COD|Nirog|Natural Earth|GSHHG|OpenStreetMap|Android|iPhone|iPad|Chrome|Safari|Firefox|English|BDT|Tk|tk|TK)\b/g;
/** Addresses, the placeholders of templates, and words to type into the search. */
const machine = /“napa”|https?:\/\/\S+|\S+@\S+|\$\{[^}]*\}|\{[a-z]+\}/gi;

function latinIn(text: string): string[] {
  return (
    text
      .replace(machine, '')
      .replace(meant, '')
      .match(/[A-Za-z]{2,}/g) ?? []
  );
}

const seed = seedData();

function bengaliIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return name.endsWith('Bn') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => bengaliIn(inner, key));
}

const wrong = (texts: readonly string[]) =>
  [...new Set(texts)].filter((text) => latinIn(text).length > 0);

describe('the catalogue for readers of Bengali', () => {
  const { products } = seed;

  it('every company has a Bengali name', () => {
    expect(wrong(products.map(({ company }) => bengaliWords.company(company)))).toEqual([]);
    expect(bengaliWords.company('Square Pharmaceuticals Ltd.')).toBe(
      'স্কয়ার ফার্মাসিউটিক্যালস লি.'.normalize('NFC'),
    );
  });

  // shell-67
  it('an unknown company keeps its own spelling', () => {
    expect(bengaliWords.company('Quokka Pharmaceuticals Ltd.')).toBe('Quokka Pharmaceuticals Ltd.');
  });

  it('every strength, size, pack and form is in Bengali, with Bengali digits', () => {
    const measures = products.flatMap((product) => [
      bengaliWords.measure(product.strength),
      bengaliWords.measure(product.packSize),
      bengaliWords.form(product.form),
      product.pack ? bengaliWords.container('strip', product.pack.pieces) : '',
    ]);
    expect(wrong(measures.filter((text) => !/ of /.test(text)))).toEqual([]);
    expect(measures.filter((text) => /[0-9]/.test(text))).toEqual([]);
  });

  // shell-64
  it.each([
    ['upper arm', 'বাহুতে বাঁধার'],
    ['wrist', 'কবজিতে বাঁধার'],
    ['4 billion', '৪০০ কোটি'],
    ['2.3 billion', '২৩০ কোটি'],
    ['2.25 billion/5 ml', '২২৫ কোটি/৫ মিলি'],
    ['0.5 Billion', '৫০ কোটি'],
    ['1,500 million', '১৫০ কোটি'],
    ['12.5 million', '১.২৫ কোটি'],
    ['2.4 million IU', '২৪ লাখ আইইউ'],
    ['3 ply 50 pcs', '৩ স্তরের ৫০ পিস'],
    ['for 250 ml', '২৫০ মিলির জন্য'],
    ['30%+70% in 40 IU/ml', '৩০%+৭০%, ৪০ আইইউ/মিলি'],
  ])('%s is written as %s', (measure, bengali) => {
    expect(bengaliWords.measure(measure).normalize('NFC')).toBe(bengali.normalize('NFC'));
  });

  // catalogue-126
  it('an injection under the skin is not called insulin', () => {
    expect(bengaliWords.form('SC Injection').normalize('NFC')).toBe(
      'চামড়ার নিচে দেওয়ার ইনজেকশন'.normalize('NFC'),
    );
  });

  it('every product’s description contains no Latin word', () => {
    const lists = products.map(
      ({ details }) => /<ul lang="bn">(.*)<\/ul>/s.exec(details)?.[1] ?? '',
    );
    expect(lists.filter((list) => list === '')).toEqual([]);
    expect(wrong(lists.map((list) => list.replace(/<\/?li>/g, ' ')))).toEqual([]);
  });

  it('the seed contains no Bengali text with a Latin word or digit', () => {
    const texts = bengaliIn(seed);
    expect(texts.length).toBeGreaterThan(3_000);
    expect(wrong(texts)).toEqual([]);
    expect(texts.filter((text) => /[0-9]/.test(text))).toEqual([]);
  });
});

interface Said {
  where: string;
  bengali: string;
}

/** Every sentence. For a sentence with values, its own text. */
async function everySentence(): Promise<Said[]> {
  const files = readdirSync('src/text').flatMap((file) => /^(.+)\.ts$/.exec(file)?.[1] ?? []);
  const found: Said[] = [];
  for (const file of files) {
    const area: Record<string, unknown> = await import(`#text/${file}.ts`);
    for (const [name, pairs] of Object.entries(area)) {
      if (typeof pairs !== 'object' || pairs === null || !/Text$|Titles$/.test(name)) continue;
      for (const [key, pair] of Object.entries(pairs)) {
        if (!Array.isArray(pair) || pair.length !== 2) continue;
        found.push({ where: `${file} ${key}`, bengali: writtenIn(pair[1]) });
      }
    }
  }
  return found;
}

function writtenIn(half: unknown): string {
  if (typeof half === 'string') return half;
  const templates = String(half).matchAll(/`((?:[^`\\]|\\.)*)`/g);
  return [...templates]
    .map(([, text = '']) => text.replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, ' '))
    .filter((text) => /[\u0980-\u09ff]/.test(text))
    .join(' ');
}

/** The name of the other language, and texts that are in Latin script on purpose. */
const alike =
  /(other|language)Name| english$|^offers (installOnIos|bengaliNo)|^push needs-install|^invoice bdt|^pay-by-hand (transactionIdHint|idInvalid)/;

describe('the sentences in Bengali', async () => {
  const sentences = (await everySentence()).filter(({ where }) => !alike.test(where));

  it('the sentences contain no Latin words except the intended ones', () => {
    expect(sentences.length).toBeGreaterThan(700);
    const found = sentences.filter(({ bengali }) => latinIn(bengali).length > 0);
    expect(found).toEqual([]);
  });

  it('the sentences contain no Latin digits', () => {
    expect(sentences.filter(({ bengali }) => /[0-9]/.test(bengali.replace(machine, '')))).toEqual(
      [],
    );
  });
});
