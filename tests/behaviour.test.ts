import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs', 'behaviour');
const pages = readdirSync(folder).filter((name) => name.endsWith('.md'));
const textOf = new Map(pages.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

/** The ids of a page's rules, in page order. */
function rulesOf(page: string): string[] {
  const anchors = textOf.get(page)?.matchAll(/^- <a id="([^"]+)"><\/a>\*\*([^*]+)\*\* /gm) ?? [];
  return [...anchors].map(([, id = '', shown = '']) => (id === shown ? id : `${id} ≠ ${shown}`));
}

const all = new Set(pages.flatMap(rulesOf));

const topics = pages
  .filter((name) => name !== 'README.md')
  .map((name) => name.slice(0, -'.md'.length));
const rule = `(?:${topics.join('|')})-\\d+`;
const someRule = new RegExp(`(?<![\\w/.-])${rule}(?![\\w-])`, 'g');
/**
 * Test titles cite rules in parentheses, `(bag-4, bag-6 to bag-8)`. Elsewhere in code such a word
 * has another meaning.
 */
const rulesInParentheses = new RegExp(`\\(${rule}(?:(?:, | to )${rule})*\\)`, 'g');
const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

const written = ['src', 'server', 'sw', 'scripts', 'tests', 'docs']
  .flatMap((name) =>
    readdirSync(join(root, name), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs|css|md)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  .concat(join(root, 'README.md'))
  .map((file) => ({ file: relative(root, file), text: readFileSync(file, 'utf8') }));

/** The rules that a file cites. */
function citedIn({ file, text }: (typeof written)[number]): string[] {
  const places = file.endsWith('.md')
    ? [text]
    : [...(text.match(comment) ?? []), ...(text.match(rulesInParentheses) ?? [])];
  return places.flatMap((place) => place.match(someRule) ?? []);
}

describe('a citation', () => {
  it('names a rule that exists', () => {
    const cited = written.flatMap((one) => citedIn(one).map((id) => ({ file: one.file, id })));
    expect(cited.length).toBeGreaterThan(400);
    expect(cited.filter(({ id }) => !all.has(id))).toEqual([]);
  });

  it('links from another page to the rule that it names', () => {
    const links = written.flatMap(({ text }) => [
      ...text.matchAll(/\[([\w-]+)\]\([./]*behaviour\/([\w-]+\.md)#([\w-]+)\)/g),
    ]);
    const lost = links.filter(
      ([, shown = '', page = '', id]) => shown !== id || !rulesOf(page).includes(shown),
    );
    expect(links.length).toBeGreaterThan(0);
    expect(lost.map(([link]) => link)).toEqual([]);
  });

  it('names nothing outside this repository', () => {
    const elsewhere =
      /\bS[12] (?:§|reading)|\(decisions[,:)]|\bdesign[/,:] ?(?:security|outbox)|(?<!-)\b(?:quality|architecture|durability|vocabulary)\.md\b/;
    expect(written.filter(({ text }) => elsewhere.test(text)).map(({ file }) => file)).toEqual([]);
  });
});

describe('a rule', () => {
  it('is cited by the tests that prove it', () => {
    const tests = written.filter(
      ({ file }) => /^tests\/.*\.test\.tsx?$/.test(file) && file !== 'tests/behaviour.test.ts',
    );
    const named = new Set(tests.flatMap(citedIn));
    expect([...all].filter((id) => !named.has(id))).toEqual([]);
  });
});

describe.each(pages.filter((name) => name !== 'README.md'))('docs/behaviour/%s', (page) => {
  const text = textOf.get(page) ?? '';

  it('numbers its rules upwards, each once, with its own name as the prefix', () => {
    const rules = rulesOf(page);
    const numbers = rules.map((id) => Number(id.slice(page.length - '.md'.length + 1)));
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.every((id) => id.startsWith(`${page.slice(0, -'.md'.length)}-`))).toBe(true);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  });

  it('is named in the index', () => {
    expect(textOf.get('README.md')).toContain(`(${page})`);
  });

  it('links only to pages and rules that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]*)(?:#([^)]+))?\)/g)];
    const lost = links.filter(([, to = '', rule]) => {
      if (to.startsWith('https:')) return false;
      return (to !== '' && !existsSync(join(folder, to))) || (rule !== undefined && !all.has(rule));
    });
    expect(lost.map(([link]) => link)).toEqual([]);
  });

  it('names only sentences, calls and shapes that exist', () => {
    const named = text.matchAll(/`((?:text|contract)\/[\w-]+\.ts): ([\w$, -]+)`/g);
    const lost = [...named].flatMap(([, file = '', names = '']) => {
      const path = join(root, 'src', file);
      const code = existsSync(path) ? readFileSync(path, 'utf8') : '';
      const isThere = (name: string) =>
        new RegExp(
          `^(?: +'?${name}'?:|export (?:const|interface|type|function) ${name}\\b)`,
          'm',
        ).test(code);
      return names.split(', ').flatMap((name) => (isThere(name) ? [] : [`${file}: ${name}`]));
    });
    expect(lost).toEqual([]);
  });
});
