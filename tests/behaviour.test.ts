import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs', 'behaviour');
const pages = readdirSync(folder).filter((name) => name.endsWith('.md'));
const textOf = new Map(pages.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

/** The ids of a page's rules, in their order. */
function rulesOf(page: string): string[] {
  const anchors = textOf.get(page)?.matchAll(/^- <a id="([^"]+)"><\/a>\*\*([^*]+)\*\* /gm) ?? [];
  return [...anchors].map(([, id = '', shown = '']) => (id === shown ? id : `${id} ≠ ${shown}`));
}

const all = new Set(pages.flatMap(rulesOf));

describe.each(pages.filter((name) => name !== 'README.md'))('docs/behaviour/%s', (page) => {
  const text = textOf.get(page) ?? '';

  it('numbers its rules upwards, each once, by its own name', () => {
    const rules = rulesOf(page);
    const numbers = rules.map((id) => Number(id.slice(page.length - '.md'.length + 1)));
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.every((id) => id.startsWith(`${page.slice(0, -'.md'.length)}-`))).toBe(true);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  });

  it('is named in the index', () => {
    expect(textOf.get('README.md')).toContain(`(${page})`);
  });

  it('leads only to pages and rules that are there', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]*)(?:#([^)]+))?\)/g)];
    const lost = links.filter(([, to = '', rule]) => {
      if (to.startsWith('https:')) return false;
      return (to !== '' && !existsSync(join(folder, to))) || (rule !== undefined && !all.has(rule));
    });
    expect(lost.map(([link]) => link)).toEqual([]);
  });

  it('names only sentences, calls and shapes that are there', () => {
    const named = text.matchAll(/`((?:text|contract)\/[\w-]+\.ts): ([\w$, ]+)`/g);
    const lost = [...named].flatMap(([, file = '', names = '']) => {
      const path = join(root, 'src', file);
      const code = existsSync(path) ? readFileSync(path, 'utf8') : '';
      const isThere = (name: string) => new RegExp(`\\b${name}\\b`).test(code);
      return names.split(', ').flatMap((name) => (isThere(name) ? [] : [`${file}: ${name}`]));
    });
    expect(lost).toEqual([]);
  });
});
