import { describe, expect, it } from 'vitest';
import { canonicalPhone } from '#domain/phone.ts';
import { slugOf } from '#demo/seed/permalinks.ts';
import { seedData } from '#demo/seed/seed-data.ts';
import { productsOf } from '#demo/seed/shelf.ts';
import type { SeedProduct } from '#demo/seed/types.ts';

const seed = seedData();
const { products, categories, home } = seed;
const allBanners = [
  ...home.banners,
  ...home.resortBanners,
  ...home.bannerSets.flatMap((set) => set.banners),
];

function repeated<Value>(values: readonly Value[]): Value[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

function shareOf(isCounted: (product: SeedProduct) => boolean): number {
  return products.filter(isCounted).length / products.length;
}

function namesOf(those: readonly SeedProduct[]): string[] {
  return those.map((product) => product.permalink);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const latinAddress = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const bengaliCharacter = /[\u0985-\u09b9]/;

describe('the demo catalogue', () => {
  it('has at least a thousand products', () => {
    expect(products.length).toBeGreaterThanOrEqual(1000);
  });

  it('has nine categories with 43 sub-categories, two of them empty', () => {
    const below = categories.filter((category) => category.parentId !== null);
    const filled = new Set(products.map((product) => product.subCategoryId));
    expect(categories).toHaveLength(52);
    expect(below).toHaveLength(43);
    expect(below.filter((category) => !filled.has(category.id)).map(({ name }) => name)).toEqual([
      "Men's Grooming",
      'Sexual Wellness',
    ]);
  });

  it('gives every product and category one number and one address', () => {
    expect(repeated(products.map((product) => product.id))).toEqual([]);
    expect(repeated(products.map((product) => product.permalink))).toEqual([]);
    expect(repeated(categories.map((category) => category.id))).toEqual([]);
    expect(repeated(categories.map((category) => category.permalink))).toEqual([]);
  });

  it('writes addresses in lower-case Latin characters', () => {
    const addresses = [...products, ...categories].map((one) => one.permalink);
    expect(addresses.filter((address) => !latinAddress.test(address))).toEqual([]);
  });

  it('prices every product in whole paisa above zero, some below one taka', () => {
    const wrong = products.filter(
      ({ listPrice }) => !Number.isSafeInteger(listPrice) || listPrice <= 0,
    );
    expect(namesOf(wrong)).toEqual([]);
    expect(products.some((product) => product.listPrice < 100)).toBe(true);
  });

  it('marks down by whole paisa, at most 15 per cent, below the price', () => {
    const wrong = products.filter(
      ({ discount, discountPercent, listPrice }) =>
        !Number.isSafeInteger(discount) ||
        discount < 0 ||
        discount >= listPrice ||
        discountPercent > 15 ||
        discount > 0 !== discountPercent > 0,
    );
    expect(namesOf(wrong)).toEqual([]);
  });

  it('discounts about twelve in a hundred, and has about four sold out', () => {
    const markedDown = shareOf((product) => product.discount > 0);
    const outOfStock = shareOf((product) => product.stock === 0);
    expect(markedDown).toBeGreaterThan(0.1);
    expect(markedDown).toBeLessThan(0.14);
    expect(outOfStock).toBeGreaterThan(0.03);
    expect(outOfStock).toBeLessThan(0.05);
  });

  it('never promotes infant formula and bottles', () => {
    const kept = products.filter(({ subCategoryId }) => [62, 64].includes(subCategoryId));
    const shown = new Set(home.rows.flatMap((row) => row.productIds));
    expect(kept.length).toBeGreaterThan(0);
    expect(namesOf(kept.filter(({ discount, id }) => discount > 0 || shown.has(id)))).toEqual([]);
  });

  it('has no product that the shop does not list', () => {
    const forbidden = /tapentadol|ranitidine/i;
    expect(namesOf(products.filter((product) => forbidden.test(product.generic)))).toEqual([]);
  });

  it('names every product, its generic and its form in Bengali', () => {
    const wrong = products.filter(
      ({ nameBn, genericBn, formBn }) =>
        ![nameBn, genericBn, formBn].every((text) => bengaliCharacter.test(text)),
    );
    expect(namesOf(wrong)).toEqual([]);
  });

  it('has special cases: only a Bengali name, a very long name, no picture', () => {
    expect(products.some((product) => !/[a-z]/i.test(product.name))).toBe(true);
    expect(products.some((product) => product.name.length > 100)).toBe(true);
    const unseen = products.filter((product) => product.image === '').length;
    expect(unseen).toBeGreaterThanOrEqual(5);
    expect(unseen).toBeLessThan(20);
  });

  it('has the facts of every product in both languages', () => {
    const wrong = products.filter(
      ({ details }) => !details.includes('lang="en"') || !bengaliCharacter.test(details),
    );
    expect(namesOf(wrong)).toEqual([]);
  });

  it('places every product in a sub-category of its category', () => {
    const parents = new Map(categories.map((category) => [category.id, category.parentId]));
    const lost = products.filter(
      ({ categoryId, subCategoryId }) => parents.get(subCategoryId) !== categoryId,
    );
    expect(namesOf(lost)).toEqual([]);
  });

  it('is the same on every machine and start', () => {
    expect(seedData()).toEqual(seed);
  });
});

describe('the shelves', () => {
  function listed(lines: string): SeedProduct[] {
    return productsOf(
      [{ subCategoryId: 11, lines }],
      () => 1,
      () => true,
    );
  }

  it('sell tablets by the piece and bottles by the pack', () => {
    const [tablet, syrup] = listed(`
      = Paracetamol | প্যারাসিটামল | otc | fever
      Napa | নাপা | Beximco | tab, 500 mg, 1.20, 12 ; syr, 120 mg/5 ml, 35, 60 ml
    `);
    expect(tablet).toMatchObject({
      id: 11001,
      pack: { name: 'strip', pieces: 12 },
      listPrice: 120,
    });
    expect(syrup).toMatchObject({ id: 11002, pack: null, packSize: '60 ml', listPrice: 3500 });
  });

  it('distinguish two sizes of the same product in the address', () => {
    const two = listed(`
      = Paracetamol | প্যারাসিটামল | otc | fever
      Ace | এইস | Square | syr, 120 mg/5 ml, 20, 60 ml ; syr, 120 mg/5 ml, 30, 100 ml
    `);
    expect(namesOf(two)).toEqual(['ace-120-mg-5-ml-syrup', 'ace-120-mg-5-ml-syrup-100-ml']);
  });

  it.each([
    ['an unknown company', '= G | গ | otc\nA | আ | Nobody | tab, 1 mg, 1'],
    ['an unknown form', '= G | গ | otc\nA | আ | Square | pill, 1 mg, 1'],
    ['no price', '= G | গ | otc\nA | আ | Square | tab, 1 mg'],
    ['no word on prescriptions', '= G | গ\nA | আ | Square | tab, 1 mg, 1'],
    ['no heading', 'A | আ | Square | tab, 1 mg, 1'],
  ])('refuse a line with %s', (_what, lines) => {
    expect(() => listed(lines)).toThrow();
  });

  it('spell decimals and signs in addresses', () => {
    expect(slugOf("Johnson's 0.5% + 2")).toBe('johnsons-0-5-percent-2');
  });
});

describe('the places', () => {
  it('are 8 divisions, 64 districts, 495 upazilas and the 50 thanas of Dhaka city', () => {
    const ofKind = (kind: string) => seed.areas.filter((area) => area.kind === kind).length;
    expect(seed.divisions).toHaveLength(8);
    expect(seed.districts).toHaveLength(64);
    expect(ofKind('upazila')).toBe(495);
    expect(ofKind('thana')).toBe(50);
  });

  it('are named once in each district, in both languages', () => {
    const inDistrict = seed.areas.map((area) => `${area.districtId} ${area.name}`);
    expect(repeated(inDistrict)).toEqual([]);
    expect(repeated(seed.districts.map((district) => district.name))).toEqual([]);
    const all = [...seed.divisions, ...seed.districts, ...seed.areas];
    expect(all.filter((place) => !bengaliCharacter.test(place.nameBn) || !place.name)).toEqual([]);
  });

  it('belong to one another, and none of them is empty', () => {
    const divisions = new Set(seed.divisions.map((division) => division.id));
    expect(seed.districts.filter((district) => !divisions.has(district.divisionId))).toEqual([]);
    const filled = new Set(seed.areas.map((area) => area.districtId));
    expect(filled).toEqual(new Set(seed.districts.map((district) => district.id)));
  });

  it('are delivered to for 80 taka in Dhaka and 120 elsewhere, never dearer for a large order', () => {
    for (const { name, charge, threshold, reducedCharge } of seed.districts) {
      expect(charge, name).toBe(name === 'Dhaka' ? 8000 : 12_000);
      expect(reducedCharge, name).toBeLessThanOrEqual(charge);
      expect(threshold, name).toBeGreaterThanOrEqual(0);
    }
    expect(seed.districts.some((district) => district.threshold === 0)).toBe(true);
  });
});

describe('the home page', () => {
  const slides = new Set(allBanners.map((banner) => banner.slide));

  it('shows four main slides and three resort slides', () => {
    expect(new Set(home.banners.map((banner) => banner.slide)).size).toBe(4);
    expect(new Set(home.resortBanners.map((banner) => banner.slide)).size).toBe(3);
  });

  it('has each slide in three sizes', () => {
    for (const slide of slides) {
      const sizes = allBanners.filter((banner) => banner.slide === slide);
      expect(sizes.map((banner) => banner.viewport)).toEqual(['large', 'medium', 'small']);
    }
  });

  it('gives every banner its own number, words in both languages and a link in the shop', () => {
    expect(repeated(allBanners.map((banner) => banner.id))).toEqual([]);
    for (const { alt, altBn, headline, sublineBn, link } of allBanners) {
      expect(alt.startsWith(headline)).toBe(true);
      expect(altBn.endsWith(sublineBn)).toBe(true);
      expect(bengaliCharacter.test(altBn)).toBe(true);
      expect(link).toMatch(/^\//);
    }
  });

  it('links only to existing categories', () => {
    const known = new Set(
      categories.map(({ id, parentId, permalink }) =>
        parentId === null ? `/category/${permalink}` : `/subCategory/${id}`,
      ),
    );
    const links = allBanners.map((banner) => banner.link);
    const toCategories = links.filter((link) => /category/i.test(link));
    expect(toCategories.length).toBeGreaterThan(0);
    expect(toCategories.filter((link) => !known.has(link))).toEqual([]);
  });

  it('uses all three layouts of banner sets, each at a category that has a row', () => {
    expect(new Set(home.bannerSets.map((set) => set.layout))).toEqual(
      new Set(['vertical', 'inline', 'slider']),
    );
    const withRow = new Set(home.rows.map((row) => row.categoryId));
    expect(home.bannerSets.filter((set) => !withRow.has(set.categoryId))).toEqual([]);
  });

  it('has a row of its own products for five categories, so that the page stays short', () => {
    const categoryOf = new Map(products.map((product) => [product.id, product.categoryId]));
    expect(home.rows).toHaveLength(5);
    for (const { categoryId, productIds } of home.rows) {
      expect(productIds.length).toBeGreaterThanOrEqual(8);
      expect(repeated(productIds)).toEqual([]);
      expect(new Set(productIds.map((id) => categoryOf.get(id)))).toEqual(new Set([categoryId]));
    }
  });

  it('names the charges and the cut-off in both languages', () => {
    const said = home.notices.map((notice) => `${notice.text} ${notice.textBn}`).join(' ');
    expect(home.notices).toHaveLength(5);
    // As in the terms: an order placed after the cut-off can be cancelled until that of the next
    // day.
    const words = ['80', '120', '1:10 PM of the next day', '৮০', '১২০', 'পরদিন দুপুর ১টা ১০'];
    for (const word of words) expect(said.normalize('NFC')).toContain(word.normalize('NFC'));
  });
});

describe('everything else', () => {
  it('has the promised numbers', () => {
    expect(seed.branches.length).toBeGreaterThanOrEqual(12);
    expect(seed.gallery.length).toBeGreaterThanOrEqual(18);
    expect(seed.offers).toHaveLength(7);
    expect(seed.coupons).toHaveLength(4);
    expect(seed.reviews).toHaveLength(18);
    expect(seed.comments).toHaveLength(38);
    expect(seed.customers).toHaveLength(4);
  });

  it('has branches inside Bangladesh, with numbers that can be called', () => {
    for (const { name, lat, lng, mobile } of seed.branches) {
      expect(lat, name).toBeGreaterThan(20.5);
      expect(lat, name).toBeLessThan(26.7);
      expect(lng, name).toBeGreaterThan(88);
      expect(lng, name).toBeLessThan(92.7);
      expect(canonicalPhone(mobile), name).not.toBeNull();
    }
    expect(repeated(seed.branches.map((branch) => branch.mobile))).toEqual([]);
  });

  it('gives either an amount or a percentage off with a coupon', () => {
    for (const { code, amount, basisPoints } of seed.coupons) {
      expect(
        [amount, basisPoints].filter((value) => value === null),
        code,
      ).toHaveLength(1);
      expect(code).toBe(code.toUpperCase());
    }
  });

  it('has comments only on existing products, in both languages', () => {
    const ids = new Set(products.map((product) => product.id));
    expect(seed.comments.filter((comment) => !ids.has(comment.productId))).toEqual([]);
    expect(seed.comments.some((comment) => bengaliCharacter.test(comment.content))).toBe(true);
    expect(seed.comments.some((comment) => !bengaliCharacter.test(comment.content))).toBe(true);
  });

  it('stores demo customers under canonical phone numbers', () => {
    for (const { phone } of seed.customers) expect(canonicalPhone(phone)).toBe(phone);
    expect(repeated(seed.customers.map((customer) => customer.phone))).toEqual([]);
  });

  it('is written in NFC throughout', () => {
    const texts = textsIn(seed);
    expect(texts.length).toBeGreaterThan(10_000);
    expect(texts.filter((text) => text !== text.normalize('NFC'))).toEqual([]);
  });
});
