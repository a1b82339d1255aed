import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { seedData } from '#demo/seed/seed-data.ts';
import { demoDirectors } from '#demo/seed/directors.ts';
import { allSubjects } from '#demo/pictures/facts.ts';
import { useTestShop } from '#tests/server/support/test-shop.ts';

const shop = useTestShop();

function ask(path: string, headers: Record<string, string> = {}) {
  return shop.app.inject({ url: `/Content/ImageData/${path}`, headers });
}

const content = seedData();
const product = content.products.find(({ image }) => image !== '');
const file = product?.image ?? '';

describe('the pictures of the shop', () => {
  it('are served as cacheable WebP, with the time of their drawing as the ETag', async () => {
    const response = await ask(`Product/Small/${file}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/webp');
    expect(response.headers['cache-control']).toContain('max-age=604800');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 320, height: 320 });
    const mark = String(response.headers['etag']);
    const again = await ask(`Product/Small/${file}`, { 'if-none-match': mark });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });

  it('are found whatever the case of type and size', async () => {
    const response = await ask(`product/icons/${file}`);
    expect(response.statusCode).toBe(200);
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 96 });
  });

  it.each([
    'Product/Small/nobody-has-this.webp',
    'Product/Huge/default.webp',
    'Secret/Small/default.webp',
    'Product/Small/..%2F..%2Fsecret.webp',
    'Product/Small/%2e%2e%2f%2e%2e%2fpackage.json',
    'Banner/Small/category-nothing.webp',
    'Gallery/Small/gallery-99.webp',
  ])('are not drawn for unknown names: %s', async (path) => {
    const response = await ask(path);
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('have a default for things without one', async () => {
    expect((await ask('Product/Icons/default.webp')).statusCode).toBe(200);
  });

  it('exist for every row of the first content', async () => {
    const subjects = await allSubjects(shop.database.db);
    const known = new Set(subjects.map(({ type, file }) => `${type}/${file}`));
    const wanted = [
      ...content.products.map(({ image }) => `Product/${image}`),
      ...content.categories.map(({ image }) => `Banner/${image}`),
      ...content.gallery.map(({ image }) => `Gallery/${image}`),
      ...demoDirectors.rows.map(({ image }) => `Gallery/${image}`),
      ...content.offers.map(({ image }) => `Offer/${image}`),
      ...content.home.banners.map(({ image }) => `Banner/${image}`),
      ...content.home.resortBanners.map(({ image }) => `Banner/${image}`),
      ...content.home.bannerSets.flatMap(({ banners }) =>
        banners.map(({ image }) => `Banner/${image}`),
      ),
    ].filter((path) => !path.endsWith('/'));
    expect(wanted.filter((path) => !known.has(path))).toEqual([]);
  });

  it.each(['Banner', 'Gallery', 'Offer'] as const)('are served for each kind: %s', async (type) => {
    const subjects = await allSubjects(shop.database.db);
    const subject = subjects.find((one) => one.type === type);
    const response = await ask(`${type}/Small/${subject?.file ?? ''}`);
    expect(response.statusCode).toBe(200);
  });
});
