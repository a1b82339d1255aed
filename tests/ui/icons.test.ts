import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sprite = readFileSync('src/ui/icons.svg', 'utf8');
const names = readFileSync('src/ui/icons.ts', 'utf8');

function found(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, name]) => name ?? '').toSorted();
}

describe('the icons', () => {
  it('there is one drawing for each name', () => {
    const named = found(/\| '(\w+)'/g, names);
    expect(named.length).toBeGreaterThan(20);
    expect(found(/<symbol id="(\w+)"/g, sprite)).toEqual(named);
  });

  it('an icon has the colour of the text next to it', () => {
    expect(sprite).not.toMatch(/fill=|stroke=|style=|#[0-9a-f]{3}/i);
  });
});
