/** Times on the wire. */
import * as v from 'valibot';
import { isBlank, tidied } from './wire.ts';

/**
 * A time, ISO 8601 in UTC on the wire and inside. Offsets are accepted, and a missing zone is read
 * as UTC.
 */
export const wireMoment = tidied(v.pipe(v.string(), v.isoTimestamp()), (value) => {
  if (typeof value !== 'string') return value;
  const text = value.trim().replace(' ', 'T');
  const isZoned = /(?:z|[+-]\d\d:?\d\d)$/i.test(text) && text.includes('T');
  const date = new Date(isZoned || !text.includes('T') ? text : `${text}Z`);
  return Number.isNaN(date.getTime()) ? value : date.toISOString();
});

/** A time, or null. */
export const wireMomentOrNull = tidied(v.nullable(wireMoment), (value) =>
  isBlank(value) ? null : value,
);
