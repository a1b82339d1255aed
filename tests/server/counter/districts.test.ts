import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { cascade } from '#contract/addresses.ts';
import { deliveryTable } from '#contract/counter/delivery-table.ts';
import { readTable, saveSection, section } from '#contract/counter/shop.ts';
import { get } from '#contract/shop.ts';
import type { DistrictTerms } from '#domain/delivery-terms.ts';
import { shippingAddresses } from '#server/db/tables/addresses.ts';
import { beforeTests } from '#tests/server/support/before-tests.ts';
import { ask, upload } from '#tests/server/support/counter-shelves.ts';
import { anOrder, place, placePath, setProduct } from '#tests/server/support/orders.ts';
import { aKey, anAddress, aRequest, requestPath } from '#tests/server/support/requests.ts';
import { askCounter, signedInStaff } from '#tests/server/support/staff.ts';
import { callApi, useTestShop } from '#tests/server/support/test-shop.ts';

const shop = useTestShop();
const owner = beforeTests(async () => (await signedInStaff(shop, 'owner')).headers);
const tablets = beforeTests(() =>
  setProduct(shop, { nth: 1, listPrice: 100_00, discount: 0, stock: 100_000 }),
);

async function stored() {
  const response = await askCounter(shop, 'Shop/Section?name=districts', owner);
  const { value, version } = v.parse(section.response, Object(response.json()).Data);
  return { rows: v.parse(deliveryTable, value).rows, version };
}

/** Changes one district of the table. Returns the refusal's sentence, '' if it was saved. */
async function change(id: number, changed: Partial<DistrictTerms>): Promise<string> {
  const { rows, version } = await stored();
  const value = { rows: rows.map((row) => (row.id === id ? { ...row, ...changed } : row)) };
  return (await ask(shop, saveSection, owner, { name: 'districts', version, value })).sentence;
}

async function places() {
  const { envelope } = await callApi(shop, cascade.path);
  return v.parse(cascade.response, envelope.Data);
}

async function publicPlaces() {
  const { envelope } = await callApi(shop, get.path);
  return v.parse(get.response, envelope.Data).places;
}

/** Dhaka and its area Savar. */
async function savar() {
  const { districts, areas } = await places();
  const dhaka = Object.values(districts)
    .flat()
    .find(({ name }) => name === 'Dhaka');
  const area = areas[dhaka?.id ?? '']?.find(({ name }) => name === 'Savar');
  return { dhakaId: Number(dhaka?.id), areaId: Number(area?.id), area };
}

const terms = {
  standard: 150_00,
  threshold: 0,
  reduced: 0,
  isDelivered: true,
  takesCash: true,
  days: null,
};

function orderTo(changes: Record<string, unknown>, others: Record<string, unknown> = {}) {
  const lines = [{ ...tablets, quantity: 1 }];
  return anOrder({
    lines,
    isGuest: true,
    changes: { address: anAddress(changes), ...others },
  });
}

