/**
 * Tests every call of the contract as its owner, another customer, a guest, another phone and an
 * ended session. A call without a row here fails the test.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '#contract/all-endpoints.ts';
import { allCounterEndpoints } from '#contract/counter/all-counter-endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { createSession } from '#server/services/accounts/sessions.ts';
import { routePath } from '#server/endpoint/implement.ts';
import { notify } from '#server/services/notifications/notifications.ts';
import {
  besideTheContract,
  elsewhere,
  openToAll,
  owned,
  type Planted,
} from './support/access-rows.ts';
import { aNotification } from '#tests/builders/notification.ts';
import { aPng, png } from './support/files.ts';
import { grantFor } from './support/submissions.ts';
import { anOrder, place, placedIn, setProduct } from './support/orders.ts';
import { aKey, anAddress, aRequest, requestPath } from './support/requests.ts';
import {
  callApi,
  registeredPhone,
  signedIn,
  uploadFile,
  useTestShop,
} from './support/test-shop.ts';

type Headers = Record<string, string>;

const day = 86_400_000;
/** A word in everything that belongs to the owner. */
const canary = 'Canary-7f3a';
const shop = useTestShop();
let planted: Planted;
let askers: Record<'owner' | 'other' | 'guest' | 'otherPhone' | 'expired', Headers>;

beforeAll(async () => {
  const owner = await signedIn(shop, '01711111121');
  const other = await signedIn(shop, '01711111122');
  const long = new Date(shop.clock.now.getTime() - 90 * day);
  askers = {
    owner: owner.headers,
    other: other.headers,
    guest: {},
    otherPhone: await grantFor(shop, await registeredPhone(shop)),
    expired: { datacontent: await createSession(shop.database.db, long, owner.id) },
  };
  planted = await plant(owner);
});

/** Creates something of every kind that a customer can own. */
async function plant(owner: { id: string; headers: Headers }): Promise<Planted> {
  const activityId = await registeredPhone(shop);
  const upload = async (headers: Headers, fields = {}) =>
    String((await uploadFile(shop, await aPng(), { ...png, headers, fields })).envelope.Id);
  const prescriptionId = await upload(owner.headers);
  const submission = aKey();
  const request = await callApi(
    shop,
    requestPath,
    aRequest({
      Items: [{ Name: canary, Strength: '1 mg', Quantity: 1, Position: 1 }],
      ImgId: [prescriptionId],
      Remarks: canary,
    }),
    { ...owner.headers, ...submission },
  );
  const product = await setProduct(shop, { nth: 0, listPrice: 600_00, discount: 0, stock: 50 });
  const address = anAddress({ receiverName: canary });
  const changes = { Remarks: canary, address, ImgId: [prescriptionId] };
  const body = anOrder({ lines: [{ ...product, quantity: 1 }], changes });
  const order = await place(shop, body, { ...owner.headers, ...aKey() });
  const profile = { UserId: owner.id, Name: canary, Email: '' };
  await callApi(shop, 'CustomerArea/Customer/UpdateInfo', profile, owner.headers);
  const news = { customerId: owner.id, text: [canary, canary] as const, now: shop.clock.now };
  await notify(shop.database.db, aNotification(news));
  return {
    canary,
    activityId,
    customerId: owner.id,
    submissionId: submission['idempotency-key'],
    requestId: String(Object(request.envelope.Data).Id),
    orderId: placedIn(order.envelope.Data).Id,
    prescriptionId,
    removableId: await upload(owner.headers),
    guestPrescriptionId: await upload({}, { activityId }),
  };
}

function send(agreed: Endpoint, asked: Record<string, unknown>, headers: Headers) {
  const rest = { ...asked };
  const path = agreed.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const keyed = agreed.idempotent ? { ...headers, ...aKey() } : headers;
  return callApi(shop, path, agreed.method === 'POST' ? rest : undefined, keyed);
}

/** The full addresses in Fastify's route tree, whose branches are indented by four characters. */
function addressesIn(tree: string): string[] {
  const parents: string[] = [];
  return tree
    .split('\n')
    .filter((line) => line.includes('─'))
    .map((line) => {
      const depth = line.indexOf('─') / 4;
      const part = line.slice(line.indexOf('─ ') + 2).replace(/ \([A-Z, ]+\)$/, '');
      parents.splice(Math.floor(depth), parents.length, part);
      return parents.join('');
    });
}

describe('the access matrix', () => {
  it('has a row for every call of the contract, and none for removed calls', () => {
    const rows = [owned, openToAll, elsewhere].flatMap((table) => Object.keys(table));
    expect(rows.toSorted()).toEqual(allEndpoints.map((agreed) => agreed.name).toSorted());
  });

  it('lists every address with a parameter that is not in the contract', () => {
    const every = [...allEndpoints, ...allCounterEndpoints];
    const agreed = every.map((one) => `/api${routePath(one)}`.toLowerCase());
    const all = addressesIn(shop.app.printRoutes({ commonPrefix: false }));
    const beside = all.filter((path) => path.includes(':') && !agreed.includes(path));
    expect(beside.toSorted()).toEqual(Object.keys(besideTheContract).toSorted());
  });

  it('lists no customers-only call as open', () => {
    const closed = allEndpoints.filter((agreed) => agreed.access === 'customer');
    expect(closed.filter((agreed) => agreed.name in openToAll).map((one) => one.name)).toEqual([]);
  });
});

const rows = allEndpoints.flatMap((agreed) => {
  const row = owned[agreed.name];
  return row ? [{ name: agreed.name, agreed, row }] : [];
});

describe.each(rows)('$name', ({ agreed, row }) => {
  // customer-area-70, shell-101
  it('gives a stranger nothing of the owner’s', async () => {
    const expected = { other: row.other, guest: row.guest ?? 401, otherPhone: row.guest ?? 401 };
    for (const kind of ['other', 'guest', 'otherPhone'] as const) {
      const { status, envelope } = await send(agreed, row.request(planted), askers[kind]);
      expect([kind, status]).toEqual([kind, expected[kind]]);
      expect(JSON.stringify(envelope)).not.toContain(canary);
    }
  });

  it('gives an ended session nothing', async () => {
    const { status, envelope } = await send(agreed, row.request(planted), askers.expired);
    expect(status).toBe(row.expired ?? 401);
    expect(JSON.stringify(envelope)).not.toContain(canary);
  });

  it('responds to its owner', async () => {
    const headers = row.isPhones ? askers.guest : askers.owner;
    const asked = row.ownerAsks?.(planted) ?? row.request(planted);
    const { status, envelope } = await send(agreed, asked, headers);
    expect([status, envelope.Msg]).toEqual([200, '']);
    if (row.shows) expect(JSON.stringify(envelope)).toContain(row.shows(planted));
  });
});
