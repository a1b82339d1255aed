import { describe, expect, it } from 'vitest';
import { distance } from '#domain/search/distance.ts';
import { soundOf } from '#domain/search/phonetic.ts';
import { wordsIn } from '#domain/search/spelling.ts';

describe('the sound of a word', () => {
  it.each([
    ['Nexum', 'নেক্সাম'],
    ['Losectil', 'লোসেক্টিল'],
    ['Omeprazole', 'ওমিপ্রাজল'],
    ['Ciprocin', 'সিপ্রোসিন'],
    ['Montair', 'মন্টেয়ার'],
    ['Angilock', 'অ্যাঞ্জিলক'],
    ['Beximco', 'বেক্সিমকো'],
  ])('%s sounds nearly the same in Bengali: %s', (latin, bengali) => {
    expect(distance(soundOf(bengali), soundOf(latin.toLowerCase()), 2)).toBeLessThanOrEqual(1);
  });

  // search-29
  it('characters that sound alike have the same sound', () => {
    for (const [one, other] of [
      ['taphnil', 'tafnil'],
      ['xeldrin', 'zeldrin'],
      ['ventolin', 'bentolin'],
      ['ranitidine', 'ranitidin'],
      ['seclo', 'seklo'],
    ] as const)
      expect(soundOf(one)).toBe(soundOf(other));
  });
});

describe('the distance between two sounds', () => {
  it('a vowel costs less than a consonant, and a swap costs as one mistake', () => {
    expect(distance('napa', 'nipa', 2)).toBeCloseTo(0.4);
    expect(distance('napa', 'naka', 2)).toBeCloseTo(1);
    expect(distance('napa', 'npaa', 2)).toBeCloseTo(0.9);
  });

  it('the distance is infinite beyond its bound', () => {
    expect(distance('paracetamol', 'omeprazol', 2)).toBe(Number.POSITIVE_INFINITY);
  });

  it('the distance is the same in both directions', () => {
    for (const [a, b] of [
      ['sikil', 'saikel'],
      ['napa', ''],
      ['abc', 'acb'],
    ] as const)
      expect(distance(a, b, 9)).toBeCloseTo(distance(b, a, 9));
  });
});

describe('the words of a text', () => {
  it('words are split between letters and digits in both scripts', () => {
    expect(wordsIn('Napa500mg')).toEqual(['napa', '500', 'mg']);
    expect(wordsIn('নাপা৫০০')).toEqual(['নাপা', '500']);
    expect(wordsIn('1,000 IU + 0.50%')).toEqual(['1000', 'iu', '0.5']);
  });

  it('words are the same for composed and decomposed characters, with or without joiners', () => {
    expect(wordsIn('\u09df')).toEqual(wordsIn('\u09af\u09bc'));
    expect(wordsIn('র\u200d্যাপিড')).toEqual(wordsIn('র্যাপিড'));
  });
});
