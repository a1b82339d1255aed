import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { describe, expect, it } from 'vitest';
import { halfOf } from '#scripts/bengali-apart.ts';
import { learnBengali, sentences, speak, type Pair } from '#text/sentences.ts';

const source = `
export const bagText = sentences({
  bag: ['Bag', 'ব্যাগ'],
  items: [(count) => \`\${count} items\`, (count) => \`\${digits(count, 'bn')}টি পণ্য\`],
});
export const limit = sentencesPerPage({ bag: ['a', 'b'] });
`;

describe('the sentences of the built shop', () => {
  it('are English alone where a screen carries them, under the name of their area', () => {
    expect(halfOf(source, 'english')).toBe(`
export const bagText = sentences({
  bag: ['Bag'],
  items: [(count) => \`\${count} items\`],
}, 'bagText');
export const limit = sentencesPerPage({ bag: ['a', 'b'] });
`);
  });

  it('are Bengali alone in the chunk that readers of Bengali fetch', () => {
    expect(halfOf(source, 'bengali')).toContain("bag: 'ব্যাগ',");
    expect(halfOf(source, 'bengali')).not.toContain('Bag');
  });

  it('must be pairs', () => {
    expect(() => halfOf('export const a = sentences({ bag: "Bag" });', 'english')).toThrow(
      'a: bag: "Bag" is no pair',
    );
  });

  it('lose nothing: every text file can be taken apart', async () => {
    const folder = 'src/text';
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
      const { code } = await transformWithOxc(readFileSync(join(folder, file), 'utf8'), file);
      const isArea = /= sentences\(/.test(code);
      expect([file, halfOf(code, 'english') !== code]).toEqual([file, isArea]);
      expect([file, halfOf(code, 'bengali') !== code]).toEqual([file, isArea]);
    }
  });

  it('are English until the Bengali ones are here, then Bengali', () => {
    const englishOnly: readonly unknown[] = ['Bag'];
    const halves = sentences({ bag: englishOnly as Pair }, 'someText');
    expect(speak(halves, 'bn').bag).toBe('Bag');
    learnBengali({ someText: { bag: 'ব্যাগ' } });
    expect(speak(halves, 'bn').bag).toBe('ব্যাগ');
    expect(speak(halves, 'en').bag).toBe('Bag');
  });
});
