/** A call of the counter: for the shop's people, in our own words on both sides (decision 26). */
import type { StaffRole } from '#domain/staff.ts';
import { endpoint, type Endpoint, type Schema } from '#contract/endpoint.ts';

/** Whoever answers customers and keeps the shelves: all but who packs. */
export const pharmacy = ['pharmacist', 'owner'] as const satisfies readonly StaffRole[];

/** What a call of the counter adds to an agreed call. */
export interface CounterEndpoint<
  Request extends Schema = Schema,
  Response extends Schema = Schema,
> extends Endpoint<Request, Response> {
  access: 'staff';
  /** Who may ask; everybody who is signed in at the counter where all three stand here. */
  roles: readonly StaffRole[];
}

interface Agreed<Request extends Schema, Response extends Schema> extends Pick<
  Endpoint<Request, Response>,
  'name' | 'method' | 'path' | 'request' | 'response'
> {
  roles: readonly StaffRole[];
  body?: 'json' | 'multipart';
}

/** Declares a call of the counter: `counter.area.verb`, below `Counter/`. */
// @__NO_SIDE_EFFECTS__
export function counterEndpoint<Request extends Schema, Response extends Schema>(
  agreed: Agreed<Request, Response>,
): CounterEndpoint<Request, Response> {
  return { ...endpoint({ ...agreed, added: true }), access: 'staff', roles: agreed.roles };
}

/**
 * A call that the page makes by itself, with nobody at the keyboard, carries this header with the
 * value 1: it does not count as use of the session (counter-9).
 */
export const unattendedHeader = 'x-counter-unattended';

/**
 * Who the page has signed in, by id: tabs of one browser share a cookie, and what one member has
 * typed is not sent under the name of who signed in after them in another tab (counter-32).
 */
export const memberHeader = 'x-counter-member';
