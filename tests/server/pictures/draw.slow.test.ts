import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  bannerMeasures,
  drawPicture,
  heaviest,
  pictureSvg,
  type PictureFacts,
  type PictureRequest,
} from '#demo/pictures/draw.ts';
import { pictureSizes } from '#demo/pictures/facts.ts';
import type { ProductFacts } from '#demo/pictures/look.ts';
import { packForms } from '#demo/pictures/pack-form.ts';
import { sceneNames } from '#demo/pictures/scenes/table.ts';
import { sketchedCategories } from '#demo/pictures/tiles/tile.ts';
import { aPack } from './samples.ts';

const pixels = { Icons: 96, Small: 320, Orginal: 800 } as const;

function aProduct(wishes: Partial<ProductFacts> = {}): PictureFacts {
  return { kind: 'product', product: aPack(wishes) };
}

function ask(wishes: Partial<PictureRequest> = {}): PictureRequest {
  return { type: 'Product', size: 'Small', file: 'seclo.webp', ...wishes };
}

async function measured(picture: Buffer) {
  const { format, width, height } = await sharp(picture).metadata();
  return { format, width, height };
}

describe('a picture of a product', () => {
  it.each(packForms)('has its size and weight as WebP in every size: %s', async (packForm) => {
    for (const size of pictureSizes) {
      const picture = await drawPicture(ask({ size }), aProduct({ packForm }));
      expect(await measured(picture)).toEqual({
        format: 'webp',
        width: pixels[size],
        height: pixels[size],
      });
      expect(picture.length / 1024).toBeLessThanOrEqual(heaviest.Product[size]);
    }
  });

  it('is the same every time', async () => {
    const first = await drawPicture(ask(), aProduct());
    const second = await drawPicture(ask(), aProduct());
    expect(first.equals(second)).toBe(true);
  });

  it('differs between two names, two strengths and two companies', () => {
    const all = [
      aProduct(),
      aProduct({ name: 'Losectil', key: 'losectil' }),
      aProduct({ strength: '40 mg', key: 'seclo-40' }),
      aProduct({ company: 'Beximco Pharmaceuticals Ltd.', key: 'seclo-b' }),
    ].map((facts) => pictureSvg(ask(), facts));
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(packForms)('differs by strength, and by address alone: %s', (packForm) => {
    const all = [{}, { strength: '40 mg' }, { key: 'another-address' }].map((wishes) =>
      pictureSvg(ask(), aProduct({ packForm, ...wishes })),
    );
    expect(new Set(all).size).toBe(3);
  });

  it('has a default without any facts', async () => {
    const picture = await drawPicture(ask({ file: 'default.webp' }), null);
    expect(await measured(picture)).toEqual({ format: 'webp', width: 320, height: 320 });
  });

  it('draws text as outlines, so that no font of the machine is needed', () => {
    for (const packForm of packForms)
      expect(pictureSvg(ask(), aProduct({ packForm }))).not.toMatch(/<text|font-family|<style/);
  });
});

describe('hostile names', () => {
  const names = {
    'an injection': '"/><script>alert(1)</script><image href="file:///etc/passwd"/>',
    'an entity': '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/hosts">]>&x;&amp;',
    'three hundred characters': 'Paracetamolum'.repeat(24).slice(0, 300),
    'three hundred words': 'Na pa '.repeat(50),
    'Bengali alone': 'প্রাকৃতিক মধু ও কালোজিরা ক্ষীর',
    'emoji alone': '😀👩‍⚕️💊',
    'another script': '阿司匹林 аспирин أسبرين',
    'control characters': '\u0000\u0008\u202eevil\ud800',
    nothing: '',
  };

  it.each(Object.entries(names))('are drawn without harm: %s', async (_, name) => {
    for (const packForm of ['carton', 'syrup', 'strip', 'soap', 'bp-monitor'] as const) {
      const hostile = { name, nameBn: name, strength: name, form: name, genericName: name };
      const facts = aProduct({ ...hostile, company: name, packName: name, key: name, packForm });
      const svg = pictureSvg(ask(), facts);
      expect(svg).not.toMatch(/script|ENTITY|<image|href|NaN|undefined|Infinity/);
      const picture = await drawPicture(ask(), facts);
      expect(await measured(picture)).toEqual({ format: 'webp', width: 320, height: 320 });
    }
  });

  it('leave the background white enough to see the pack if nothing can be drawn', () => {
    const silent = pictureSvg(ask(), aProduct({ name: '😀', nameBn: '' }));
    const named = pictureSvg(ask(), aProduct());
    expect(silent.length).toBeLessThan(named.length);
  });
});

describe('the other pictures', () => {
  it('draw every category on a tile of its own', async () => {
    expect(sketchedCategories).toHaveLength(52);
    const tiles = sketchedCategories.map((key) =>
      pictureSvg(ask({ type: 'Banner', file: `category-${key}.webp` }), null),
    );
    expect(new Set(tiles).size).toBe(52);
    for (const size of pictureSizes) {
      const request = ask({ type: 'Banner', size, file: 'category-fever-pain.webp' });
      const picture = await drawPicture(request, null);
      expect(await measured(picture)).toMatchObject({ width: pixels[size], height: pixels[size] });
      expect(picture.length / 1024).toBeLessThanOrEqual(heaviest.Product[size]);
    }
  });

  it.each([
    ['home-1-large.webp', 1600, 520],
    ['home-1-medium.webp', 960, 420],
    ['home-1-small.webp', 560, 420],
    ['resort-1.webp', 1600, 400],
    ['set-baby-vertical-1.webp', 300, 600],
    ['set-baby-inline-1.webp', 800, 300],
  ])('draw the banner %s as wide and high as its place', async (file, width, height) => {
    expect(bannerMeasures(file)).toEqual({ width, height });
    const picture = await drawPicture(ask({ type: 'Banner', size: 'Orginal', file }), null);
    expect(await measured(picture)).toEqual({ format: 'webp', width, height });
    expect(picture.length / 1024).toBeLessThanOrEqual(heaviest.Banner.Orginal);
  });

  it.each(sceneNames)('draw the gallery scene %s within its weight', async (name) => {
    const file = `gallery-${name}.webp`;
    const picture = await drawPicture(ask({ type: 'Gallery', size: 'Small', file }), null);
    expect(await measured(picture)).toEqual({ format: 'webp', width: 480, height: 320 });
    expect(picture.length / 1024).toBeLessThanOrEqual(heaviest.Gallery.Small);
  });

  it('draw the gallery in its full size', async () => {
    const request = ask({ type: 'Gallery', size: 'Orginal', file: 'gallery-shelves.webp' });
    const picture = await drawPicture(request, null);
    expect(await measured(picture)).toEqual({ format: 'webp', width: 1200, height: 800 });
    expect(picture.length / 1024).toBeLessThanOrEqual(heaviest.Gallery.Orginal);
  });

  it('shows at least eighteen different scenes', () => {
    const scenes = sceneNames.map((name) =>
      pictureSvg(ask({ type: 'Gallery', file: `gallery-${name}.webp` }), null),
    );
    expect(new Set(scenes).size).toBeGreaterThanOrEqual(18);
  });

  it('draw offers and portraits in every size', async () => {
    for (const size of pictureSizes) {
      const offer = await drawPicture(ask({ type: 'Offer', size, file: 'offer-1.webp' }), null);
      const portrait = await drawPicture(ask({ type: 'Gallery', size, file: 'director-1.webp' }), {
        kind: 'portrait',
        name: 'Rahima Khatun',
      });
      for (const picture of [offer, portrait])
        expect(picture.length / 1024).toBeLessThanOrEqual(heaviest.Offer[size]);
    }
  });
});
