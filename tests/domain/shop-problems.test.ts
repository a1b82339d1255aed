import { describe, expect, it } from 'vitest';
import { missingIn } from '#domain/shop-missing.ts';
import { firstShopProblem, shopProblems } from '#domain/shop-problems.ts';
import { emptyPlaces, emptySettings, type ShopSettings } from '#domain/shop.ts';
import { datedShop } from '#tests/builders/shop.ts';

const names = [
  'identity',
  'contact',
  'legal',
  'delivery',
  'payment',
  'prescriptions',
  'opening',
] as const satisfies (keyof ShopSettings)[];

/** The problems of a part of the demonstration in which some fields differ. */
function problemsWith<Name extends keyof ShopSettings>(
  name: Name,
  changed: Partial<ShopSettings[Name]>,
) {
  const found = Object.entries(shopProblems(name, { ...datedShop()[name], ...changed }));
  return Object.fromEntries(found.filter(([, problem]) => problem));
}

const noon = { hour: 12, minute: 0 };
const week = (opens: object, closes: object) =>
  Array.from({ length: 7 }, () => ({
    opens: { ...noon, ...opens },
    closes: { ...noon, ...closes },
  }));

describe('the checks of the shop’s particulars', () => {
  // counter-302
  it.each(names)('the demonstration’s %s has no problem', (name) => {
    expect(firstShopProblem(name, datedShop()[name])).toBeNull();
  });

  // counter-302
  it('an identity needs its name in both languages, and a year', () => {
    expect(problemsWith('identity', { name: { en: 'Shefa', bn: ' ' } })).toEqual({
      name: 'bothNeeded',
    });
    expect(problemsWith('identity', { tagline: { en: '', bn: 'সেবা' } })).toEqual({
      tagline: 'bothNeeded',
    });
    expect(problemsWith('identity', { tagline: { en: '', bn: '' } })).toEqual({});
    const long = 'x'.repeat(31);
    expect(problemsWith('identity', { name: { en: long, bn: long } })).toEqual({
      name: 'tooLong',
    });
    for (const copyrightYear of [Number.NaN, 99, 2026.5])
      expect(problemsWith('identity', { copyrightYear })).toEqual({ copyrightYear: 'yearInvalid' });
  });

  // counter-302
  it.each([
    ['phones', ['01712-345678', 'call me'], 'phoneInvalid'],
    ['phones', Array.from({ length: 6 }, () => '16263'), 'tooMany'],
    ['customerServicePhone', 'none', 'phoneInvalid'],
    ['whatsapp', 'none', 'phoneInvalid'],
    ['messenger', 'our shop', 'messengerInvalid'],
    ['email', 'care@', 'emailInvalid'],
    ['email', `${'w'.repeat(70)}@care.example`, 'tooLong'],
    ['social', [{ name: 'Facebook', href: 'javascript:alert(1)' }], 'linkInvalid'],
    ['social', [{ name: '', href: 'https://facebook.example/us' }], 'linkInvalid'],
    ['hours', week({ hour: 12 }, { hour: 12 }), 'hoursInvalid'],
    ['hours', week({ hour: Number.NaN }, { hour: 20 }), 'hoursInvalid'],
    ['hours', week({}, { hour: 24, minute: 30 }), 'hoursInvalid'],
    ['hours', [], 'hoursInvalid'],
    ['cancellationCutoff', { hour: 13, minute: 60 }, 'hoursInvalid'],
  ])('a contact with %s %j is refused', (field, value, problem) => {
    expect(problemsWith('contact', { [field]: value })).toEqual({ [field]: problem });
  });

  // counter-302
  it('a contact may lack everything that a shop need not have', () => {
    expect(firstShopProblem('contact', emptySettings.contact)).toBeNull();
    expect(problemsWith('contact', { hours: week({ hour: 0 }, { hour: 24 }) })).toEqual({});
    expect(problemsWith('contact', { phones: ['০১৭১২-৩৪৫৬৭৮', '+44 20 7946 0000'] })).toEqual({});
  });

  // counter-302
  it('a BIN has its form, and days are whole numbers in order', () => {
    expect(problemsWith('legal', { bin: '123' })).toEqual({ bin: 'binInvalid' });
    expect(problemsWith('legal', { bin: '০০০১২৩৪৫৬-০১০১' })).toEqual({});
    expect(problemsWith('delivery', { insideDhaka: { from: 3, to: 1 } })).toEqual({
      insideDhaka: 'daysInvalid',
    });
    expect(problemsWith('delivery', { city: { district: ' ', areasOutside: [] } })).toEqual({
      city: 'districtNeeded',
    });
    expect(problemsWith('payment', { signs: [] })).toEqual({ signs: 'signNeeded' });
  });

  // counter-354
  it('a payment part offers a method, and an account that is on has a number', () => {
    expect(problemsWith('payment', { offered: [] })).toEqual({ offered: 'methodNeeded' });
    for (const advancePercent of [-1, 101, 2.5, Number.NaN])
      expect(problemsWith('payment', { advancePercent })).toEqual({
        advancePercent: 'percentInvalid',
      });
    const { accounts } = emptySettings.payment;
    const rocket = { ...accounts.rocket, number: '01700-000000' };
    const withRocket = (changes: object) =>
      problemsWith('payment', { accounts: { ...accounts, rocket: { ...rocket, ...changes } } });
    expect(withRocket({ isOn: true })).toEqual({});
    expect(withRocket({ isOn: true, number: '' })).toEqual({ accounts: 'phoneInvalid' });
    expect(withRocket({ number: '' })).toEqual({});
    expect(withRocket({ howTo: { en: 'Send it.', bn: '' } })).toEqual({ accounts: 'bothNeeded' });
  });
});

describe('what a part still lacks', () => {
  // counter-305
  it('a shop that has entered nothing lacks its name, contacts, licences and charges', () => {
    const nothing = { ...emptySettings, places: emptyPlaces };
    const missing = [...names, 'districts'].map((name) => [name, missingIn(nothing, name)]);
    expect(Object.fromEntries(missing)).toMatchObject({
      identity: ['name'],
      contact: ['phones', 'address', 'hours'],
      legal: ['licenceNumber', 'pharmacist'],
      districts: ['charges'],
      payment: [],
    });
  });

  // counter-305
  it('the demonstration lacks nothing', () => {
    expect([...names, 'districts'].flatMap((name) => missingIn(datedShop(), name))).toEqual([]);
  });
});
