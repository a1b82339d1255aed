import { beforeAll, describe, expect, it } from 'vitest';
import { findProducts } from '#domain/search/find-products.ts';
import {
  SearchIndexBuilder,
  type SearchDocument,
  type SearchIndex,
} from '#domain/search/search-index.ts';

type Row = [
  name: string,
  generic: string,
  strength: string,
  form: string,
  company: string,
  nameBn?: string,
  words?: string,
  isPrescriptionRequired?: boolean,
];

const rows: Row[] = [
  ['Napa', 'Paracetamol', '500 mg', 'Tablet', 'Beximco Pharmaceuticals Ltd.', 'নাপা', 'fever | জ্বর'],
  ['Napa', 'Paracetamol', '120 mg/5 ml', 'Syrup', 'Beximco Pharmaceuticals Ltd.'],
  [
    'Napa Extra',
    'Paracetamol + Caffeine',
    '500 mg+65 mg',
    'Tablet',
    'Beximco Pharmaceuticals Ltd.',
  ],
  ['Seclo', 'Omeprazole', '20 mg', 'Capsule', 'Square Pharmaceuticals PLC'],
  ['Seclo', 'Omeprazole', '40 mg', 'Capsule', 'Square Pharmaceuticals PLC'],
  ['Nexum', 'Esomeprazole', '20 mg', 'Tablet', 'Square Pharmaceuticals PLC'],
  ['Histacin', 'Chlorpheniramine Maleate', '4 mg', 'Tablet', 'Jayson Pharmaceuticals Ltd.'],
  ['Ventolin', 'Salbutamol', '100 mcg/puff', 'Inhaler', 'GlaxoSmithKline'],
  ['Ventolin', 'Salbutamol', '2 mg/5 ml', 'Syrup', 'GlaxoSmithKline'],
  ['Scabex', 'Permethrin', '5%', 'Cream', 'ACME Laboratories Ltd.'],
  ['D-Cof', 'Dextromethorphan', '10 mg', 'Syrup', 'Drug International Ltd.'],
  ['Tigel', 'Ticagrelor', '90 mg', 'Tablet', 'Beacon Pharmaceuticals PLC'],
  ['Comet', 'Metformin Hydrochloride', '850 mg', 'Tablet', 'Square Pharmaceuticals PLC'],
  [
    'Anzitor',
    'Atorvastatin Calcium',
    '10 mg',
    'Tablet',
    'Square Pharmaceuticals PLC',
    '',
    '',
    true,
  ],
  ['Calbo', 'Calcium Carbonate', '500 mg', 'Tablet', 'Small Laboratories'],
  ['Fusid Plus', 'Furosemide + Spironolactone', '20 mg+50 mg', 'Tablet', 'Big', '', '', true],
  ['Compiron', 'Iron Polymaltose Complex', '50 mg/5 ml', 'Syrup', 'Small Laboratories'],
  ['Ciprocin', 'Ciprofloxacin', '500 mg', 'Tablet', 'Square Pharmaceuticals PLC', '', '', true],
  ['ORSaline-N', 'Oral Rehydration Salt', '10.25 gm', 'Oral Powder', 'SMC', 'ওরস্যালাইন-এন'],
  ['Imotil', 'Loperamide Hydrochloride', '2 mg', 'Capsule', 'Square', '', '', true],
  [
    'Gabantin',
    'Gabapentin',
    '300 mg',
    'Tablet',
    'Sun Pharmaceutical (Bangladesh) Ltd.',
    '',
    '',
    true,
  ],
  ['Nivea Sun', 'Sunscreen', '75 ml', 'Sunscreen', 'Nivea'],
  ['Parachute', 'Hair oil', '200 ml', 'Oil', 'Marico'],
  ['Closeup Ever Fresh', 'Toothpaste', '100 gm', 'Toothpaste', 'Unilever', 'ক্লোজআপ এভার ফ্রেশ'],
];

let index: SearchIndex;

beforeAll(() => {
  const builder = new SearchIndexBuilder();
  for (const [name, genericName, strength, form, company, nameBn = '', words = '', rx] of rows) {
    const document: SearchDocument = {
      name,
      nameBn,
      genericName,
      company,
      form,
      strength,
      words,
      isPrescriptionRequired: rx ?? false,
    };
    builder.add(document);
  }
  index = builder.finish();
});

const find = (query: string) =>
  findProducts(index, query, 5).map((at) => {
    const [name, , strength] = rows[at] ?? [];
    return `${name} ${strength}`;
  });
const first = (query: string) => find(query)[0];

