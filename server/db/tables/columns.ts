import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A point in time: a `Date` in the code, `timestamptz` with milliseconds in the database. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
}

/**
 * The id of a table that grows by 100 million rows a year; an `integer` ends at 2.1 billion
 * (docs/scale.md).
 */
export function wideId() {
  return bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();
}
