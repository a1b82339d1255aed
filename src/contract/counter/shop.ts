/** The parts of the shop that the owner edits, with their history (counter-300 to counter-304). */
import * as v from 'valibot';
import type { EditableSections, SectionName } from '#domain/shop-sections.ts';
import { openingSteps, openPointNames } from '#domain/opening-steps.ts';
import { forPages } from '#domain/text-pages.ts';
import { partnerSchemas } from './partner-schemas.ts';
import { ownPage, shopSections } from '#contract/shop.ts';
import { counterEndpoint } from './counter-endpoint.ts';
import { deliveryTable } from './delivery-table.ts';
import { homeLayout, shopCategories } from './shop-categories.ts';
import { shopLists } from './shop-lists.ts';

const roles = ['owner'] as const;

/** The schema of each part. */
export const editableSections: {
  [Name in SectionName]: v.GenericSchema<unknown, EditableSections[Name]>;
} = {
  ...shopSections,
  ...shopLists,
  districts: deliveryTable,
  ...partnerSchemas,
  ...forPages(() => ownPage),
  checklist: v.object({ delivery: v.boolean(), pages: v.boolean() }),
  categories: shopCategories,
  home: homeLayout,
};

const name = v.picklist(Object.keys(editableSections).filter(isSectionName));
/** 0 for a part that was never saved. */
const version = v.pipe(v.number(), v.integer(), v.minValue(0));

export function isSectionName(text: string): text is SectionName {
  return Object.hasOwn(editableSections, text);
}

/** A part's value in the order of its schema. Null if it has another shape. */
export function parseSection<Name extends SectionName>(
  part: Name,
  value: unknown,
): EditableSections[Name] | null {
  const schema: v.GenericSchema<unknown, EditableSections[Name]> = editableSections[part];
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : null;
}

/** The id of the refusal if somebody else has saved the part since it was read. */
export const changedMeanwhile = 'changed';

/** A part as it applies now, and who saved it when (ISO, UTC); both '' if nobody did. */
export const section = counterEndpoint({
  name: 'counter.shop.section',
  method: 'GET',
  path: 'Counter/Shop/Section',
  roles,
  request: v.object({ name }),
  response: v.object({
    value: v.unknown(),
    version,
    savedBy: v.string(),
    savedAt: v.string(),
  }),
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
  /** The value as it applies now. */
  response: v.object({ version, value: v.unknown() }),
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

/** The most rows that {@link readTable} returns. */
export const maxTableRows = 2_000;

/**
 * Returns the rows of a CSV file or workbook, for a form that fills its table from a file. Nothing
 * is stored. Lines that could not be separated into cells are in `unreadable`.
 */
export const readTable = counterEndpoint({
  name: 'counter.shop.readTable',
  method: 'POST',
  path: 'Counter/Shop/ReadTable',
  roles,
  body: 'multipart',
  request: v.object({ Img: v.any() }),
  response: v.object({
    rows: v.array(v.object({ line: v.number(), cells: v.array(v.string()) })),
    unreadable: v.array(v.number()),
  }),
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

const productCount = v.object({ id: v.number(), products: v.number() });

/** The pictures of lists. */
export const pictureUses = ['gallery', 'directors', 'categories'] as const;
export type PictureUse = (typeof pictureUses)[number];

/**
 * Stores a picture for an entry of a list, cut to its shape, and returns its file name. Customers
 * see it when the list is saved. The same photograph gets the same name.
 */
export const addPicture = counterEndpoint({
  name: 'counter.shop.addPicture',
  method: 'POST',
  path: 'Counter/Shop/AddPicture',
  roles,
  body: 'multipart',
  request: v.object({ use: v.picklist(pictureUses), Img: v.any() }),
  response: v.object({ image: v.string() }),
});

/** How many products each category has, hidden ones too. A new category is not among them. */
export const categoryProducts = counterEndpoint({
  name: 'counter.shop.categoryProducts',
  method: 'GET',
  path: 'Counter/Shop/CategoryProducts',
  roles,
  request: v.object({}),
  response: v.object({ categories: v.array(productCount), subCategories: v.array(productCount) }),
});

/** The checklist for the opening: the open points of each step, and what the owner can change. */
export const readiness = counterEndpoint({
  name: 'counter.shop.readiness',
  method: 'GET',
  path: 'Counter/Shop/Readiness',
  roles,
  request: v.object({}),
  response: v.object({
    steps: v.array(
      v.object({ step: v.picklist(openingSteps), open: v.array(v.picklist(openPointNames)) }),
    ),
    opening: v.object({ value: shopSections.opening, version }),
    checklist: v.object({ value: editableSections.checklist, version }),
    /** Products that customers see. */
    products: v.number(),
    /** The newest backup (ISO, UTC); '' if there is none. */
    backupAt: v.string(),
    isBackupOld: v.boolean(),
  }),
});

/** The ticket is not valid any more; the owner types the password again. */
export const ticketEnded = 'ticket-ended';

/**
 * Checks the owner's password and returns a ticket for {@link backupPath}, valid for a minute and
 * for this owner alone. Refused like a wrong password of `counter.staff.changePassword`.
 */
export const backupTicket = counterEndpoint({
  name: 'counter.shop.backupTicket',
  method: 'POST',
  path: 'Counter/Shop/BackupTicket',
  roles,
  request: v.object({ password: v.pipe(v.string(), v.maxLength(300)) }),
  response: v.object({ ticket: v.string() }),
});

/** Makes a backup and sends it as a tar file, with the query `ticket`. */
export const backupPath = 'Counter/Shop/Backup';
