import { timestamp } from 'drizzle-orm/pg-core';

/** A moment, kept as ISO text inside (UTC), `timestamptz` in the database. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
}
