/**
 * Checks docs/security.md against the tests and the OWASP standard: each named test exists, and no
 * requirement is missing.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs', 'security.md'), 'utf8');

/**
 * The requirements of levels 1 and 2, by section: their numbers in OWASP's ASVS 5.0.0, from the
 * file `5.0/docs_en/…5.0.0_en.flat.json` of its repository (OWASP/ASVS). Missing numbers belong to
 * level 3.
 */
const sections: Record<string, readonly number[]> = {
  'V1.1': [1, 2],
  'V1.2': [1, 2, 3, 4, 5, 6, 7, 8, 9],
  'V1.3': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  'V1.4': [1, 2, 3],
  'V1.5': [1, 2],
  'V2.1': [1, 2, 3],
  'V2.2': [1, 2, 3],
  'V2.3': [1, 2, 3, 4],
  'V2.4': [1],
  'V3.2': [1, 2],
  'V3.3': [1, 2, 3, 4],
  'V3.4': [1, 2, 3, 4, 5, 6],
  'V3.5': [1, 2, 3, 4, 5],
  'V3.7': [1, 2],
  'V4.1': [1, 2, 3],
  'V4.2': [1],
  'V4.3': [1, 2],
  'V4.4': [1, 2, 3, 4],
  'V5.1': [1],
  'V5.2': [1, 2, 3],
  'V5.3': [1, 2],
  'V5.4': [1, 2, 3],
  'V6.1': [1, 2, 3],
  'V6.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  'V6.3': [1, 2, 3, 4],
  'V6.4': [1, 2, 3, 4],
  'V6.5': [1, 2, 3, 4, 5],
  'V6.6': [1, 2, 3],
  'V6.8': [1, 2, 3, 4],
  'V7.1': [1, 2, 3],
  'V7.2': [1, 2, 3, 4],
  'V7.3': [1, 2],
  'V7.4': [1, 2, 3, 4, 5],
  'V7.5': [1, 2],
  'V7.6': [1, 2],
  'V8.1': [1, 2],
  'V8.2': [1, 2, 3],
  'V8.3': [1],
  'V8.4': [1],
  'V9.1': [1, 2, 3],
  'V9.2': [1, 2, 3, 4],
  'V10.1': [1, 2],
  'V10.2': [1, 2],
  'V10.3': [1, 2, 3, 4],
  'V10.4': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  'V10.5': [1, 2, 3, 4, 5],
  'V10.6': [1, 2],
  'V10.7': [1, 2, 3],
  'V11.1': [1, 2],
  'V11.2': [1, 2, 3],
  'V11.3': [1, 2, 3],
  'V11.4': [1, 2, 3, 4],
  'V11.5': [1],
  'V11.6': [1],
  'V12.1': [1, 2, 3],
  'V12.2': [1, 2],
  'V12.3': [1, 2, 3, 4],
  'V13.1': [1],
  'V13.2': [1, 2, 3, 4, 5],
  'V13.3': [1, 2],
  'V13.4': [1, 2, 3, 4, 5],
  'V14.1': [1, 2],
  'V14.2': [1, 2, 3, 4],
  'V14.3': [1, 2, 3],
  'V15.1': [1, 2, 3],
  'V15.2': [1, 2, 3],
  'V15.3': [1, 2, 3, 4, 5, 6, 7],
  'V16.1': [1],
  'V16.2': [1, 2, 3, 4, 5],
  'V16.3': [1, 2, 3, 4],
  'V16.4': [1, 2, 3],
  'V16.5': [1, 2, 3],
  'V17.1': [1],
  'V17.2': [1, 2, 3, 4],
  'V17.3': [1, 2],
};

const required = Object.entries(sections).flatMap(([section, numbers]) =>
  numbers.map((number) => `${section}.${number}`),
);

describe('the page about security', () => {
  it('lists every requirement of levels 1 and 2 once, and no other', () => {
    const answered = page.match(/\bV\d+\.\d+\.\d+\b/g) ?? [];
    expect(required).toHaveLength(253);
    expect(answered.toSorted()).toEqual(required.toSorted());
  });

  it('states for each whether it is met, not applicable, or not met, and how many of each there are', () => {
    const answers = page.split('\n').flatMap((line) => {
      const [, ids = '', answer = ''] = /^\| (V\d[^|]*)\|([^|]*)\|/.exec(line) ?? [];
      return ids.split(',').flatMap((id) => (id === '' ? [] : [answer.trim()]));
    });
    const countOf = (answer: string) => answers.filter((one) => one === answer).length;
    const [met, not, unmet] = ['met', 'not applicable', '**not met**'].map(countOf);
    expect(page).toContain(`${met} met, ${not} not applicable, ${unmet} not met.`);
    expect(answers).toHaveLength(required.length);
  });

  it('names only tests and places that exist', () => {
    const named = [...page.matchAll(/`((?:tests|server|src|sw|scripts|deploy)\/[\w./$-]+)`/g)];
    const lost = named.flatMap(([, path = '']) => (existsSync(join(root, path)) ? [] : [path]));
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(lost)]).toEqual([]);
  });

  it('quotes test titles word for word', () => {
    const quoted = [...page.matchAll(/`(tests\/[\w./-]+)`((?:,? _[^_]+_)+)/g)].flatMap(
      ([, path = '', sentences = '']) =>
        [...sentences.matchAll(/_([^_]+)_/g)].map(([, sentence = '']) => ({ path, sentence })),
    );
    const lost = quoted.filter(({ path, sentence }) => {
      const file = join(root, path);
      return existsSync(file) && !readFileSync(file, 'utf8').includes(sentence);
    });
    expect(quoted.length).toBeGreaterThan(100);
    expect(lost).toEqual([]);
  });
});
