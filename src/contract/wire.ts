/**
 * How the wire spells values. Every schema here reads tolerantly (numbers or
 * numeric strings, null for absent) while its input type stays the one form in
 * which we write (spec/decisions, policy 3).
 */
import * as v from 'valibot';
import { paisaFromTaka, type Paisa } from '#domain/money.ts';

const numeric = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number), v.finite()),
]);

/** A number; numeric strings are read too. */
export const wireNumber = numeric as v.GenericSchema<number, number>;

/** A whole number; numeric strings are read too. */
export const wireInteger = v.pipe(numeric, v.integer()) as v.GenericSchema<number, number>;

/** Taka on the wire (a number with up to two decimals), whole paisa inside. */
export const wireTaka = v.pipe(
  numeric,
  v.transform((taka: number) => paisaFromTaka(taka)),
) as v.GenericSchema<number, Paisa>;

/** Text; null and absent read as ''. Always NFC inside. */
export const wireText = v.pipe(
  v.optional(v.nullable(v.union([v.string(), v.number()])), ''),
  v.transform((value) => String(value ?? '').normalize('NFC')),
) as v.GenericSchema<string | null | undefined, string>;

/** An identifier: a string inside, whatever the wire used. */
export const wireId = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
) as v.GenericSchema<string, string>;

/** Yes or no; 0/1 and "true"/"false" are read too; absent is no. */
export const wireFlag = v.pipe(
  v.optional(v.nullable(v.union([v.boolean(), v.number(), v.string()])), false),
  v.transform((value) => value === true || value === 1 || /^(true|1)$/i.test(String(value))),
) as v.GenericSchema<boolean | undefined, boolean>;

/** A moment, ISO 8601 in UTC on the wire and inside. Offsets and missing zones (read as UTC) are accepted. */
export const wireMoment = v.pipe(
  v.string(),
  v.transform((value) => new Date(/[zZ]|[+-]\d\d:?\d\d$/.test(value) ? value : `${value}Z`)),
  v.check((date) => !Number.isNaN(date.getTime()), 'not a date'),
  v.transform((date) => date.toISOString()),
) as v.GenericSchema<string, string>;

/** The all-zero id that stands for "no device registered yet". */
export const noActivityId = '00000000-0000-0000-0000-000000000000';

/** A page of a list: `{ Data, Total }` on the wire, `{ rows, total }` inside. */
export function wirePage<Row extends v.GenericSchema>(row: Row) {
  return v.pipe(
    v.object({
      Data: v.optional(v.nullable(v.array(row)), []),
      Total: v.optional(wireInteger),
      PageNumber: v.optional(wireInteger),
      PageSize: v.optional(wireInteger),
    }),
    v.transform((page) => ({
      rows: page.Data ?? [],
      total: page.Total ?? page.Data?.length ?? 0,
    })),
  );
}

export interface Page<Row> {
  rows: Row[];
  total: number;
}

function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** One condition of a list, `{field, value, operation}`; the spelling of its keys varies between hosts. */
export const wireFilter = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((raw) => {
    const lower = new Map(Object.entries(raw).map(([key, value]) => [key.toLowerCase(), value]));
    return {
      field: plain(lower.get('field')),
      value: plain(lower.get('value')),
      operation: Number(lower.get('operation') ?? 0),
    };
  }),
) as unknown as v.GenericSchema<FilterOnWire, Filter>;

/** Product lists write `operation`, address look-ups `Operation` (decisions, "Calls and errors"). */
export type FilterOnWire =
  | { field: string; value: string; operation: number }
  | { field: string; value: string; Operation: number };

export interface Filter {
  field: string;
  value: string;
  operation: number;
}
