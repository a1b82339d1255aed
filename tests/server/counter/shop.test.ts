import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import * as contract from '#contract/counter/shop.ts';
import { get } from '#contract/shop.ts';
import type { ShopSettings } from '#domain/shop.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { beforeTests } from '#tests/server/support/before-tests.ts';
import { askCounter, signedInStaff } from '#tests/server/support/staff.ts';
import { useTestShop } from '#tests/server/support/test-shop.ts';

const shop = useTestShop();
const owner = beforeTests(() => {
  // Later than the demonstration's particulars were stored.
  shop.clock.now = new Date(Date.now() + 60_000);
  return signedInStaff(shop, 'owner');
});
const partner = beforeTests(() => signedInStaff(shop, 'owner'));

async function section<Name extends keyof ShopSettings>(name: Name) {
  const response = await askCounter(shop, `Shop/Section?name=${name}`, owner.headers);
  const { value, ...stored } = v.parse(contract.section.response, response.json().Data);
  const parsed = contract.parseSection(name, value);
  if (!parsed) throw new Error(`${name} has another shape`);
  return { ...stored, value: parsed };
}

async function save(name: string, version: number, value: unknown, who = owner) {
  const body = { name, version, value };
  const response = await askCounter(shop, 'Shop/SaveSection', who.headers, body);
  return { status: response.statusCode, envelope: Object(response.json()) };
}

async function history(name: string) {
  const response = await askCounter(shop, `Shop/History?name=${name}`, owner.headers);
  return v.parse(contract.history.response, response.json().Data).rows;
}

async function publicShop() {
  const response = await shop.app.inject({ url: `/api/${get.path}` });
  return v.parse(get.response, response.json().Data);
}

const audited = () =>
  shop.database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'shop change'))
    .orderBy(desc(auditEntries.id));

describe('a part of the shop', () => {
  // counter-300, shell-85, shell-122
  it('applies for everybody as soon as it is saved', async () => {
    const before = await publicShop();
    const { value, version } = await section('identity');
    const name = { en: 'Shefa', bn: 'শেফা' };
    const { envelope } = await save('identity', version, { ...value, name });
    expect(envelope.IsError).toBe(false);
    const after = await publicShop();
    expect(after.identity).toEqual({ ...value, name });
    expect(after.savedAt > before.savedAt).toBe(true);
    expect(after.contact).toEqual(before.contact);
  });

  // counter-300
  it('names who saved it last, and when', async () => {
    const { value, version } = await section('legal');
    await save('legal', version, { ...value, licenceNumber: 'DC-1234' }, partner);
    expect(await section('legal')).toMatchObject({
      savedBy: partner.member.name,
      savedAt: shop.clock.now.toISOString(),
    });
    const [entry] = await audited();
    expect(entry).toMatchObject({ actor: partner.member.name, subject: 'legal' });
  });

  // counter-301
  it('is not overwritten by somebody who has read an older version', async () => {
    const { value, version } = await section('contact');
    const theirs = { ...value, email: 'first@shop.com' };
    expect((await save('contact', version, theirs, partner)).envelope.IsError).toBe(false);
    const { envelope } = await save('contact', version, { ...value, email: 'late@shop.com' });
    expect(envelope).toMatchObject({
      IsError: true,
      Id: contract.changedMeanwhile,
      Msg: expect.stringMatching(/^Somebody else has changed this meanwhile/),
    });
    expect((await section('contact')).value.email).toBe('first@shop.com');
  });

  // counter-301
  it('that is sent again after a lost response is saved once', async () => {
    const { value, version } = await section('contact');
    const changed = { ...value, address: { en: '1 New Road', bn: '১ নিউ রোড' } };
    const first = await save('contact', version, changed);
    const entries = await audited();
    const second = await save('contact', version, changed);
    expect(second.envelope.Data).toEqual(first.envelope.Data);
    expect(await audited()).toHaveLength(entries.length);
  });

  // counter-302
  it('is refused with a sentence if a value is not valid', async () => {
    const { value, version } = await section('contact');
    const { envelope } = await save('contact', version, { ...value, phones: ['call me'] });
    expect(envelope).toMatchObject({
      IsError: true,
      Msg: expect.stringMatching(/^This is not a phone number/),
    });
    expect((await section('contact')).version).toBe(version);
  });

  // counter-302
  it.each([
    ['another shape', 'contact', { phones: 'none' }],
    ['a part that does not exist', 'secrets', {}],
  ])('is not saved with %s', async (_, name, value) => {
    expect((await save(name, 0, value)).status).toBe(400);
  });

  // counter-303
  it('has a history, and an older version is restored by saving its value again', async () => {
    const before = await section('delivery');
    const outsideDhaka = { from: 3, to: 9 };
    await save('delivery', before.version, { ...before.value, outsideDhaka }, partner);
    const [newest, older] = await history('delivery');
    expect(newest).toMatchObject({ savedBy: partner.member.name, value: { outsideDhaka } });
    expect(older?.version).toBe(before.version);

    const { envelope } = await save('delivery', newest?.version ?? 0, older?.value);
    expect(envelope.IsError).toBe(false);
    expect((await section('delivery')).value).toEqual(before.value);
    expect(await history('delivery')).toHaveLength(3);
    expect((await publicShop()).delivery).toEqual(before.value);
  });

  // counter-304
  it.each(['pharmacist', 'packer'] as const)('is not shown to a %s', async (role) => {
    const { headers } = await signedInStaff(shop, role);
    for (const path of ['Shop/Section?name=legal', 'Shop/History?name=legal'])
      expect((await askCounter(shop, path, headers)).statusCode).toBe(403);
  });
});
