import { describe, expect, it } from 'vitest';
import { recoveryCodesText } from '#text/counter/recovery-codes.ts';
import { speak } from '#text/sentences.ts';

describe('the title of a sheet of recovery codes', () => {
  it('names the shop if it has a name', () => {
    const [en, bn] = (['en', 'bn'] as const).map((language) => speak(recoveryCodesText, language));
    expect(en?.sheetTitle('Rehana', 'Seba')).toBe(
      'Recovery codes of Rehana for the counter of Seba',
    );
    expect(en?.sheetTitle('Rehana', '')).toBe('Recovery codes of Rehana for the counter');
    expect(bn?.sheetTitle('রেহানা', 'সেবা')).toBe('সেবা-এর কাউন্টারের জন্য রেহানা-এর রিকভারি কোড');
    expect(bn?.sheetTitle('রেহানা', '')).toBe('কাউন্টারের জন্য রেহানা-এর রিকভারি কোড');
  });
});
