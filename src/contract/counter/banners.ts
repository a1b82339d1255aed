/** Banners of the home page, for the owner (counter-209, counter-210, counter-220 to counter-222). */
import * as v from 'valibot';
import { counterEndpoint } from './counter-endpoint.ts';
import { rowNumber, typedNumber } from './paging.ts';
import { ending, line, rank } from './promotions.ts';

const roles = ['owner'] as const;

const bannerTerms = { alt: line, altBn: line, link: v.pipe(v.string(), v.maxLength(500)) };

/** `main`, `resort`, or `set-` with the number of a category's set; `category-` with its number where it has none yet. */
const bannerPlace = v.pipe(v.string(), v.regex(/^(main|resort|(set|category)-\d{1,9})$/));

/** Which of a banner's pictures: all of its widths, or the one for screens of that width. */
export const bannerWidths = ['all', 'large', 'medium', 'small'] as const;

/** Those of the home page, each once: its pictures for three widths have their words and link together. */
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
        /** Names of files; '' where it has none for that width. */
        pictures: v.object({ large: v.string(), medium: v.string(), small: v.string() }),
        isActive: v.boolean(),
      }),
    ),
    /** Categories of the home page, those that have banners beside them first: more places for a new one. */
    sets: v.array(v.object({ place: bannerPlace, name: v.string(), nameBn: v.string() })),
  }),
});

export type HomeBanner = v.InferOutput<typeof banners.response>['rows'][number];

/** A new banner with its picture, cut for the three widths. The same key makes one, however often it is sent. */
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
    /** Its place in the row; '' for the end of it. */
    rank: v.pipe(v.string(), v.regex(/^\d{0,4}$/)),
    Img: v.any(),
  }),
  response: v.object({ id: v.number() }),
});

/** Other words, another link, another place in the row. */
export const changeBanner = counterEndpoint({
  name: 'counter.promotions.changeBanner',
  method: 'POST',
  path: 'Counter/Promotions/ChangeBanner',
  roles,
  request: v.object({ id: rowNumber, ...bannerTerms, rank }),
  response: v.null(),
});

/** Another picture, for all widths or for one. */
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

/** Takes it away for good; one that is gone already is as good as removed. */
export const removeBanner = counterEndpoint({
  name: 'counter.promotions.removeBanner',
  method: 'POST',
  path: 'Counter/Promotions/RemoveBanner',
  roles,
  request: v.object({ id: rowNumber }),
  response: v.null(),
});
