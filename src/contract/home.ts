/** The content of the home page, embedded in the served page or fetched (catalogue-7). */
import * as v from 'valibot';
import type { Banner, Home, Viewport } from '#domain/home.ts';
import { embeddedProduct } from './products.ts';
import { endpoint } from './endpoint.ts';
import { wireList } from './lists.ts';
import { oneOf, tidied, wireId, wireIntegerOrZero, wireObject, wireText } from './wire.ts';

const viewports = ['large', 'medium', 'small'] as const satisfies readonly Viewport[];

export const category = v.pipe(
  wireObject({
    id: wireId,
    name: wireText,
    NameBn: v.optional(wireText, ''),
    image: wireText,
    permalink: wireText,
  }),
  v.transform(({ NameBn, ...rest }) => ({ ...rest, nameBn: NameBn })),
);

export const subCategory = v.pipe(
  wireObject({
    id: wireId,
    name: wireText,
    NameBn: v.optional(wireText, ''),
    image: v.optional(wireText, ''),
    rank: v.optional(wireIntegerOrZero, 0),
    parentId: wireId,
  }),
  v.transform(({ NameBn, ...rest }) => ({ ...rest, nameBn: NameBn })),
);

export const banner = v.pipe(
  wireObject({
    id: wireId,
    image: wireText,
    viewport: oneOf(viewports, 'large'),
    link: wireText,
    alt: wireText,
    AltBn: v.optional(wireText, ''),
  }),
  v.transform(({ AltBn, ...rest }): Banner => ({ ...rest, altBn: AltBn })),
);

/** A notice. A host may send only the text. */
const notice = v.pipe(
  tidied(wireObject({ text: wireText, TextBn: v.optional(wireText, '') }), (value) =>
    typeof value === 'string' ? { text: value } : value,
  ),
  v.transform((wire) => ({ text: wire.text, textBn: wire.TextBn })),
);

const bannerSet = v.pipe(
  wireObject({
    type: oneOf(['vertical', 'inline', 'slider'], 'slider'),
    categoryId: wireId,
    gap: wireIntegerOrZero,
    items: wireList(banner),
  }),
  v.transform((wire) => ({
    layout: wire.type,
    categoryId: wire.categoryId,
    gap: wire.gap,
    banners: wire.items,
  })),
);

const productRow = wireObject({
  categoryId: wireId,
  products: wireList(embeddedProduct),
  // Our addition: the banner above the row.
  banners: wireList(banner),
});

/** Our additions: the merged categories, and the one that has their products now. */
const movedCategory = wireObject({ id: wireId, permalink: wireText, to: wireId });
const movedSubCategory = wireObject({ id: wireId, to: wireId });

/** The whole home page. The served page may embed the same shape as JSON. */
export const homeContent = v.pipe(
  wireObject({
    categories: wireList(category),
    subCategories: wireList(subCategory),
    banners: wireList(banner),
    notices: wireList(notice),
    categoryBanners: wireList(bannerSet),
    productRows: wireList(productRow),
    resortBanners: wireList(banner),
    movedCategories: wireList(movedCategory),
    movedSubCategories: wireList(movedSubCategory),
  }),
  v.transform((wire): Home => ({
    categories: wire.categories,
    subCategories: wire.subCategories,
    banners: wire.banners,
    resortBanners: wire.resortBanners,
    notices: wire.notices,
    bannerSets: wire.categoryBanners,
    rows: wire.productRows,
    moved: { categories: wire.movedCategories, subCategories: wire.movedSubCategories },
  })),
);

export const get = endpoint({
  name: 'home.get',
  method: 'GET',
  path: 'HomeArea/Home/Get',
  request: v.object({}),
  response: homeContent,
  shared: true,
  added: true,
});
