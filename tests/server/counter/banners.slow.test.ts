import { desc, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import * as contract from '#contract/counter/banners.ts';
import * as promotions from '#contract/counter/promotions.ts';
import type { RequestInput } from '#contract/endpoint.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { banners } from '#server/db/tables/home.ts';
import { offers } from '#server/db/tables/offers.ts';
import { catalogueVersion } from '#server/db/tables/products.ts';
import { pictureKind } from '#server/services/uploads/catalogue-pictures.ts';
import { beforeTests } from '#tests/server/support/before-tests.ts';
import { ask, upload } from '#tests/server/support/counter-shelves.ts';
import { aPhoto } from '#tests/server/support/files.ts';
import { askCounter, signedInStaff } from '#tests/server/support/staff.ts';
import { callApi, useTestShop } from '#tests/server/support/test-shop.ts';

const shop = useTestShop();
const owner = beforeTests(async () => (await signedInStaff(shop, 'owner')).headers);

interface OnHome {
  id: string;
  image: string;
  viewport: string;
  alt: string;
  link: string;
}

/** The banners that the customer's phone gets. */
async function onHome(place: 'banners' | 'resortBanners' = 'banners'): Promise<OnHome[]> {
  return Object((await callApi(shop, 'HomeArea/Home/Get')).envelope.Data)[place];
}

async function homeSays(words: string): Promise<OnHome[]> {
  return (await onHome()).filter(({ alt }) => alt === words);
}

async function lastAudit() {
  const { id } = auditEntries;
  const [row] = await shop.database.db.select().from(auditEntries).orderBy(desc(id)).limit(1);
  return row;
}

async function listed() {
  const answer = await askCounter(shop, 'Promotions/Banners', owner);
  return v.parse(contract.banners.response, Object(answer.json()).Data);
}

async function aBanner(
  where: (row: Awaited<ReturnType<typeof listed>>['rows'][number]) => boolean,
) {
  const found = (await listed()).rows.find(where);
  if (!found) throw new Error('no banner');
  return found;
}

type Added = Omit<RequestInput<typeof contract.addBanner>, 'Img'>;

async function add(changes: Partial<Added>, content?: Buffer, headers = owner) {
  const banner = {
    key: crypto.randomUUID(),
    place: 'main',
    alt: 'Eid offer – all week',
    altBn: 'ঈদের অফার – সারা সপ্তাহ',
    link: '/special/offer',
    rank: '',
  };
  return upload(shop, contract.addBanner, headers, {
    content: content ?? (await aPhoto('#c04030', 1_000, 700)),
    name: 'eid.jpg',
    fields: { ...banner, ...changes },
  });
}

const picture = (type: string, size: string, file: string) =>
  shop.app.inject({ url: `/Content/ImageData/${type}/${size}/${file}` });

async function measuresOf(type: string, size: string, file: string) {
  const { statusCode, rawPayload } = await picture(type, size, file);
  if (statusCode !== 200) return [statusCode];
  const { format, width, height } = await sharp(rawPayload).metadata();
  expect(rawPayload.includes('CanaryCam')).toBe(false);
  return [format, width, height];
}

const version = async () => (await shop.database.db.select().from(catalogueVersion))[0];

describe('a banner', () => {
  // counter-209
  it('shows new words at once in all its widths, and is gone at once', async () => {
    const { id, pictures } = await aBanner(({ place, isActive }) => place === 'main' && isActive);
    expect(Object.values(pictures).filter(Boolean)).toHaveLength(3);
    const alt = 'Winter – all week';
    const terms = { id, alt, altBn: 'শীত – সারা সপ্তাহ', link: '/order', rank: 0 };
    await ask(shop, contract.changeBanner, owner, terms);
    const shown = await homeSays(alt);
    expect(shown.map(({ viewport }) => viewport)).toEqual(['large', 'medium', 'small']);
    expect(shown.every(({ link }) => link === '/order')).toBe(true);
    await ask(shop, contract.endBanner, owner, { id, isActive: false });
    expect(await homeSays(alt)).toEqual([]);
    expect(await lastAudit()).toMatchObject({ action: 'banner end', about: alt });
    await ask(shop, contract.endBanner, owner, { id, isActive: true });
    expect(await homeSays(alt)).toHaveLength(3);
    const gone = await ask(shop, contract.changeBanner, owner, { ...terms, id: 999_999 });
    expect(gone.status).toBe(404);
  });

  // counter-210
  it('can only link to a page of the shop, and needs words', async () => {
    const { id } = await aBanner(({ place }) => place === 'main');
    const terms = { id, alt: 'A', altBn: '', rank: 0 };
    const change = (changes: object) =>
      ask(shop, contract.changeBanner, owner, { ...terms, link: '', ...changes });
    for (const link of ['', '/order', '/category/baby-care?sort=price'])
      expect([link, (await change({ link })).content]).toEqual([link, null]);
    const away = [
      'javascript:alert(1)',
      '//example.com',
      '/\\example.com',
      '/\t/example.com',
      'http://a.b',
      'https://example.com',
      'order',
    ];
    for (const link of away) expect((await change({ link })).sentence).toMatch(/page of the shop/);
    expect((await change({ alt: ' ' })).sentence).toMatch(/words in English/);
    // An existing external link remains until somebody changes it.
    const link = 'https://example.com/a';
    await shop.database.db.update(banners).set({ link, alt: 'Old' }).where(eq(banners.id, id));
    expect((await change({ link, alt: 'Still old' })).sentence).toBe('');
    await change({ link: '/order' });
  });
});

describe('a new banner', () => {
  // counter-220
  it('is on the home page at once, cropped for each width, and phones get a change', async () => {
    const before = await version();
    const { content } = await add({ alt: 'New here' });
    const shown = await homeSays('New here');
    expect(shown.map(({ viewport }) => viewport)).toEqual(['large', 'medium', 'small']);
    // Without a number it is the last in its row.
    expect((await onHome()).slice(-3)).toEqual(shown);
    expect(await version()).not.toEqual(before);
    const [large = '', medium = '', small = ''] = shown.map(({ image }) => image);
    expect(await measuresOf('Banner', 'Orginal', large)).toEqual(['webp', 1_600, 520]);
    expect(await measuresOf('Banner', 'Orginal', medium)).toEqual(['webp', 960, 420]);
    expect(await measuresOf('Banner', 'Orginal', small)).toEqual(['webp', 560, 420]);
    expect(await measuresOf('Banner', 'Small', large)).toEqual(['webp', 480, 156]);
    expect(await measuresOf('Banner', 'Icons', large)).toEqual(['webp', 96, 31]);
    expect(await lastAudit()).toMatchObject({ action: 'banner add', about: 'New here' });
    const { id, place, pictures } = await aBanner(({ alt }) => alt === 'New here');
    expect([id, place]).toEqual([content?.id, 'main']);
    expect(pictures).toEqual({ large, medium, small });
  });

  // counter-220
  it('is created once, however often or concurrently it is sent', async () => {
    const key = crypto.randomUUID();
    const sent = await Promise.all([add({ key, alt: 'Once' }), add({ key, alt: 'Once' })]);
    const again = await add({ key, alt: 'Once' });
    expect(new Set([...sent, again].map(({ content }) => content?.id)).size).toBe(1);
    expect(await homeSays('Once')).toHaveLength(3);
  });

  // counter-209, counter-220
  it('is placed in its row by its number, whenever it was created, and moves with a new number', async () => {
    await shop.database.db.update(banners).set({ rank: sql`${banners.rank} + 10` });
    for (const rank of ['800', '600', '0', '700']) await add({ alt: `At ${rank}`, rank });
    const inRow = async () => [...new Set((await onHome()).map(({ alt }) => alt))];
    expect((await inRow())[0]).toBe('At 0');
    expect((await inRow()).slice(-3)).toEqual(['At 600', 'At 700', 'At 800']);
    const { id, alt, altBn, link } = await aBanner((row) => row.alt === 'At 800');
    await ask(shop, contract.changeBanner, owner, { id, alt, altBn, link, rank: 650 });
    expect((await inRow()).slice(-3)).toEqual(['At 600', 'At 800', 'At 700']);
  });

  // counter-220
  it('can be at the top, further down or beside a category, and nowhere else', async () => {
    await add({ alt: 'Resort', place: 'resort' });
    expect((await onHome('resortBanners')).filter(({ alt }) => alt === 'Resort')).toHaveLength(3);
    const { sets } = await listed();
    expect(sets.length).toBeGreaterThan(0);
    const [set] = sets;
    await add({ alt: 'Beside', place: set?.place ?? '' });
    const { categoryBanners } = Object((await callApi(shop, 'HomeArea/Home/Get')).envelope.Data);
    expect(JSON.stringify(categoryBanners)).toContain('Beside');
    expect(await aBanner(({ alt }) => alt === 'Beside')).toMatchObject({ place: set?.place });
    expect((await add({ place: 'set-999999' })).status).toBe(404);
    expect((await add({ place: 'footer' })).status).toBe(400);
  });

  // counter-220
  it('beside a category without one creates its set, once', async () => {
    const beside = async () => {
      const { envelope } = await callApi(shop, 'HomeArea/Home/Get');
      const all: { categoryId: string; items: OnHome[] }[] = Object(envelope.Data).categoryBanners;
      return all.filter(({ categoryId }) => place === `category-${categoryId}`);
    };
    const { place = '', name } =
      (await listed()).sets.find((one) => one.place.startsWith('category-')) ?? {};
    expect(await beside()).toEqual([]);
    const ids = ['First', 'At once'].map((alt) => add({ place, alt }));
    for (const { status } of await Promise.all(ids)) expect(status).toBe(200);
    const [set, ...others] = await beside();
    expect(others).toEqual([]);
    const shown = new Set(set?.items.map(({ alt }) => alt));
    expect(shown).toEqual(new Set(['First', 'At once']));
    expect(set?.items).toHaveLength(6);
    const { sets } = await listed();
    expect(sets.map((one) => one.place)).not.toContain(place);
    const now = sets.find((one) => one.name === name)?.place ?? '';
    expect(await aBanner(({ alt }) => alt === 'First')).toMatchObject({ place: now });
    expect(now).toMatch(/^set-\d+$/);
    expect((await add({ place: 'category-999999' })).status).toBe(404);
  });

  // counter-220
  it('with a file that is no photograph is refused, and nothing of it remains', async () => {
    const photo = await aPhoto();
    const before = await onHome();
    const others = ['<svg/>', '%PDF-1.4', 'GIF89a'].map((start) => Buffer.from(start));
    for (const bad of [...others, await sharp(photo).webp().toBuffer()]) {
      expect((await add({ alt: 'Bad' }, bad)).status).toBe(415);
      // It is refused before anything opens it, because the worker process only opens photographs.
      expect(() => pictureKind(bad)).toThrow(/JPG/);
    }
    expect((await add({ alt: 'Bad' }, photo.subarray(0, 300))).status).toBe(415);
    const vast = await sharp({
      create: { width: 5_000, height: 4_000, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer();
    expect((await add({ alt: 'Bad' }, vast)).status).toBe(415);
    expect((await add({ alt: 'Bad', link: 'https://example.com' })).sentence).toMatch(/page of/);
    expect(await onHome()).toEqual(before);
  });

  // counter-221
  it('can be removed for good, also twice', async () => {
    await add({ alt: 'Short lived' });
    const { id } = await aBanner(({ alt }) => alt === 'Short lived');
    const [{ image } = { image: '' }] = await homeSays('Short lived');
    await ask(shop, contract.removeBanner, owner, { id });
    expect(await homeSays('Short lived')).toEqual([]);
    expect(JSON.stringify(await listed())).not.toContain('Short lived');
    expect(await lastAudit()).toMatchObject({ action: 'banner remove', about: 'Short lived' });
    expect((await ask(shop, contract.removeBanner, owner, { id })).status).toBe(200);
    // A phone with an older home page still finds the picture.
    expect((await picture('Banner', 'Orginal', image)).statusCode).toBe(200);
  });

  // counter-222
  it('gets another picture, for all widths or for phones alone, under another name', async () => {
    await add({ alt: 'Pictured' });
    const { id, pictures } = await aBanner(({ alt }) => alt === 'Pictured');
    const give = async (width: string, colour: string, headers = owner) =>
      upload(shop, contract.setBannerPicture, headers, {
        content: await aPhoto(colour, 800, 600),
        name: 'other.jpg',
        fields: { id: String(id), width },
      });
    expect((await give('small', '#00ff00')).content).toBeNull();
    const small = (await aBanner((row) => row.id === id)).pictures;
    expect(small).toEqual({ ...pictures, small: expect.not.stringMatching(pictures.small) });
    expect(await measuresOf('Banner', 'Orginal', small.small)).toEqual(['webp', 560, 420]);
    await give('all', '#0000ff');
    const all = (await aBanner((row) => row.id === id)).pictures;
    for (const width of ['large', 'medium', 'small'] as const)
      expect([small.large, small.medium, small.small]).not.toContain(all[width]);
    expect(await lastAudit()).toMatchObject({ action: 'banner picture', about: 'Pictured' });
    expect((await homeSays('Pictured')).map(({ image }) => image)).toEqual(Object.values(all));
  });
});

describe('an offer', () => {
  // counter-223
  it('can get a picture, and lose it', async () => {
    const offer = {
      id: null,
      header: 'Pictured',
      headerBn: '',
      content: 'With a picture',
      contentBn: '',
      couponCode: '',
      cashback: 0,
      leastAmount: 0,
      rank: 0,
    };
    const id = (await ask(shop, promotions.saveOffer, owner, offer)).content?.id ?? 0;
    const give = (content: Buffer, to = id) =>
      upload(shop, promotions.setOfferPicture, owner, {
        content,
        name: 'o.jpg',
        fields: { id: String(to) },
      });
    const photo = await aPhoto('#205090', 900, 900);
    expect((await give(photo)).status).toBe(200);
    const imageNow = async () =>
      (await shop.database.db.select().from(offers).where(eq(offers.id, id)))[0]?.image ?? '';
    const image = await imageNow();
    expect(await measuresOf('Offer', 'Small', image)).toEqual(['webp', 480, 300]);
    expect(await measuresOf('Offer', 'Orginal', image)).toEqual(['webp', 960, 600]);
    // Other words do not change the picture.
    await ask(shop, promotions.saveOffer, owner, { ...offer, id, header: 'Renamed' });
    expect(await imageNow()).toBe(image);
    const inShop = async () =>
      JSON.stringify((await callApi(shop, 'OfferArea/DiscountOffer/List')).envelope.Data);
    expect(await inShop()).toContain(image);
    expect((await give(Buffer.from('no picture'))).status).toBe(415);
    expect((await give(photo, 999_999)).status).toBe(404);
    await ask(shop, promotions.removeOfferPicture, owner, { id });
    expect(await imageNow()).toBe('');
    expect(await inShop()).not.toContain(image);
    expect(await lastAudit()).toMatchObject({ action: 'offer picture removed' });
  });
});

describe('pictures of banners and offers', () => {
  // counter-212
  it('can be changed only by the owner: an upload by others is refused before it is received', async () => {
    const pharmacist = (await signedInStaff(shop, 'pharmacist')).headers;
    const before = await onHome();
    expect((await add({}, undefined, pharmacist)).status).toBe(403);
    const one = { content: await aPhoto(), name: 'a.jpg', fields: { id: '1', width: 'all' } };
    expect((await upload(shop, contract.setBannerPicture, pharmacist, one)).status).toBe(403);
    expect((await upload(shop, promotions.setOfferPicture, pharmacist, one)).status).toBe(403);
    expect((await ask(shop, contract.removeBanner, pharmacist, { id: 1 })).status).toBe(403);
    expect(await onHome()).toEqual(before);
  });
});
