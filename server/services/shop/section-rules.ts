/** What each part of the shop needs besides being stored. */
import type { EditableSections, SectionName } from '#domain/shop-sections.ts';
import { firstTableProblem } from '#domain/delivery-terms.ts';
import { emptySettings, type ShopSettings } from '#domain/shop.ts';
import { homeProblem } from '#domain/home-layout.ts';
import { firstCategoryProblem } from '#domain/shop-categories.ts';
import {
  firstEntryProblem,
  maxEntries,
  type EntryOf,
  type ListEntry,
  type ListName,
} from '#domain/shop-lists.ts';
import { emptyPartners, firstPartnerProblem, type ShopPartners } from '#domain/partners.ts';
import { isRequired } from '#domain/opening-steps.ts';
import { missingIn } from '#domain/shop-missing.ts';
import { firstShopProblem, type ShopProblem } from '#domain/shop-problems.ts';
import { forPages, type OwnPage } from '#domain/text-pages.ts';
import type { Database } from '#server/db/database.ts';
import type { AuditBy } from '#server/services/audit.ts';
import { initialHome } from '#server/services/home/home-rows.ts';
import { Refusal } from '#server/services/refusal.ts';
import { termsProblemText } from '#text/counter/districts.ts';
import { openingRefusals } from '#text/counter/opening-refusals.ts';
import { pageRefusal } from '#text/counter/page-texts.ts';
import { shopProblemText } from '#text/counter/shop-problems.ts';
import { inLanguage } from '#text/names.ts';
import type { Pair } from '#text/sentences.ts';
import { districtTable, writeDistricts } from './districts.ts';
import { categoryEntries, writeCategories } from './categories.ts';
import { branchEntries, galleryEntries, writeBranches, writeGallery } from './lists.ts';
import { readSettings } from './settings.ts';

interface SectionRules<Value> {
  /** The value of a part that was never saved. */
  initial: (db: Database) => Promise<Value>;
  /** `initial` reads tables that others write as well, so it also replaces a saved value. */
  isOfTables?: true;
  /** Why the value cannot be saved; null if it can. */
  refusal: (value: Value) => Pair<string> | null;
  /** Writes the value into the tables that other calls read. */
  apply?: (tx: Database, value: Value, by: AuditBy) => Promise<void>;
}

/** A part of the particulars, which are stored only here. */
function particulars<Name extends keyof ShopSettings>(
  name: Name,
): SectionRules<ShopSettings[Name]> {
  return {
    initial: () => Promise.resolve(emptySettings[name]),
    refusal(value) {
      const problem = firstShopProblem(name, value);
      return problem && shopProblemText[problem];
    },
  };
}

/** A partner's settings. Its secret is stored elsewhere. */
function partner<Name extends keyof ShopPartners>(name: Name): SectionRules<ShopPartners[Name]> {
  return {
    initial: () => Promise.resolve(emptyPartners[name]),
    refusal(value) {
      const problem = firstPartnerProblem(name, value);
      return problem && shopProblemText[problem];
    },
  };
}

/** Refuses a list that is too long, or names the first entry with a problem. */
function listRefusal<Name extends ListName>(name: Name) {
  return ({ rows }: { rows: EntryOf<Name>[] }): Pair<string> | null => {
    if (rows.length > maxEntries) return shopProblemText.tooMany;
    const invalid = firstEntryProblem(name, rows);
    return invalid && entryRefusal(invalid.entry, invalid.problem);
  };
}

function entryRefusal(entry: ListEntry, problem: ShopProblem): Pair<string> {
  const [en, bn] = shopProblemText[problem];
  return [`${inLanguage(entry.name, 'en')}: ${en}`, `${inLanguage(entry.name, 'bn')}: ${bn}`];
}

export const sectionRules: { [Name in SectionName]: SectionRules<EditableSections[Name]> } = {
  identity: particulars('identity'),
  contact: particulars('contact'),
  legal: particulars('legal'),
  delivery: particulars('delivery'),
  payment: particulars('payment'),
  prescriptions: particulars('prescriptions'),
  opening: { ...particulars('opening'), apply: requireNameAndPhone },
  sms: partner('sms'),
  gateway: partner('gateway'),
  storeApp: partner('storeApp'),
  papers: particulars('papers'),
  ...forPages((page) => ({
    initial: () => Promise.resolve({ text: { en: '', bn: '' } }),
    refusal: ({ text }: OwnPage) => pageRefusal(page, text),
  })),
  checklist: {
    initial: () => Promise.resolve({ delivery: false, pages: false }),
    refusal: () => null,
  },
  districts: {
    initial: districtTable,
    refusal(table) {
      const invalid = firstTableProblem(table);
      return invalid && termsProblemText[invalid.problem];
    },
    apply: writeDistricts,
  },
  branches: {
    initial: branchEntries,
    refusal: listRefusal('branches'),
    apply: writeBranches,
  },
  gallery: { initial: galleryEntries, refusal: listRefusal('gallery'), apply: writeGallery },
  directors: {
    initial: () => Promise.resolve({ rows: [] }),
    refusal: listRefusal('directors'),
  },
  categories: {
    initial: categoryEntries,
    isOfTables: true,
    refusal(value) {
      const invalid = firstCategoryProblem(value);
      if (!invalid) return null;
      const { entry, problem } = invalid;
      return entry ? entryRefusal(entry, problem) : shopProblemText[problem];
    },
    apply: writeCategories,
  },
  home: {
    initial: initialHome,
    refusal(value) {
      const problem = homeProblem(value);
      return problem && shopProblemText[problem];
    },
  },
};

/** Throws a refusal if a shop without a name or a phone would open. */
async function requireNameAndPhone(
  tx: Database,
  { state }: ShopSettings['opening'],
): Promise<void> {
  if (state !== 'open') return;
  const settings = await readSettings(tx, false);
  const missing = [...missingIn(settings, 'identity'), ...missingIn(settings, 'contact')];
  if (missing.some(isRequired)) throw new Refusal(openingRefusals.nameAndPhone);
}
