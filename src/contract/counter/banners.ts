/** Banners of the home page, for the owner (counter-209, counter-210, counter-220 to counter-222). */
import * as v from 'valibot';
import { counterEndpoint } from './counter-endpoint.ts';
import { rowNumber, typedNumber } from './paging.ts';
import { ending, line, rank } from './promotions.ts';

const roles = ['owner'] as const;

const bannerTerms = { alt: line, altBn: line, link: v.pipe(v.string(), v.maxLength(500)) };

/**
 * `main`, `resort`, or `set-` with the number of a category's set; `category-` with its number if
 * the category has no set yet.
 */
const bannerPlace = v.pipe(v.string(), v.regex(/^(main|resort|(set|category)-\d{1,9})$/));

/** The picture of a banner to set: all widths, or the one for screens of that width. */
export const bannerWidths = ['all', 'large', 'medium', 'small'] as const;

/**
 * The banners of the home page. The pictures for three widths that share text and link are one
 * banner.
 */
export const banners = counterEndpoint({
  name: 'counter.promotions.banners',
  method: 'GET',
  path: 'Counter/Promotions/Banners',
  roles,
  request: v.object({}),
  response: v.object({
    rows: v.array(
      v.object({
        id: v.number(),
        ...bannerTerms,
        rank,
        place: bannerPlace,
        /** File names; '' if there is no picture for that width. */
        pictures: v.object({ large: v.string(), medium: v.string(), small: v.string() }),
        isActive: v.boolean(),
      }),
    ),
    /**
     * Categories of the home page, as further places for a new banner. Those that already have
     * banners come first.
     */
    sets: v.array(v.object({ place: bannerPlace, name: v.string(), nameBn: v.string() })),
  }),
});

export type HomeBanner = v.InferOutput<typeof banners.response>['rows'][number];

/**
 * Adds a banner with its picture, cropped for the three widths. Repeating the call with the same
 * key adds it once.
 */
export const addBanner = counterEndpoint({
  name: 'counter.promotions.addBanner',
  method: 'POST',
  path: 'Counter/Promotions/AddBanner',
  roles,
  body: 'multipart',
  request: v.object({
    key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
    place: bannerPlace,
    ...bannerTerms,
    /** Its position in the row; '' for the end. */
    rank: v.pipe(v.string(), v.regex(/^\d{0,4}$/)),
    Img: v.any(),
  }),
  response: v.object({ id: v.number() }),
});

/** Changes the text, the link or the position. */
export const changeBanner = counterEndpoint({
  name: 'counter.promotions.changeBanner',
  method: 'POST',
  path: 'Counter/Promotions/ChangeBanner',
  roles,
  request: v.object({ id: rowNumber, ...bannerTerms, rank }),
  response: v.null(),
});

/** Replaces the picture, for all widths or for one. */
export const setBannerPicture = counterEndpoint({
  name: 'counter.promotions.setBannerPicture',
  method: 'POST',
  path: 'Counter/Promotions/SetBannerPicture',
  roles,
  body: 'multipart',
  request: v.object({ id: typedNumber, width: v.picklist(bannerWidths), Img: v.any() }),
  response: v.null(),
});

export const endBanner = counterEndpoint({
  name: 'counter.promotions.endBanner',
  method: 'POST',
  path: 'Counter/Promotions/EndBanner',
  roles,
  request: ending,
  response: v.null(),
});

/** Deletes the banner permanently. Idempotent. */
export const removeBanner = counterEndpoint({
  name: 'counter.promotions.removeBanner',
  method: 'POST',
  path: 'Counter/Promotions/RemoveBanner',
  roles,
  request: v.object({ id: rowNumber }),
  response: v.null(),
});