describe('the table of districts', () => {
  // counter-340
  it('begins with the charges that the shop has', async () => {
    const { rows, version } = await stored();
    expect(version).toBe(0);
    expect(rows).toHaveLength(64);
    expect(rows.find(({ id }) => id === 1)).toEqual({
      ...terms,
      id: 1,
      standard: 80_00,
      threshold: 2000_00,
      reduced: 40_00,
      areas: [],
    });
    expect(await publicPlaces()).toEqual({
      note: {
        insideDhaka: { least: 80_00, most: 80_00 },
        outsideDhaka: { least: 120_00, most: 120_00 },
      },
      exceptions: [],
    });
  });

  // counter-340, checkout-26, checkout-29
  it('a saved charge of a district or an area applies to orders, phones and notes', async () => {
    const { dhakaId, areaId } = await savar();
    const areas = [{ ...terms, id: areaId }];
    expect(await change(dhakaId, { standard: 70_00, areas })).toBe('');
    const { area } = await savar();
    expect(area?.charge).toEqual({ standard: 150_00, threshold: 0, reduced: 0 });
    expect((await publicPlaces()).note).toMatchObject({
      insideDhaka: { least: 70_00, most: 70_00 },
      outsideDhaka: { least: 120_00, most: 150_00 },
    });
    const wrong = await place(shop, orderTo({ areaId: String(areaId) }));
    expect(wrong.envelope).toMatchObject({ IsError: true, Data: { ShippingCharge: 150 } });
    const agreed = { ShippingCharge: 150, PayableAmount: 250 };
    const placed = await place(shop, orderTo({ areaId: String(areaId) }, agreed));
    expect(placed.envelope.IsError).toBe(false);
    const [address] = await shop.database.db
      .select()
      .from(shippingAddresses)
      .where(eq(shippingAddresses.upazilaId, areaId));
    expect(address?.charge).toBe(150_00);

    expect(await change(dhakaId, { standard: 80_00, areas: [] })).toBe('');
    expect((await savar()).area?.charge?.standard).toBe(80_00);
  });

  // checkout-138, checkout-139
  it('orders and requests to a place that is not delivered are refused, and cash where it is not taken', async () => {
    const { dhakaId, areaId } = await savar();
    const areas = [{ ...terms, id: areaId, standard: 80_00, takesCash: false }];
    expect(await change(dhakaId, { isDelivered: false, areas })).toBe('');
    expect((await publicPlaces()).exceptions).toEqual([
      { district: 'Dhaka', area: '', isDelivered: false, takesCash: true, days: null },
      { district: 'Dhaka', area: 'Savar', isDelivered: true, takesCash: false, days: null },
    ]);
    const refusal = async (path: string, body: unknown) =>
      (await callApi(shop, path, body, aKey())).envelope.Msg;
    expect(await refusal(placePath, orderTo({}))).toBe(
      'We deliver only to some areas of Dhaka. Choose your area.',
    );
    const other = Object.values((await places()).areas[String(dhakaId)] ?? [])[0];
    expect(await refusal(placePath, orderTo({ areaId: other?.id ?? '' }))).toBe(
      `Sorry, we do not deliver to ${other?.name}.`,
    );
    expect(await refusal(requestPath, aRequest({ address: anAddress() }))).toBe(
      'We deliver only to some areas of Dhaka. Choose your area.',
    );
    expect(await refusal(placePath, orderTo({ areaId: String(areaId) }))).toBe(
      'Cash on delivery is not available in Savar.',
    );
    const request = aRequest({ address: anAddress({ areaId: String(areaId) }) });
    expect((await callApi(shop, requestPath, request, aKey())).envelope.IsError).toBe(false);
    expect(await change(dhakaId, { isDelivered: true, areas: [] })).toBe('');
  });

  // counter-342
  it('is refused with a sentence if terms are not valid or a place is unknown', async () => {
    const { dhakaId } = await savar();
    expect(await change(dhakaId, { standard: 50_00, threshold: 1000_00, reduced: 60_00 })).toBe(
      'The lower charge is higher than the charge.',
    );
    const areas = [{ ...terms, id: 100_000 }];
    expect(await change(dhakaId, { areas })).not.toBe('');
    expect((await stored()).rows.find(({ id }) => id === dhakaId)?.areas).toEqual([]);
  });
});

describe('the file of districts', () => {
  // counter-345
  it('is returned as rows, and stores nothing', async () => {
    const content = Buffer.from('district,charge\nঢাকা,৭০\n"Khulna\n');
    const { version } = await stored();
    const read = await upload(shop, readTable, owner, { content, name: 'd.csv', fields: {} });
    expect(read.content).toMatchObject({
      rows: [
        { line: 1, cells: ['district', 'charge'] },
        { line: 2, cells: ['ঢাকা', '৭০'] },
      ],
    });
    expect(read.content?.unreadable).toHaveLength(1);
    expect((await stored()).version).toBe(version);
    const { headers } = await signedInStaff(shop, 'pharmacist');
    const file = { content, name: 'd.csv', fields: {} };
    expect((await upload(shop, readTable, headers, file)).status).toBe(403);
  });
});
