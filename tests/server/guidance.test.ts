import { describe, expect, it } from 'vitest';
import { guidanceTopics } from '#domain/product.ts';
import { guidanceFor, guidanceGroups } from '#demo/seed/guidance/guidance.ts';
import { seedData } from '#demo/seed/seed-data.ts';

const { products } = seedData();
const facts = guidanceFor(products);
const generics = new Set(products.map(({ generic }) => generic));

describe('the pharmacy’s advice about medicines', () => {
  it('names generics as the shelves do, and each text is used by a product', () => {
    const told = new Set(facts.map(({ genericName }) => genericName));
    const named = guidanceGroups.flatMap((group) => group.generics);
    expect(named.filter((name) => !generics.has(name))).toEqual([]);
    expect(named.filter((name) => !told.has(name))).toEqual([]);
  });

  it('has all five topics in both languages for each medicine that it covers', () => {
    const pairs = new Map<string, string[]>();
    for (const { genericName, form, topic } of facts) {
      const key = `${genericName} ${form}`;
      pairs.set(key, [...(pairs.get(key) ?? []), topic]);
    }
    for (const topics of pairs.values()) expect(topics).toEqual([...guidanceTopics]);
    for (const { text, textBn } of facts) {
      expect(text.length).toBeGreaterThan(5);
      expect(textBn).toMatch(/[\u0980-\u09ff]{2}/);
    }
  });

  it('covers most of the oral medicines', () => {
    const tablets = products.filter((one) => one.categoryId === 1 && one.form === 'Tablet');
    const told = new Set(facts.map(({ genericName, form }) => `${genericName} ${form}`));
    const covered = tablets.filter(({ generic, form }) => told.has(`${generic} ${form}`));
    expect(covered.length / tablets.length).toBeGreaterThan(0.9);
  });

  // catalogue-61
  it('never names a dose and never promises a cure', () => {
    for (const { text, textBn } of facts) {
      expect(text).not.toMatch(/\d+ ?(mg|ml|mcg|tablets?|times|drops)|cures?\b|guarantee/i);
      expect(textBn).not.toMatch(/[০-৯]+ ?(মিগ্রা|মিলি|টি ট্যাবলেট|বার)|নিশ্চিত/);
    }
  });

  it('has the advice on eye drops for eye drops', () => {
    const eye = facts.filter(({ form }) => form.startsWith('Ophthalmic'));
    expect(eye.length).toBeGreaterThan(0);
    for (const { topic, text } of eye) {
      if (topic === 'HowTaken') expect(text).toMatch(/lower lid/);
    }
  });
});
