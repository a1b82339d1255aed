/**
 * Settings as any owner may enter them: each optional field empty, usual or as long as the contract
 * allows, in both languages, with long words and with short ones.
 */
import fc from 'fast-check';
import { termsLimits, type DeliveryTable } from '#domain/delivery-terms.ts';
import { paymentMethods } from '#domain/order.ts';
import { paperSizes } from '#domain/papers.ts';
import { shopLimits } from '#domain/shop-problems.ts';
import type { EditableSections } from '#domain/shop-sections.ts';
import {
  paymentSigns,
  type BothLanguages,
  type DeliveryDays,
  type OpenHours,
  type WalletAccount,
} from '#domain/shop.ts';
import { forPages, pageNames, pageSection, type PageSection } from '#domain/text-pages.ts';

/** The parts that customers see, in the order in which an owner can save them. */
const parts = [
  'identity',
  'contact',
  'legal',
  'delivery',
  'payment',
  'prescriptions',
  'opening',
  'papers',
  'branches',
  'directors',
  'districts',
  ...pageNames.map(pageSection),
] as const;

export type RandomPart = (typeof parts)[number] | PageSection;
export type RandomShop = Pick<EditableSections, RandomPart>;

/** Calls `work` with each part, one after the other. */
export async function eachPart(
  shop: RandomShop,
  work: <Name extends RandomPart>(name: Name, value: EditableSections[Name]) => Promise<void>,
): Promise<void> {
  for (const name of parts) await work(name, shop[name]);
}

/** Wide and narrow letters, tall signs and conjuncts. */
const letters = {
  en: ['W', 'm', 'a', 'i', 'l', 'g', 'Q', 'e', 'n', 'o', '&', '-'],
  bn: ['ক', 'ক্ষ', 'স্ত্র', 'ণ্ডু', 'মি', 'লা', 'রৌ', 'ঙ', 'ন', 'ৎ', 'জ্ঞা', 'ফার্ম'],
} as const;

/** A text of words that is never longer than the limit, and ends in no space. */
function wordsOf(language: 'en' | 'bn', limit: number): fc.Arbitrary<string> {
  const letter = fc.constantFrom(...letters[language]);
  // Up to a text of one word without a space.
  const longest = fc.constantFrom(4, 9, 14, limit);
  return fc
    .tuple(fc.array(letter, { minLength: limit, maxLength: limit }), longest)
    .map(([all, most]) => {
      let text = '';
      let word = 0;
      for (const one of all) {
        const next = word >= most ? ` ${one}` : one;
        if (text.length + next.length > limit) break;
        text += next;
        word = word >= most ? 1 : word + 1;
      }
      return text;
    });
}

/** A text in both languages that is as long as allowed. */
function longPair(limit: number): fc.Arbitrary<BothLanguages> {
  return fc.record({ en: wordsOf('en', limit), bn: wordsOf('bn', limit) });
}

const usual: BothLanguages = { en: 'Rahmat & Sons', bn: 'রহমত অ্যান্ড সন্স' };

/** A text that must be there. */
const neededPair = (limit: number): fc.Arbitrary<BothLanguages> =>
  fc.oneof({ weight: 3, arbitrary: longPair(limit) }, { weight: 1, arbitrary: fc.constant(usual) });

/** A text that may be missing. */
const pair = (limit: number): fc.Arbitrary<BothLanguages> =>
  fc.oneof(
    { weight: 3, arbitrary: longPair(limit) },
    { weight: 1, arbitrary: fc.constant({ en: '', bn: '' }) },
    { weight: 1, arbitrary: fc.constant(usual) },
  );

const line = fc.oneof(fc.constant(''), wordsOf('en', shopLimits.line));

/** Short codes, usual numbers, and the longest number of thirty characters. */
const phone = fc.constantFrom('16263', '01712-345678', '+880 (17) 12 - 34 - 56 - 78 90');
const phoneOrNone = fc.oneof(fc.constant(''), phone);

const longLink = `https://pages.example/${'long-name-'.repeat(27)}`;
const name80 = 'W'.repeat(shopLimits.line);

const days: fc.Arbitrary<DeliveryDays> = fc
  .tuple(fc.nat(shopLimits.days), fc.nat(shopLimits.days))
  .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) }));

const time = fc.record({ hour: fc.nat(23), minute: fc.nat(59) });
const midnight = { hour: 0, minute: 0 };

const openHours: fc.Arbitrary<OpenHours | null> = fc.oneof(
  fc.constant(null),
  fc.constant({ opens: midnight, closes: { hour: 24, minute: 0 } }),
  time.map((opens) => ({ opens, closes: { hour: 24, minute: 0 } })),
);

const account: fc.Arbitrary<WalletAccount> = fc.record({
  isOn: fc.boolean(),
  kind: fc.constantFrom('merchant', 'personal'),
  number: phone,
  howTo: pair(shopLimits.howTo),
});

const amount = (max: number) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(max) }, { weight: 1, arbitrary: fc.nat(max) });

const terms = fc
  .record({
    isDelivered: fc.boolean(),
    takesCash: fc.boolean(),
    standard: amount(termsLimits.charge),
    threshold: amount(termsLimits.threshold),
    reduced: amount(termsLimits.charge),
    days: fc.option(days, { nil: null }),
  })
  .map((one) => ({ ...one, reduced: Math.min(one.reduced, one.standard) }));

