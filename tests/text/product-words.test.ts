import { describe, expect, it } from 'vitest';
import { bengaliWords } from '#text/bengali-words.ts';
import { packWords, plainWords, productLine, strengthAndForm } from '#text/product-words.ts';

const napa = { strength: '500 mg', form: 'Tablet', pack: { name: 'Strip of 10', pieces: 10 } };
const syrup = { strength: '120 mg/5 ml', form: 'Syrup', pack: { name: '60 ml', pieces: 1 } };

describe('a product in one line', () => {
  it('the line is in the company’s own words for readers of English', () => {
    expect(productLine(napa, plainWords)).toBe('500 mg · Tablet');
    expect(packWords(napa.pack, plainWords)).toBe('Strip of 10');
  });

  it('the line is in Bengali for readers of Bengali', () => {
    expect(productLine(napa, bengaliWords)).toBe('৫০০ মিগ্রা · ট্যাবলেট');
    expect(packWords(napa.pack, bengaliWords)).toBe('১০টির পাতা');
  });

  it('the line names the size of a product that is sold whole, but not beside its price', () => {
    expect(productLine(syrup, plainWords)).toBe('120 mg/5 ml · Syrup · 60 ml');
    expect(strengthAndForm(syrup, bengaliWords)).toBe('১২০ মিগ্রা/৫ মিলি · সিরাপ');
  });

  it('a form without a Bengali word stays as it is', () => {
    expect(bengaliWords.form('Lozenge of honey')).toBe('Lozenge of honey');
  });
});
