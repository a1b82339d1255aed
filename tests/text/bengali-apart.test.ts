import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { describe, expect, it } from 'vitest';
import { halfOf } from '#scripts/bengali-apart.ts';
import { fetchBengaliOf, lacksBengali, pageSentences } from '#text/page-sentences.ts';
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
    expect(halfOf(source, 'english', 'bag.ts')).toBe(`
export const bagText = sentences({
  bag: ['Bag'],
  items: [(count) => \`\${count} items\`],
}, 'bagText');
export const limit = sentencesPerPage({ bag: ['a', 'b'] });
`);
  });

  // shell-66
  it('are Bengali alone in the chunk that readers of Bengali fetch', () => {
    expect(halfOf(source, 'bengali', 'bag.ts')).toContain("bag: 'ব্যাগ',");
    expect(halfOf(source, 'bengali', 'bag.ts')).not.toContain('Bag');
  });

  it('say where their Bengali is where they are a long page of their own', () => {
    const page = "export const termsText = pageSentences({ title: ['Terms', 'শর্ত'] });";
    expect(halfOf(page, 'english', 'terms.ts')).toBe(
      "export const termsText = pageSentences({ title: ['Terms'] }, 'termsText', () => import('./terms.ts?bengali'));",
    );
    expect(halfOf(page, 'bengali', 'terms.ts')).toBe(
      "export const termsText = pageSentences({ title: 'শর্ত' });",
    );
  });

  it('of a long page are Bengali once its half was fetched, and none of the others are forgotten', async () => {
    const englishOnly: readonly unknown[] = ['Terms'];
    const pair = englishOnly as Pair;
    let isReachable = false;
    const half = () =>
      isReachable
        ? Promise.resolve({ pageText: { title: 'শর্ত' } })
        : Promise.reject(new Error('offline'));
    const page = pageSentences({ title: pair }, 'pageText', half);
    const bag = sentences({ bag: pair }, 'bagText');
    learnBengali({ bagText: { bag: 'ব্যাগ' } });
    await expect(fetchBengaliOf(page)).rejects.toThrow('offline');
    expect([lacksBengali(page), speak(page, 'bn').title]).toEqual([true, 'Terms']);
    isReachable = true;
    await fetchBengaliOf(page);
    expect([lacksBengali(page), speak(page, 'bn').title]).toEqual([false, 'শর্ত']);
    expect(speak(bag, 'bn').bag).toBe('ব্যাগ');
  });

  it('must be pairs', () => {
    expect(() => halfOf('export const a = sentences({ bag: "Bag" });', 'english', 'a.ts')).toThrow(
      'a: bag: "Bag" is no pair',
    );
  });

  it('lose nothing: every text file can be taken apart', async () => {
    const folder = 'src/text';
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
      const { code } = await transformWithOxc(readFileSync(join(folder, file), 'utf8'), file);
      const isArea = /= (sentences|pageSentences)\(/.test(code);
      expect([file, halfOf(code, 'english', file) !== code]).toEqual([file, isArea]);
      expect([file, halfOf(code, 'bengali', file) !== code]).toEqual([file, isArea]);
    }
  });

  // shell-66
  it('are English until the Bengali ones are here, then Bengali', () => {
    const englishOnly: readonly unknown[] = ['Bag'];
    const halves = sentences({ bag: englishOnly as Pair }, 'someText');
    expect(speak(halves, 'bn').bag).toBe('Bag');
    learnBengali({ someText: { bag: 'ব্যাগ' } });
    expect(speak(halves, 'bn').bag).toBe('ব্যাগ');
    expect(speak(halves, 'en').bag).toBe('Bag');
  });
});
