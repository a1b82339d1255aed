/** A call of the counter, for staff, with our own names on both sides (decision 26). */
import type { StaffRole } from '#domain/staff.ts';
import { endpoint, type Endpoint, type Schema } from '#contract/endpoint.ts';

/** The staff roles that answer customers and manage the products: all except packer. */
export const pharmacy = ['pharmacist', 'owner'] as const satisfies readonly StaffRole[];

/** The fields that a call of the counter has in addition to other calls. */
export interface CounterEndpoint<
  Request extends Schema = Schema,
  Response extends Schema = Schema,
> extends Endpoint<Request, Response> {
  access: 'staff';
  /** The roles that may make the call. With all three roles, every signed-in staff member may. */
  roles: readonly StaffRole[];
}

interface Agreed<Request extends Schema, Response extends Schema> extends Pick<
  Endpoint<Request, Response>,
  'name' | 'method' | 'path' | 'request' | 'response'
> {
  roles: readonly StaffRole[];
  body?: 'json' | 'multipart';
}

/** Declares a call of the counter, named `counter.area.verb`, below `Counter/`. */
// @__NO_SIDE_EFFECTS__
export function counterEndpoint<Request extends Schema, Response extends Schema>(
  agreed: Agreed<Request, Response>,
): CounterEndpoint<Request, Response> {
  return { ...endpoint({ ...agreed, added: true }), access: 'staff', roles: agreed.roles };
}

/**
 * A call that the page makes automatically, without a user action, carries this header with the
 * value 1. It does not count as use of the session (counter-9).
 */
export const unattendedHeader = 'x-counter-unattended';

/**
 * The id of the staff member whom the page has signed in. Tabs of one browser share a cookie, so
 * the server must not store one member's text under the name of another who has signed in in
 * another tab (counter-32).
 */
export const memberHeader = 'x-counter-member';