describe('the search', () => {
  // search-30
  it('the search puts the brand in the query before brands that begin with it', () => {
    expect(find('napa').slice(0, 3)).toEqual([
      'Napa 500 mg',
      'Napa 120 mg/5 ml',
      'Napa Extra 500 mg+65 mg',
    ]);
    expect(first('napa extra')).toBe('Napa Extra 500 mg+65 mg');
    expect(first('NAPAEXTRA')).toBe('Napa Extra 500 mg+65 mg');
  });

  // search-28, search-29
  it('the search finds products by the beginning of a brand or a generic', () => {
    expect(first('hista')).toBe('Histacin 4 mg');
    expect(first('omepr')).toBe('Seclo 20 mg');
  });

  // search-31
  it('the search puts the strength in the query first, in any notation', () => {
    for (const query of ['seclo 40', 'seclo40', 'seclo 40mg', '40 seclo', 'সেকলো ৪০'])
      expect([query, first(query)]).toEqual([query, 'Seclo 40 mg']);
    expect(first('সেক্লো বিশ')).toBe('Seclo 20 mg');
  });

  // search-29
  it('the search finds different Bengali spellings of a brand', () => {
    for (const query of ['নেক্সাম', 'নেক্সাম ২০', 'নেকসাম']) expect(first(query)).toBe('Nexum 20 mg');
    for (const query of ['হিস্টাসিন', 'হিসটাসিন']) expect(first(query)).toBe('Histacin 4 mg');
    expect(first('ভেন্টোলিন')).toMatch(/^Ventolin/);
    expect(first('ডি-কফ')).toMatch(/^D-Cof/);
  });

  // search-28, search-29
  it('the search finds Bengali spellings of a generic and of a company', () => {
    expect(first('প্যারাসিটামল')).toMatch(/^Napa/);
    expect(first('মেটফরমিন')).toMatch(/^Comet/);
    expect(first('একমি')).toMatch(/^Scabex/);
  });

  // search-29
  it('the search finds mistyped names', () => {
    for (const query of ['nexam', 'neksum', 'nexumm']) expect(first(query)).toBe('Nexum 20 mg');
    for (const query of ['histasin', 'histacine', 'hisatcin'])
      expect(first(query)).toBe('Histacin 4 mg');
    expect(first('bentolin')).toMatch(/^Ventolin/);
    expect(first('paracitamol')).toMatch(/^Napa/);
  });

  // search-28, search-31
  it('the search finds products by company, and by form beside a name', () => {
    expect(find('beximco').every((found) => found.startsWith('Napa'))).toBe(true);
    expect(first('ventolin inhaler')).toBe('Ventolin 100 mcg/puff');
    expect(first('syrup ventolin')).toBe('Ventolin 2 mg/5 ml');
    expect(first('cream')).toMatch(/^Scabex/);
  });

  // search-28
  it('the search finds products for a need, in both languages and in Latin script', () => {
    for (const query of ['acidity', 'গ্যাস্ট্রিক এর ঔষধ', 'gas er tablet', 'buk jala'])
      expect([query, find(query).length > 0 && /Seclo|Nexum/.test(first(query) ?? '')]).toEqual([
        query,
        true,
      ]);
    expect(first('scabies')).toMatch(/^Scabex/);
    expect(first('ডায়াবেটিস')).toMatch(/^Comet/);
  });

  it('the search ignores filler words around a name', () => {
    expect(first('নাপা এর দাম কত')).toBe('Napa 500 mg');
    expect(first('napa dam koto')).toBe('Napa 500 mg');
    expect(first('tab napa 500')).toBe('Napa 500 mg');
  });

  it('the search accepts words in any order', () => {
    expect(find('500 tablet napa')).toEqual(find('napa 500 tablet'));
  });

  // search-32
  it('the search finds products with all significant words, or else with most of them', () => {
    expect(find('napa caffeine')).toEqual(['Napa Extra 500 mg+65 mg']);
    expect(find('histacin jayson coconut')).toEqual(['Histacin 4 mg']);
    expect(find('seclo toothpaste omeprazole')).toEqual(['Seclo 20 mg', 'Seclo 40 mg']);
  });

  it('the search finds nothing rather than guess', () => {
    for (const query of [
      '',
      ' ',
      'ffffffff',
      'সাইকেল',
      'laptop',
      'মোবাইল',
      '!!!',
      '💊',
      'qwertyuiop',
    ])
      expect([query, find(query)]).toEqual([query, []]);
  });

  it('the search does not treat a salt as a mineral, nor a part of a word as a word', () => {
    expect(find('calcium')).toEqual(['Calbo 500 mg', 'Anzitor 10 mg']);
    expect(find('iron')).toEqual(['Compiron 50 mg/5 ml']);
  });

  // search-30
  it('the search puts products without a prescription before products that need one', () => {
    for (const query of ['loose motion', 'diarrhoea', 'পাতলা পায়খানা', 'dairia'])
      expect([query, find(query)]).toEqual([query, ['ORSaline-N 10.25 gm', 'Imotil 2 mg']]);
  });

  it('the search finds nothing by the single words of a need', () => {
    expect(find('sun cream')).toEqual(['Nivea Sun 75 ml']);
  });

  it('the search finds everyday words for goods, in both languages and in Latin script', () => {
    for (const query of ['saline', 'স্যালাইন', 'ors', 'khabar saline', 'smc saline'])
      expect([query, first(query)]).toEqual([query, 'ORSaline-N 10.25 gm']);
    expect(first('para')).toMatch(/^Napa/);
    expect(first('tooth paste')).toMatch(/^Closeup/);
  });

  it('the search prefers a misspelt need to a brand that only sounds like it', () => {
    expect(first('fevar')).toMatch(/^Napa/);
  });

  it('the search recognises a need with an ending', () => {
    for (const query of ['জ্বরের', 'fevers', 'jorer osudh'])
      expect([query, first(query)]).toEqual([query, expect.stringMatching(/^Napa/)]);
  });

  it('the search puts drops and syrups first for a child', () => {
    for (const query of ['baby fever', 'বাচ্চার জ্বর', 'bacchar jor'])
      expect([query, first(query)]).toEqual([query, 'Napa 120 mg/5 ml']);
  });

  it('the search does not treat a well-known word as a misspelt brand', () => {
    // Both words are one mistake away from Tigel.
    expect(find('tijer')).not.toEqual([]);
    expect(find('tiger')).toEqual([]);
  });
});