/** A place in Bangladesh. */
const position = fc.record({
  lat: fc.double({ min: 21, max: 26, noNaN: true }),
  lng: fc.double({ min: 88.5, max: 92, noNaN: true }),
});

const entryName = neededPair(shopLimits.line);
const rowsOf = <Row extends object>(row: fc.Arbitrary<Row>, most: number) =>
  fc
    .array(row, { maxLength: most })
    .map((rows) => ({ rows: rows.map((one, at) => ({ ...one, id: at + 1, isHidden: false })) }));

const figures = ['{shop name}', '{address}', '{phone}', '{opening hours}', '{pharmacist}'];

/** A page with blocks of every kind, of figures and long words; '' for the standard text. */
function pageText(language: 'en' | 'bn'): fc.Arbitrary<string> {
  const words = wordsOf(language, 60);
  const blocks = fc
    .tuple(words, words, fc.shuffledSubarray(figures, { minLength: 2 }))
    .map(([one, other, named]) =>
      [
        `## ${one}`,
        named.join(' '),
        `- ${one}\n- **${other}**`,
        `1. ${other}\n2. [${one}](/contact)`,
        `> ${one}`,
        `!> ${named.join(' ')}`,
        `| ${one} | ${other} |\n| --- | --- |\n| ${named[0] ?? ''} | *${one}* |`,
      ].join('\n\n'),
    );
  return fc.oneof(fc.constant(''), blocks);
}

const page = fc.record({ text: fc.record({ en: pageText('en'), bn: pageText('bn') }) });

/** A whole shop. The districts are those of the shop's own table. */
export function randomShop({ rows }: DeliveryTable): fc.Arbitrary<RandomShop> {
  const contact = fc.record({
    phones: fc.array(phone, { maxLength: shopLimits.phones }),
    customerServicePhone: phoneOrNone,
    whatsapp: phoneOrNone,
    messenger: fc.constantFrom('', 'rahmat.pharmacy', longLink),
    email: fc.constantFrom('', 'care@rahmat.example', `${'w'.repeat(65)}@rahmat.example`),
    address: pair(shopLimits.address),
    social: fc.array(
      fc.record({
        name: fc.constantFrom('Facebook', name80),
        href: fc.nat(20).map((page) => `${longLink}${page}`),
      }),
      { maxLength: shopLimits.social },
    ),
    hours: fc.array(openHours, { minLength: 7, maxLength: 7 }),
    holidays: pair(shopLimits.holidays),
    cancellationCutoff: time,
  });
  return fc
    .record({
      identity: fc.record({
        name: neededPair(shopLimits.name),
        tagline: pair(shopLimits.tagline),
        copyrightYear: fc.integer({ min: 1900, max: 2200 }),
        logo: fc.constant(''),
        color: fc.constantFrom('', '#1a5cad', '#ffee00', '#000000'),
      }),
      contact,
      legal: fc.record({
        licenceNumber: line,
        pharmacist: fc.record({ name: pair(shopLimits.line), registration: line }),
        tradeLicence: line,
        bin: fc.constantFrom('', '000123456-0101'),
      }),
      delivery: fc.record({
        insideDhaka: days,
        outsideDhaka: days,
        city: fc.record({
          district: fc.constantFrom('Dhaka', 'Sylhet'),
          areasOutside: fc.subarray(['Dhamrai', 'Savar']),
        }),
      }),
      payment: fc.record({
        signs: fc.subarray([...paymentSigns], { minLength: 1 }),
        offered: fc.subarray([...paymentMethods], { minLength: 1 }),
        advancePercent: fc.constantFrom(0, 20, 100),
        accounts: fc.record({ bkash: account, nagad: account, rocket: account }),
      }),
      prescriptions: fc.record({ rule: fc.constantFrom('off', 'warn', 'require') }),
      opening: fc.record({
        state: fc.constantFrom('open', 'closed'),
        note: pair(shopLimits.holidays),
      }),
      papers: fc.record({
        header: pair(shopLimits.paperLines),
        footer: pair(shopLimits.paperLines),
        invoice: fc.constantFrom(...paperSizes),
        slip: fc.constantFrom(...paperSizes),
      }),
      branches: rowsOf(
        fc.record({
          name: entryName,
          place: neededPair(shopLimits.address),
          phone,
          position: fc.option(position, { nil: null }),
        }),
        4,
      ),
      directors: rowsOf(fc.record({ name: entryName, role: entryName, image: fc.constant('') }), 3),
      districts: fc
        .array(terms, { minLength: rows.length, maxLength: rows.length })
        .map((drawn) => ({ rows: rows.map((row, at) => ({ ...row, ...drawn[at], areas: [] })) })),
      ...forPages(() => page),
    })
    .map((shop) => ({
      ...shop,
      // A shop without a phone number cannot open.
      opening: {
        ...shop.opening,
        state: shop.contact.phones.length > 0 ? shop.opening.state : 'closed',
      },
    }));
}

/** One shop of a seed. */
export function randomShopOf(seed: number, districts: DeliveryTable): RandomShop {
  const [shop] = fc.sample(randomShop(districts), { seed, numRuns: 1 });
  if (!shop) throw new Error('nothing was drawn');
  return shop;
}
