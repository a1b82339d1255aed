import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { errorReports } from '#server/db/tables/error-log.ts';
import { aKey, anAddress, aRequest, requestPath } from './support/requests.ts';
import { callApi, registeredPhone, signedIn, useTestShop } from './support/test-shop.ts';

const shop = useTestShop();

type Row = [string, string, number | null, number | null, number | null, string];

async function lookUp(kind: string, ...filters: [string, string][]): Promise<Row[]> {
  const filter = filters.map(([field, value]) => ({ Operation: 0, field, value }));
  const body = { PageNumber: 1, PageSize: 1000, filter };
  const { envelope } = await callApi(shop, `AddressArea/${kind}/AutoComplete`, body);
  return envelope.Data as Row[];
}

const named = (rows: Row[], name: string) => rows.find((row) => row[0] === name);

describe('the address cascade', () => {
  // customer-area-125
  it('comes complete in one call, with the same places as list by list', async () => {
    const { envelope } = await callApi(shop, 'AddressArea/Place/Cascade');
    const whole = envelope.Data as {
      Provinces: Row[];
      Districts: Record<string, Row[]>;
      Upazilas: Record<string, Row[]>;
    };
    expect(whole.Provinces).toEqual(await lookUp('Province'));
    const [province] = whole.Provinces;
    const districts = await lookUp('District', ['ProvinceId', province?.[1] ?? '']);
    expect(whole.Districts[province?.[1] ?? '']).toEqual(districts);
    const [district] = districts;
    const areas = await lookUp('Upazila', ['DistrictId', district?.[1] ?? '']);
    expect(whole.Upazilas[district?.[1] ?? '']).toEqual(areas);
    expect(Object.values(whole.Districts).flat()).toHaveLength(64);
    expect(Object.values(whole.Upazilas).flat()).toHaveLength(545);
  });

  it('has 8 divisions, 64 districts, 495 upazilas and the thanas of Dhaka city', async () => {
    expect(await lookUp('Province')).toHaveLength(8);
    expect(await lookUp('District')).toHaveLength(64);
    const dhaka = named(await lookUp('District'), 'Dhaka');
    const areas = await lookUp('Upazila', ['DistrictId', dhaka?.[1] ?? '']);
    expect(named(areas, 'Mirpur')?.[5]).toBe('মিরপুর');
    expect((await lookUp('Upazila')).length).toBeGreaterThanOrEqual(495);
  });

  // customer-area-127
  it('writes positional rows: name, id, charge, threshold, reduced charge, Bengali name', async () => {
    const dhaka = named(await lookUp('Province'), 'Dhaka');
    expect(dhaka?.slice(2)).toEqual([null, null, null, 'ঢাকা']);
    const district = named(await lookUp('District', ['ProvinceId', dhaka?.[1] ?? '']), 'Dhaka');
    expect(district?.[2]).toBe(80);
    const outside = named(await lookUp('District'), 'Sylhet');
    expect(outside?.[2]).toBe(120);
  });

  it('narrows by province and district, whatever the case of the field', async () => {
    const all = await lookUp('District');
    const some = await lookUp('District', ['provinceid', '1']);
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(all.length);
    expect(await lookUp('District', ['ProvinceId', '999'])).toEqual([]);
    expect(await lookUp('Upazila', ['ProvinceId', '1'], ['DistrictId', '1'])).toEqual(
      await lookUp('Upazila', ['DistrictId', '1']),
    );
  });

  it('accepts no other field', async () => {
    const body = { filter: [{ Operation: 0, field: 'Name', value: 'x' }] };
    expect((await callApi(shop, 'AddressArea/District/AutoComplete', body)).status).toBe(400);
  });
});

describe('the latest address', () => {
  const path = 'ProductOrderArea/OrderShipping/GetLatestAddress';

  // customer-area-128
  it('is that of the customer’s last request, by GET and by POST', async () => {
    const customer = await signedIn(shop, '01811111111');
    expect((await callApi(shop, path, undefined, customer.headers)).envelope).toMatchObject({
      IsError: false,
      Data: null,
    });
    for (const address of ['first house', 'second house']) {
      await callApi(shop, requestPath, aRequest({ address: anAddress({ address }) }), {
        ...aKey(),
        ...customer.headers,
      });
      shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
    }
    const get = await callApi(shop, path, undefined, customer.headers);
    expect(get.envelope.Data).toMatchObject({
      Address: 'second house',
      DistrictName: 'Dhaka',
      ReceiverPhone: '01712345678',
    });
    expect((await callApi(shop, path, {}, customer.headers)).envelope).toEqual(get.envelope);
  });

  it('needs a session', async () => {
    expect((await callApi(shop, path)).status).toBe(401);
    expect((await callApi(shop, path, {})).status).toBe(401);
  });
});

describe('device registration', () => {
  // offline-138, shell-103
  it('returns a device, and for it an ActivityId', async () => {
    const activity = await registeredPhone(shop);
    expect(activity).toMatch(/^[0-9a-f-]{36}$/);
    expect(activity).not.toBe(await registeredPhone(shop));
  });

  it('of an unknown device is a 404, so that the phone registers again', async () => {
    const path = `SecurityArea/DeviceActivity/Set?deviceId=${randomUUID()}`;
    expect((await callApi(shop, path)).status).toBe(404);
  });
});

describe('a session', () => {
  const path = 'RequestOrderArea/RequestOrder/Get';

  it('ends after 14 days without use, and after 60 days in any case', async () => {
    const customer = await signedIn(shop, '01811111112');
    const statusAfter = async (days: number) => {
      const { now } = shop.clock;
      shop.clock.now = new Date(now.getTime() + days * 86_400_000);
      const { status } = await callApi(shop, path, undefined, customer.headers);
      shop.clock.now = now;
      return status;
    };
    expect(await statusAfter(0)).toBe(200);
    expect(await statusAfter(15)).toBe(401);
    for (const days of [13, 26, 39, 52]) expect(await statusAfter(days)).toBe(200);
    expect(await statusAfter(61)).toBe(401);
  });
});

describe('the error log', () => {
  const path = 'LogArea/OrderError/Add';

  // errors-68
  it('stores no personal data', async () => {
    const canaries = [
      '01712345678',
      'rahima@example.com',
      'Rahima',
      'House 7',
      'Zubasec',
      'k'.repeat(43),
    ];
    const Data = JSON.stringify({
      receiverPhone: canaries[0],
      email: canaries[1],
      receiverName: canaries[2],
      address: canaries[3],
      Items: [{ Name: canaries[4] }],
      datacontent: canaries[5],
    });
    const { status } = await callApi(shop, path, {
      Url: `https://shop.example/order?phone=${canaries[0]}`,
      Phone: canaries[0],
      Data,
      SnapshotString: Data,
      SessionId: canaries[5],
      CustomerId: canaries[2],
      Message: `failed for ${canaries[0]} ${canaries[1]} ${canaries[5]}`,
      Remarks: canaries[3],
    });
    expect(status).toBe(200);
    const stored = JSON.stringify(await shop.database.db.select().from(errorReports));
    expect(stored).toContain('failed for');
    expect(canaries.filter((canary) => stored.includes(canary))).toEqual([]);
  });

  // errors-68
  it('accepts 8 KB at most', async () => {
    expect((await callApi(shop, path, { Data: 'x'.repeat(8 * 1024) })).status).toBe(413);
  });
});
