/** The table of districts as a file for spreadsheets, out and in (counter-344, counter-345). */
import type { Cascade, Place } from './address.ts';
import { unguardCell } from './csv.ts';
import {
  firstTermsProblem,
  hasSameTerms,
  isSameName,
  type AreaTerms,
  type DeliveryTerms,
  type DistrictTerms,
  type TermsProblem,
} from './delivery-terms.ts';
import { takaFromPaisa, type Paisa } from './money.ts';
import { amountTyped, wholeTyped } from './typed-amount.ts';

/** The columns of the file, in this order. Places are found by either name. */
export const districtColumns = [
  'district',
  'district_bn',
  'area',
  'area_bn',
  'delivered',
  'charge',
  'lower_from',
  'lower_charge',
  'cash_on_delivery',
  'days_from',
  'days_to',
] as const;
type Column = (typeof districtColumns)[number];

/** A district with its names and areas. */
export interface KnownDistrict {
  id: number;
  name: string;
  nameBn: string;
  division: Pick<Place, 'name' | 'nameBn'>;
  areas: KnownArea[];
}

export interface KnownArea {
  id: number;
  name: string;
  nameBn: string;
}

/** The districts of the country, by English name. */
export function knownDistricts({ divisions, districts, areas }: Cascade): KnownDistrict[] {
  const known = divisions.flatMap((division) =>
    (districts[division.id] ?? []).map(({ id, name, nameBn }) => ({
      id: Number(id),
      name,
      nameBn,
      division,
      areas: (areas[id] ?? []).map((area) => ({
        id: Number(area.id),
        name: area.name,
        nameBn: area.nameBn,
      })),
    })),
  );
  return known.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** The lines of the file with its headings. */
export function districtLines(
  rows: readonly DistrictTerms[],
  known: readonly KnownDistrict[],
): string[][] {
  const lines = known.flatMap((district) => {
    const terms = rows.find(({ id }) => id === district.id);
    if (!terms) return [];
    const areas = terms.areas.map((area) => {
      const named = district.areas.find(({ id }) => id === area.id);
      return lineOf(district, named ?? { name: '', nameBn: '' }, area);
    });
    return [lineOf(district, { name: '', nameBn: '' }, terms), ...areas];
  });
  return [[...districtColumns], ...lines];
}

interface Named {
  name: string;
  nameBn: string;
}

function lineOf(district: Named, area: Named, terms: DeliveryTerms): string[] {
  const cells: Record<Column, string> = {
    district: district.name,
    district_bn: district.nameBn,
    area: area.name,
    area_bn: area.nameBn,
    delivered: terms.isDelivered ? 'yes' : 'no',
    charge: amountCell(terms.standard),
    lower_from: amountCell(terms.threshold),
    lower_charge: amountCell(terms.reduced),
    cash_on_delivery: terms.takesCash ? 'yes' : 'no',
    days_from: terms.days ? String(terms.days.from) : '',
    days_to: terms.days ? String(terms.days.to) : '',
  };
  return districtColumns.map((column) => cells[column]);
}

/** As a spreadsheet writes it, so that the cell needs no guard. */
function amountCell(paisa: Paisa): string {
  return String(takaFromPaisa(paisa));
}

export type LineProblem =
  | TermsProblem
  | 'districtUnknown'
  | 'areaUnknown'
  | 'yesOrNo'
  | 'repeated'
  | 'unreadable';

export interface BadDistrictLine {
  line: number;
  problem: LineProblem;
  /** The cell that is not valid; '' for a whole line. */
  cell: string;
}

/** A place whose terms the file changes. `before` is null for a new exception. */
export interface TermsChange {
  district: KnownDistrict;
  /** Null for the whole district. */
  area: KnownArea | null;
  before: DeliveryTerms | null;
  after: DeliveryTerms;
}

export interface ReadDistricts {
  /** The table with the changes of the valid lines. */
  rows: DistrictTerms[];
  changes: TermsChange[];
  bad: BadDistrictLine[];
  /** False if the file has no heading `district`. */
  hasHeadings: boolean;
}

interface FileRow {
  line: number;
  cells: string[];
}

interface ReadLine {
  line: number;
  cell: (column: Column) => string | null;
}

/**
 * Reads the file against the table of the form. An empty cell or an absent column changes nothing,
 * except that two empty cells of days mean the time of the zone. Places that the file does not name
 * stay as they are.
 */
export function readDistrictFile(
  file: readonly FileRow[],
  table: readonly DistrictTerms[],
  known: readonly KnownDistrict[],
): ReadDistricts {
  const at = file.findIndex(({ cells }) => cells.some((cell) => columnOf(cell) === 'district'));
  const result: ReadDistricts = {
    rows: table.map((row) => ({ ...row, areas: [...row.areas] })),
    changes: [],
    bad: [],
    hasHeadings: at >= 0,
  };
  const lines = linesBelow(file, at);
  const seen = new Set<string>();
  // Districts come first, because a new exception begins with the terms of its district.
  const isArea = (line: ReadLine) => Boolean(line.cell('area') || line.cell('area_bn'));
  for (const line of [...lines.filter((one) => !isArea(one)), ...lines.filter(isArea)])
    take(result, seen, line, known);
  result.bad.sort((one, other) => one.line - other.line);
  return result;
}

function linesBelow(file: readonly FileRow[], heading: number): ReadLine[] {
  if (heading < 0) return [];
  const places = new Map<Column, number>();
  for (const [place, cell] of (file[heading]?.cells ?? []).entries()) {
    const column = columnOf(cell);
    if (column && !places.has(column)) places.set(column, place);
  }
  return file.slice(heading + 1).map(({ line, cells }) => ({
    line,
    cell(column) {
      const place = places.get(column);
      return place === undefined ? null : unguardCell(cells[place] ?? '').trim();
    },
  }));
}

function columnOf(heading: string): Column | null {
  const plain = heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  return districtColumns.find((column) => column === plain) ?? null;
}

function take(
  { rows, changes, bad }: ReadDistricts,
  seen: Set<string>,
  line: ReadLine,
  known: readonly KnownDistrict[],
): void {
  const refuse = (problem: LineProblem, cell = '') => bad.push({ line: line.line, problem, cell });
  const district = placeNamed(known, line, 'district', 'district_bn');
  const row = rows.find(({ id }) => id === district?.id);
  if (!district || !row)
    return void refuse('districtUnknown', line.cell('district') || line.cell('district_bn') || '');
  const areaName = line.cell('area') || line.cell('area_bn') || '';
  const area = areaName === '' ? null : placeNamed(district.areas, line, 'area', 'area_bn');
  if (areaName !== '' && !area) return void refuse('areaUnknown', areaName);
  const key = `${district.id} ${area?.id ?? ''}`;
  if (seen.has(key)) return void refuse('repeated', area?.name ?? district.name);
  seen.add(key);
  const own = area ? (row.areas.find(({ id }) => id === area.id) ?? null) : row;
  const read = readTerms(line, own ?? row);
  if ('problem' in read) return void refuse(read.problem, read.cell);
  const { terms: after } = read;
  const problem = firstTermsProblem(after);
  if (problem) return void refuse(problem);
  if (hasSameTerms(own ?? row, after)) return;
  changes.push({ district, area, before: own, after });
  if (area) row.areas = withArea(row.areas, { ...after, id: area.id });
  else Object.assign(row, after);
}

/** The areas with these terms of one of them. */
export function withArea(areas: readonly AreaTerms[], changed: AreaTerms): AreaTerms[] {
  return areas.some(({ id }) => id === changed.id)
    ? areas.map((area) => (area.id === changed.id ? changed : area))
    : [...areas, changed];
}

function placeNamed<Place extends Named>(
  places: readonly Place[],
  line: ReadLine,
  column: Column,
  columnBn: Column,
): Place | null {
  const names = [line.cell(column), line.cell(columnBn)].filter((name) => name);
  const found = places.find((place) =>
    names.some(
      (name) => isSameName(place.name, name ?? '') || isSameName(place.nameBn, plain(name ?? '')),
    ),
  );
  return found ?? null;
}

function plain(text: string): string {
  return text.normalize('NFC');
}

function readTerms(
  line: ReadLine,
  before: DeliveryTerms,
): { terms: DeliveryTerms } | { problem: LineProblem; cell: string } {
  const isDelivered = yesOrNo(line.cell('delivered'), before.isDelivered);
  if (isDelivered === null) return { problem: 'yesOrNo', cell: line.cell('delivered') ?? '' };
  const takesCash = yesOrNo(line.cell('cash_on_delivery'), before.takesCash);
  if (takesCash === null) return { problem: 'yesOrNo', cell: line.cell('cash_on_delivery') ?? '' };
  const amount = (column: Column, known: number) => amountTyped(line.cell(column) ?? '') ?? known;
  const [from, to] = [line.cell('days_from'), line.cell('days_to')];
  const hasDays = from !== null || to !== null;
  const areBlank = !from && !to;
  const written = { from: wholeTyped(from ?? '') ?? NaN, to: wholeTyped(to ?? '') ?? NaN };
  const days = areBlank ? null : written;
  return {
    terms: {
      isDelivered,
      takesCash,
      standard: amount('charge', before.standard),
      threshold: amount('lower_from', before.threshold),
      reduced: amount('lower_charge', before.reduced),
      days: hasDays ? days : before.days,
    },
  };
}

const yes = ['yes', 'y', 'true', '1', 'হ্যাঁ', '১'].map(plain);
const no = ['no', 'n', 'false', '0', 'না', '০'].map(plain);

/** The value of a cell; `before` if it is empty, null if it is neither yes nor no. */
function yesOrNo(cell: string | null, before: boolean): boolean | null {
  const text = plain(cell ?? '').toLowerCase();
  if (text === '') return before;
  if (yes.includes(text)) return true;
  return no.includes(text) ? false : null;
}
