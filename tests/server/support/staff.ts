/** Members of the shop's staff, signed in at the counter. */
import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import type { StaffMember, StaffRole } from '#domain/staff.ts';
import { staff } from '#server/db/tables/staff.ts';
import { counterCookie } from '#server/endpoint/counter-cookie.ts';
import { openStaffSession } from '#server/services/staff/sessions.ts';
import type { TestShop } from './test-shop.ts';

/** Adds a member with this role and an open session. Returns the session's headers. */
export async function signedInStaff(
  shop: TestShop,
  role: StaffRole,
): Promise<{ member: StaffMember; headers: Record<string, string> }> {
  const id = randomUUID();
  const member = { id, name: `${role} ${id.slice(0, 8)}`, role };
  const now = shop.clock.now;
  await shop.database.db.insert(staff).values({ ...member, nameKey: member.name, createdAt: now });
  const token = await openStaffSession(shop.database.db, id, now);
  return { member, headers: headersOf(token) };
}

/** The headers that the counter's page sends. */
export function headersOf(token: string): Record<string, string> {
  return { cookie: `${counterCookie}=${token}`, 'sec-fetch-site': 'same-origin' };
}

/** The session token that a response sets, or '' if it sets none or clears it. */
export function tokenIn(headers: Record<string, unknown>): string {
  const cookies = [headers['set-cookie'] ?? []].flat().map(String);
  const set = cookies.find((cookie) => cookie.startsWith(`${counterCookie}=`)) ?? '';
  return set.slice(counterCookie.length + 1).split(';')[0] ?? '';
}

/** Calls the counter's API, whatever the type of the response. */
export function askCounter(
  shop: TestShop,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
) {
  const options: InjectOptions = { method: 'GET', url: `/api/Counter/${path}`, headers };
  if (body === undefined) return shop.app.inject(options);
  return shop.app.inject({
    ...options,
    method: 'POST',
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
}
