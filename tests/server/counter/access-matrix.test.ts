/**
 * Tests every call of the counter with each role, without a session, as a customer, with an ended
 * session and from another site. It needs no rows, because the contract names the roles.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { allCounterEndpoints } from '#contract/counter/all-counter-endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { staffRoles } from '#domain/staff.ts';
import { askCounter, signedInStaff } from '#tests/server/support/staff.ts';
import { signedIn, useTestShop } from '#tests/server/support/test-shop.ts';

const entrances = ['counter.staff.signIn', 'counter.staff.invitation', 'counter.staff.setUp'];

type Headers = Record<string, string>;
const shop = useTestShop();
let people: Record<string, Headers>;
let customer: Headers;

beforeAll(async () => {
  const signed = staffRoles.map(async (role) => [role, (await signedInStaff(shop, role)).headers]);
  people = Object.fromEntries(await Promise.all(signed));
  customer = (await signedIn(shop, '01711111131')).headers;
});

/** Calls with an id that does not exist. Permission is checked before the id. */
async function statusOf(agreed: Endpoint, headers: Headers): Promise<number> {
  const path = agreed.path.replace(/^Counter\//, '').replace(/\{\w+\}/g, '999999');
  const body = agreed.method === 'POST' ? {} : undefined;
  return (await askCounter(shop, path, headers, body)).statusCode;
}

function rolesOf(agreed: Endpoint): readonly string[] {
  return 'roles' in agreed && Array.isArray(agreed.roles) ? agreed.roles.map(String) : [];
}

describe('every call of the counter', () => {
  // counter-10
  it('names its roles, except the calls that sign in', () => {
    const open = allCounterEndpoints.filter((agreed) => rolesOf(agreed).length === 0);
    expect(open.map(({ name }) => name).toSorted()).toEqual(entrances.toSorted());
    const closed = allCounterEndpoints.filter((agreed) => agreed.access === 'staff');
    expect(closed).toHaveLength(allCounterEndpoints.length - open.length);
  });

  it('has a unique address below Counter/, which is no call of a customer', () => {
    const paths = allCounterEndpoints.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => !/^\w+ Counter\/[A-Z][\w/{}]+$/.test(path))).toEqual([]);
    const names = allCounterEndpoints.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^counter\.\w+\.\w+$/.test(name))).toEqual([]);
  });
});

const closed = allCounterEndpoints.filter(({ access }) => access === 'staff');

describe.each(closed.map((agreed) => [agreed.name, agreed] as const))('%s', (_, agreed) => {
  // counter-10
  it('responds only to its roles', async () => {
    for (const role of staffRoles.filter((one) => !rolesOf(agreed).includes(one)))
      expect([role, await statusOf(agreed, people[role] ?? {})]).toEqual([role, 403]);
    if (agreed.name === 'counter.staff.signOut') return;
    for (const role of rolesOf(agreed))
      expect([401, 403, 500]).not.toContain(await statusOf(agreed, people[role] ?? {}));
  });

  // counter-8, counter-10
  it('refuses everybody else, such as customers and ended sessions', async () => {
    expect(await statusOf(agreed, {})).toBe(401);
    expect(await statusOf(agreed, customer)).toBe(401);
    const ended = { cookie: '__Host-counter=ended', 'sec-fetch-site': 'same-origin' };
    expect(await statusOf(agreed, ended)).toBe(401);
  });

  // counter-11
  it('refuses pages of another site', async () => {
    const [role = ''] = rolesOf(agreed);
    for (const site of ['cross-site', 'same-site']) {
      const headers = { ...people[role], 'sec-fetch-site': site };
      expect(await statusOf(agreed, headers)).toBe(403);
    }
  });
});
