/** The lists of the shop that its owner edits: branches, gallery and directors (counter-310). */
import type { Director } from './directors.ts';
import type { Spot } from './distance.ts';
import { isBlank, isPhone, pairProblem, shopLimits } from './shop-problems.ts';
import type { ShopProblem, ShopProblems } from './shop-problems.ts';
import type { BothLanguages } from './shop.ts';

export interface ListEntry {
  /** Stays the same when the entry is edited or moved. */
  id: number;
  name: BothLanguages;
  /** Customers do not see it. */
  isHidden: boolean;
}

export interface BranchEntry extends ListEntry {
  place: BothLanguages;
  phone: string;
  /** Null for a branch that is not on the map. */
  position: Spot | null;
}

export interface GalleryEntry extends ListEntry {
  /** A file of type Gallery. */
  image: string;
}

export interface DirectorEntry extends ListEntry, Director {}

/** The entries of each list, in the order in which customers see them. */
export interface ShopLists {
  branches: { rows: BranchEntry[] };
  gallery: { rows: GalleryEntry[] };
  directors: { rows: DirectorEntry[] };
}

export type ListName = keyof ShopLists;
export type EntryOf<Name extends ListName> = ShopLists[Name]['rows'][number];

/** The most entries of a list. */
export const maxEntries = 200;

const checks: { [Name in ListName]: (entry: EntryOf<Name>) => ShopProblems<EntryOf<Name>> } = {
  branches: ({ name, place, phone, position }) => ({
    name: requiredPair(name, shopLimits.line),
    place: requiredPair(place, shopLimits.address),
    phone: !isPhone(phone) && 'phoneInvalid',
    position: position !== null && !isInBangladesh(position) && 'positionElsewhere',
  }),
  gallery: ({ name, image }) => ({
    name: requiredPair(name, shopLimits.line),
    image: image === '' && 'pictureNeeded',
  }),
  directors: ({ name, role }) => ({
    name: requiredPair(name, shopLimits.line),
    role: requiredPair(role, shopLimits.line),
  }),
};

/** Checks one entry of a list. */
export function entryProblems<Name extends ListName>(
  list: Name,
  entry: EntryOf<Name>,
): ShopProblems<EntryOf<Name>> {
  return checks[list](entry);
}

/** The first entry of a list that is not valid, with its problem; null if all are valid. */
export function firstEntryProblem<Name extends ListName>(
  list: Name,
  rows: readonly EntryOf<Name>[],
): { entry: EntryOf<Name>; problem: ShopProblem } | null {
  for (const entry of rows) {
    const problems = Object.values<ShopProblem | false | undefined>({
      ...entryProblems(list, entry),
    });
    const problem = problems.find((one) => typeof one === 'string');
    if (problem) return { entry, problem };
  }
  return null;
}

function requiredPair(pair: BothLanguages, limit: number): ShopProblem | false {
  return isBlank(pair) ? 'bothNeeded' : pairProblem(pair, limit);
}

/** The entries that customers see. */
export function shownEntries<Entry extends ListEntry>(rows: readonly Entry[]): Entry[] {
  return rows.filter(({ isHidden }) => !isHidden);
}

/** The id of the next new entry. */
export function nextEntryId(rows: readonly ListEntry[]): number {
  return Math.max(0, ...rows.map(({ id }) => id)) + 1;
}

/** Moves an entry by some places: -1 is one place up. */
export function movedEntry<Entry extends ListEntry>(
  rows: readonly Entry[],
  id: number,
  by: number,
): Entry[] {
  const from = rows.findIndex((row) => row.id === id);
  const entry = rows[from];
  if (!entry) return [...rows];
  const others = rows.filter((row) => row !== entry);
  const to = Math.max(0, from + by);
  return [...others.slice(0, to), entry, ...others.slice(to)];
}

/** The bounds of Bangladesh, with some room. */
const bounds = { south: 20.3, north: 26.8, west: 87.9, east: 92.8 };

function isInBangladesh({ lat, lng }: Spot): boolean {
  return lat >= bounds.south && lat <= bounds.north && lng >= bounds.west && lng <= bounds.east;
}
