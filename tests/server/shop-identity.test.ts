import sharp from 'sharp';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import * as contract from '#contract/counter/shop.ts';
import type { ShopSettings } from '#domain/shop.ts';
import { isLogoName, logoSize } from '#domain/shop-icons.ts';
import { demoSettings } from '#demo/seed/shop.ts';
import { referencedPictures } from '#server/services/uploads/referenced.ts';
import { beforeTests } from './support/before-tests.ts';
import { ask, upload } from './support/counter-shelves.ts';
import { aPhoto } from './support/files.ts';
import { useFolder } from './support/folder.ts';
import { askCounter, signedInStaff } from './support/staff.ts';
import { useTestShop } from './support/test-shop.ts';

const folder = useFolder();
const shop = useTestShop({ env: { SHOP_DIR: folder } });
const owner = beforeTests(async () => (await signedInStaff(shop, 'owner')).headers);

/** A blue disc on transparency, twice as wide as high, with an empty border. */
async function aLogo(colour = '#1a5cad'): Promise<Buffer> {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><ellipse cx="300" cy="200" rx="200" ry="100" fill="${colour}"/></svg>`;
  return sharp(Buffer.from(drawn)).png().toBuffer();
}

async function uploadLogo(content: Buffer, headers = owner) {
  return upload(shop, contract.uploadLogo, headers, { content, name: 'logo.png', fields: {} });
}

async function identityVersion(): Promise<number> {
  const response = await askCounter(shop, 'Shop/Section?name=identity', owner);
  return v.parse(contract.section.response, Object(response.json()).Data).version;
}

async function saveIdentity(changed: Partial<ShopSettings['identity']>): Promise<void> {
  const name = 'identity' as const;
  const value = { ...demoSettings.identity, ...changed };
  const version = await identityVersion();
  const saved = await ask(shop, contract.saveSection, owner, { name, version, value });
  expect(saved.sentence).toBe('');
}

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers });

async function manifest() {
  return (await get('/manifest.webmanifest')).json<{
    name: string;
    short_name: string;
    description: string;
    theme_color: string;
    icons: { src: string; sizes: string; purpose: string }[];
    screenshots: unknown[];
  }>();
}

/** A pixel's red, green, blue and alpha. */
async function pixelAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (top * info.width + left) * info.channels;
  return [...data.subarray(at, at + 4)];
}

// shell-123
describe('the manifest', () => {
  it('has the name and tagline of the settings at once after a change', async () => {
    const tagline = { en: 'Open day and night', bn: 'দিনরাত খোলা' };
    await saveIdentity({ name: { en: 'Rahmat "Pharma"', bn: 'রহমত' }, tagline, color: '#1a5cad' });
    expect(await manifest()).toMatchObject({
      name: 'Rahmat "Pharma"',
      short_name: 'Rahmat "Pharma"',
      description: expect.stringContaining('Open day and night.'),
      theme_color: '#1a5cad',
    });
  });

  it('is fetched again after a minute, with an ETag that changes with the name', async () => {
    const first = await get('/manifest.webmanifest');
    expect(first.headers['content-type']).toMatch(/^application\/manifest\+json/);
    expect(first.headers['cache-control']).toBe('public, max-age=60');
    const known = { 'if-none-match': String(first.headers.etag) };
    expect((await get('/manifest.webmanifest', known)).statusCode).toBe(304);
    await saveIdentity({ name: { en: 'Another', bn: 'অন্য' } });
    expect((await get('/manifest.webmanifest', known)).statusCode).toBe(200);
  });
});

// shell-124
describe('an own logo', () => {
  it('becomes the icons of the manifest, under new addresses', async () => {
    const { content } = await uploadLogo(await aLogo());
    const logo = content?.logo ?? '';
    expect(isLogoName(logo)).toBe(true);
    // The empty border is removed.
    expect(logoSize(logo)).toEqual({ width: 144, height: 72 });
    await saveIdentity({ logo });
    const { icons } = await manifest();
    for (const { src, sizes } of icons) {
      const response = await get(src);
      expect([src, response.statusCode, response.headers['cache-control']]).toEqual([
        expect.stringContaining('?v='),
        200,
        'public, max-age=31536000, immutable',
      ]);
      const { width, height, format } = await sharp(response.rawPayload).metadata();
      expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
    }
  });

  it('is within the circle that launchers cut from a maskable icon, on an opaque ground', async () => {
    const { rawPayload } = await get('/icons/maskable-192.png');
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    const centre = 96;
    let farthest = 0;
    for (let at = 0; at < data.length; at += info.channels) {
      if ((data[at] ?? 255) > 250) continue;
      const pixel = at / info.channels;
      const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
      farthest = Math.max(farthest, Math.hypot(x - centre, y - centre));
    }
    expect(farthest).toBeGreaterThan(30);
    expect(farthest).toBeLessThanOrEqual(0.4 * 192);
    expect(await pixelAt(rawPayload, 0, 0)).toEqual([255, 255, 255, 255]);
  });

  it('is a black shape on transparency in the monochrome icon', async () => {
    const { rawPayload } = await get('/icons/monochrome-512.png');
    expect(await pixelAt(rawPayload, 256, 256)).toEqual([0, 0, 0, 255]);
    expect((await pixelAt(rawPayload, 4, 4))[3]).toBe(0);
  });

  it('without transparency has its dark parts in the monochrome icon', async () => {
    const opaque = await sharp(await aLogo())
      .flatten({ background: '#ffffff' })
      .jpeg()
      .toBuffer();
    const { content } = await uploadLogo(opaque);
    await saveIdentity({ logo: content?.logo ?? '' });
    const { rawPayload } = await get('/icons/monochrome-512.png');
    expect((await pixelAt(rawPayload, 256, 256))[3]).toBeGreaterThan(240);
    expect((await pixelAt(rawPayload, 4, 4))[3]).toBeLessThan(10);
  });

  it('is the favicon and the Apple touch icon, which an address without a version renews hourly', async () => {
    const svg = await get('/favicon.svg');
    expect(svg.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
    });
    expect(svg.body).toContain('data:image/png;base64,');
    expect((await sharp((await get('/favicon.ico')).rawPayload).metadata()).width).toBe(64);
    const touch = (await get('/icons/apple-touch-icon.png')).rawPayload;
    expect((await sharp(touch).metadata()).width).toBe(180);
    expect(await pixelAt(touch, 0, 0)).toEqual([255, 255, 255, 255]);
  });

  it('is on the picture for link previews, on the main colour', async () => {
    const { content } = await uploadLogo(await aLogo('#c04030'));
    await saveIdentity({ logo: content?.logo ?? '', color: '#1a5cad' });
    const { rawPayload } = await get('/icons/social.png');
    const { width, height } = await sharp(rawPayload).metadata();
    expect([width, height]).toEqual([1_200, 630]);
    const [red = 0, green = 0, blue = 0] = await pixelAt(rawPayload, 600, 184);
    expect(red).toBeGreaterThan(Math.max(green, blue) + 80);
    const ground = await pixelAt(rawPayload, 5, 5);
    expect(ground[2]).toBeGreaterThan((ground[0] ?? 0) + 60);
  });

  it('stays in backups while it is in the history', async () => {
    const { content } = await uploadLogo(await aLogo('#123456'));
    const logo = content?.logo ?? '';
    await saveIdentity({ logo });
    await saveIdentity({ logo: '' });
    expect(await referencedPictures(shop.database.db)).toContain(`Shop/Orginal/${logo}`);
    // The icons of the build apply again. This shop is not built.
    expect((await get('/icons/icon-192.png')).statusCode).toBe(404);
    expect((await manifest()).icons[0]?.src).toBe('/icons/icon-192.png');
  });

  it('must be a picture, and only the owner uploads one', async () => {
    const broken = await uploadLogo(Buffer.from('GIF89a not a picture'));
    expect([broken.status, broken.content]).toEqual([415, null]);
    expect(broken.sentence).not.toBe('');
    const { headers } = await signedInStaff(shop, 'packer');
    expect((await uploadLogo(await aPhoto(), headers)).status).toBe(403);
  });

  it('of another name, or a colour that is none, cannot be saved', async () => {
    const name = 'identity' as const;
    const version = await identityVersion();
    for (const wrong of [{ logo: '../secret.webp' }, { color: 'red' }]) {
      const value = { ...demoSettings.identity, ...wrong };
      const refused = await ask(shop, contract.saveSection, owner, { name, version, value });
      expect(refused.sentence).not.toBe('');
    }
  });
});
