import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A moment, kept as ISO text inside (UTC), `timestamptz` in the database. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
}

/** The number of a row where rows come by the hundred million a year: an `integer` ends at 2.1 thousand million (docs/scale.md). */
export function wideId() {
  return bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();
}
