/** The parts of the shop that the owner edits, with their history (counter-300 to counter-304). */
import * as v from 'valibot';
import type { ShopSettings } from '#domain/shop.ts';
import { shopSections } from '#contract/shop.ts';
import { counterEndpoint } from './counter-endpoint.ts';

const roles = ['owner'] as const;

/** The parts that the owner edits, by name. */
export type EditableSections = ShopSettings;
export type SectionName = keyof EditableSections;

/** The schema of each part. */
export const editableSections: {
  [Name in SectionName]: v.GenericSchema<unknown, EditableSections[Name]>;
} = { ...shopSections };

const name = v.picklist(Object.keys(editableSections).filter(isSectionName));
/** 0 for a part that was never saved. */
const version = v.pipe(v.number(), v.integer(), v.minValue(0));

export function isSectionName(text: string): text is SectionName {
  return Object.hasOwn(editableSections, text);
}

/** The id of the refusal if somebody else has saved the part since it was read. */
export const changedMeanwhile = 'changed';

/** A part as it applies now. */
export const section = counterEndpoint({
  name: 'counter.shop.section',
  method: 'GET',
  path: 'Counter/Shop/Section',
  roles,
  request: v.object({ name }),
  response: v.object({ value: v.unknown(), version }),
});

/**
 * Saves a part. Refused as {@link changedMeanwhile} if somebody else has saved it since `version`,
 * and with a sentence if a value is not valid.
 */
export const saveSection = counterEndpoint({
  name: 'counter.shop.saveSection',
  method: 'POST',
  path: 'Counter/Shop/SaveSection',
  roles,
  request: v.object({ name, version, value: v.unknown() }),
  response: v.object({ version }),
});

/**
 * Stores a logo and returns its name for the part `identity`. It applies once that part is saved.
 * The same file again has the same name.
 */
export const uploadLogo = counterEndpoint({
  name: 'counter.shop.uploadLogo',
  method: 'POST',
  path: 'Counter/Shop/UploadLogo',
  roles,
  body: 'multipart',
  request: v.object({ Img: v.any() }),
  response: v.object({ logo: v.string() }),
});

/** The saved versions of a part, newest first, at most fifty. */
export const history = counterEndpoint({
  name: 'counter.shop.history',
  method: 'GET',
  path: 'Counter/Shop/History',
  roles,
  request: v.object({ name }),
  response: v.object({
    rows: v.array(
      v.object({ version, value: v.unknown(), savedBy: v.string(), savedAt: v.string() }),
    ),
  }),
});
