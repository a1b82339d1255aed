import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import * as contract from '#contract/counter/promotions.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { notices } from '#server/db/tables/home.ts';
import { coupons, offers } from '#server/db/tables/offers.ts';
import { walletEntries } from '#server/db/tables/wallets.ts';
import { beforeTests } from '#tests/server/support/before-tests.ts';
import { askCounter, signedInStaff } from '#tests/server/support/staff.ts';
import { callApi, signedIn, useTestShop } from '#tests/server/support/test-shop.ts';

const shop = useTestShop();
const owner = beforeTests(() => signedInStaff(shop, 'owner'));
const customer = beforeTests(() => signedIn(shop, '01811111171'));

async function ask(path: string, body?: unknown, who = owner) {
  const response = await askCounter(shop, `Promotions/${path}`, who.headers, body);
  return { status: response.statusCode, envelope: Object(response.json()) };
}

async function lastAudit() {
  const [row] = await shop.database.db
    .select()
    .from(auditEntries)
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return row;
}

const aCoupon = {
  id: null,
  code: 'WINTER',
  amount: 50_00,
  basisPoints: null,
  leastAmount: 500_00,
  mostDiscount: null,
  mostUses: null,
  startsAt: null,
  endsAt: null,
};

async function listedCoupons(after = '') {
  const { envelope } = await ask(`Coupons?after=${after}`);
  return v.parse(contract.coupons.response, envelope.Data);
}

async function couponNamed(code: string) {
  return (await listedCoupons()).rows.find((row) => row.code === code);
}

async function worth(CouponCode: string, OrderAmount = 600) {
  const body = { CouponCode, OrderAmount, OrderDiscount: 0 };
  const { envelope } = await callApi(shop, 'PromotionalArea/Coupon/Check', body, customer.headers);
  return envelope.IsError ? 'refused' : envelope.Data;
}

describe('a coupon', () => {
  // counter-200
  it('works at the checkout as soon as it is created, and its code is unique', async () => {
    expect((await ask('SaveCoupon', { ...aCoupon, code: ' winter ' })).envelope.IsError).toBe(
      false,
    );
    expect(await worth('WINTER')).toBe(50);
    expect(await lastAudit()).toMatchObject({
      actor: owner.member.name,
      action: 'coupon add',
      subject: 'WINTER',
      about: '৳50.00, from ৳500.00',
    });
    const again = await ask('SaveCoupon', aCoupon);
    expect(again.envelope).toMatchObject({
      IsError: true,
      Msg: 'There is a coupon WINTER already.',
    });
  });

  // counter-200
  it('that is sent again with its key is created once without an error; the code stays unique', async () => {
    const sent = { ...aCoupon, code: 'TWICE', key: randomUUID() };
    for (const again of [sent, { ...sent, code: ' twice' }])
      expect((await ask('SaveCoupon', again)).envelope.IsError).toBe(false);
    const { db } = shop.database;
    expect(await db.$count(coupons, eq(coupons.code, 'TWICE'))).toBe(1);
    expect(await db.$count(auditEntries, eq(auditEntries.subject, 'TWICE'))).toBe(1);
    for (const other of [
      { ...sent, amount: 60_00 },
      { ...sent, key: randomUUID() },
    ])
      expect((await ask('SaveCoupon', other)).envelope).toMatchObject({
        IsError: true,
        Msg: 'There is a coupon TWICE already.',
      });
    const renamed = await ask('SaveCoupon', { ...sent, code: 'THRICE' });
    expect(renamed.envelope.Msg).toBe('There is a coupon TWICE already.');
  });

  // counter-201
  it('is an amount or a percentage, never both or neither, and ends after it starts', async () => {
    const wrong = [
      { code: 'X' },
      { code: 'BOTH', basisPoints: 1000 },
      { code: 'NONE', amount: null },
      { code: 'DAYS', startsAt: '2026-03-02T00:00:00.000Z', endsAt: '2026-03-01T00:00:00.000Z' },
    ];
    for (const changes of wrong)
      expect((await ask('SaveCoupon', { ...aCoupon, ...changes })).envelope.IsError).toBe(true);
    const malformed = [{ amount: 0 }, { amount: 1.5 }, { basisPoints: 10_001, amount: null }];
    for (const changes of malformed)
      expect((await ask('SaveCoupon', { ...aCoupon, code: 'BAD', ...changes })).status).toBe(400);
    expect(await couponNamed('BAD')).toBeUndefined();
  });

  // counter-202
  it('gets other terms for future orders, while its code and its uses do not change', async () => {
    await ask('SaveCoupon', { ...aCoupon, code: 'SPRING' });
    const row = await couponNamed('SPRING');
    await shop.database.db.update(coupons).set({ uses: 3 }).where(eq(coupons.code, 'SPRING'));
    const terms = { ...aCoupon, id: row?.id, code: 'OTHER', amount: null, basisPoints: 1_000 };
    await ask('SaveCoupon', { ...terms, mostDiscount: 40_00, mostUses: 10 });
    expect(await couponNamed('SPRING')).toMatchObject({
      uses: 3,
      basisPoints: 1_000,
      mostUses: 10,
    });
    expect(await worth('SPRING', 1_000)).toBe(40);
    expect((await ask('SaveCoupon', { ...terms, id: 999_999 })).status).toBe(404);
  });

  // counter-203
  it('is ended at once, and can be reactivated', async () => {
    await ask('SaveCoupon', { ...aCoupon, code: 'ENDS' });
    const row = await couponNamed('ENDS');
    await ask('EndCoupon', { id: row?.id, isActive: false });
    expect(await worth('ENDS')).toBe('refused');
    expect(await lastAudit()).toMatchObject({ action: 'coupon end', subject: 'ENDS' });
    await ask('EndCoupon', { id: row?.id, isActive: true });
    expect(await worth('ENDS')).toBe(50);
  });

  it('is in a list with further pages', async () => {
    const many = Array.from({ length: 35 }, (_, nth) => ({ code: `MANY-${nth}`, amount: 1_00 }));
    await shop.database.db.insert(coupons).values(many);
    const first = await listedCoupons();
    expect(first.rows).toHaveLength(30);
    const second = await listedCoupons(first.next);
    const codes = [...first.rows, ...second.rows].map(({ code }) => code);
    expect(codes.slice(0, 35)).toEqual(many.map(({ code }) => code).toReversed());
    expect(new Set(codes).size).toBe(codes.length);
  });
});

const anOffer = {
  id: null,
  header: 'Winter care',
  headerBn: 'শীতের যত্ন',
  content: 'Warm things.',
  contentBn: 'গরম জিনিস।',
  couponCode: '',
  cashback: 0,
  leastAmount: 0,
  rank: 3,
};

const inShop = async () =>
  JSON.stringify((await callApi(shop, 'OfferArea/DiscountOffer/List')).envelope.Data);

async function offerNamed(header: string) {
  const { envelope } = await ask('Offers');
  const { rows } = v.parse(contract.offers.response, envelope.Data);
  return rows.find((row) => row.header === header);
}

describe('an offer', () => {
  // counter-204
  it('is in the shop at once, changed at once and gone at once', async () => {
    await ask('SaveOffer', anOffer);
    expect(await inShop()).toContain('Winter care');
    const row = await offerNamed('Winter care');
    await ask('SaveOffer', { ...anOffer, id: row?.id, header: 'Winter warmth' });
    expect(await inShop()).toContain('Winter warmth');
    expect(await inShop()).not.toContain('Winter care');
    await ask('EndOffer', { id: row?.id, isActive: false });
    expect(await inShop()).not.toContain('Winter warmth');
    expect(await lastAudit()).toMatchObject({ action: 'offer end', subject: 'Winter warmth' });
    await ask('EndOffer', { id: row?.id, isActive: true });
    expect(await inShop()).toContain('Winter warmth');
  });

  // counter-204
  it('that is sent again with its key is created once, and refused with other contents', async () => {
    const { db } = shop.database;
    const sent = { ...anOffer, header: 'Sent twice', key: randomUUID() };
    const both = await Promise.all([ask('SaveOffer', sent), ask('SaveOffer', sent)]);
    expect(both[0].envelope).toMatchObject({ IsError: false, Data: { id: expect.any(Number) } });
    expect(both[1].envelope).toEqual(both[0].envelope);
    expect(await db.$count(offers, eq(offers.header, 'Sent twice'))).toBe(1);
    expect((await ask('SaveOffer', { ...sent, rank: 9 })).status).toBe(422);
    await db.update(offers).set({ isActive: false }).where(eq(offers.kind, 'cashback'));
    const cash = {
      ...sent,
      header: 'Cash',
      cashback: 30_00,
      leastAmount: 90_00,
      key: randomUUID(),
    };
    for (const again of [cash, cash])
      expect((await ask('SaveOffer', again)).envelope.IsError).toBe(false);
  });

  // counter-205
  it('needs an English text, and an existing coupon', async () => {
    const empty = await ask('SaveOffer', { ...anOffer, header: ' ' });
    expect(empty.envelope.Msg).toBe('Please write a heading and a text in English.');
    const unknown = await ask('SaveOffer', { ...anOffer, couponCode: 'nobody' });
    expect(unknown.envelope.Msg).toBe('There is no coupon NOBODY.');
    await ask('SaveOffer', { ...anOffer, header: 'With code', couponCode: 'winter' });
    expect(await offerNamed('With code')).toMatchObject({ couponCode: 'WINTER' });
  });

  // counter-206, customer-area-145
  it('never promises cashback that is not paid: new, changed or shown again', async () => {
    await shop.database.db
      .update(offers)
      .set({ isActive: false })
      .where(eq(offers.kind, 'cashback'));
    const cash = (header: string, cashback: number, leastAmount: number) => ({
      ...anOffer,
      header,
      cashback,
      leastAmount,
    });
    await ask('SaveOffer', cash('Thirty', 30_00, 1_000_00));
    const more = cash('Hundred', 100_00, 2_500_00);
    const refused = await ask('SaveOffer', more);
    expect(refused.envelope.Msg).toMatch(/^Of several .* Beside ৳30.00 from ৳1,000.00 this one/);
    const thirty = await offerNamed('Thirty');
    // It is compared with the other offers, not with itself.
    const better = { ...cash('Thirty', 35_00, 900_00), id: thirty?.id };
    expect((await ask('SaveOffer', better)).envelope.IsError).toBe(false);
    await ask('EndOffer', { id: thirty?.id, isActive: false });
    expect((await ask('SaveOffer', more)).envelope.IsError).toBe(false);
    const again = await ask('EndOffer', { id: thirty?.id, isActive: true });
    expect(again.envelope.IsError).toBe(true);
    expect(await inShop()).not.toContain('Thirty');
  });

  // counter-206
  it('is refused if another that contradicts it is created at the same time', async () => {
    await shop.database.db
      .update(offers)
      .set({ isActive: false })
      .where(eq(offers.kind, 'cashback'));
    const both = await Promise.all(
      [10, 20].map((taka) =>
        ask('SaveOffer', {
          ...anOffer,
          header: `B${taka}`,
          cashback: taka * 100,
          leastAmount: taka,
        }),
      ),
    );
    expect(both.filter(({ envelope }) => envelope.IsError)).toHaveLength(1);
  });
});

describe('a notice to all', () => {
  const onHome = async () =>
    JSON.stringify(Object((await callApi(shop, 'HomeArea/Home/Get')).envelope.Data).notices);

  // counter-208
  it('is on the home page at once, changed at once and gone at once', async () => {
    const notice = { id: null, text: 'Open on Friday.', textBn: 'শুক্রবার খোলা।', rank: 0 };
    await ask('SaveNotice', notice);
    expect(await onHome()).toContain('Open on Friday.');
    const rows = (await ask('Notices')).envelope.Data.rows as { id: number; text: string }[];
    const id = rows.find(({ text }) => text === 'Open on Friday.')?.id;
    await ask('SaveNotice', { ...notice, id, text: 'Closed on Friday.' });
    expect(await onHome()).toContain('Closed on Friday.');
    await ask('EndNotice', { id, isActive: false });
    expect(await onHome()).not.toContain('Closed on Friday.');
    expect(await lastAudit()).toMatchObject({ action: 'notice end', about: 'Closed on Friday.' });
    expect((await ask('SaveNotice', { ...notice, text: ' ' })).envelope.IsError).toBe(true);
    expect((await ask('EndNotice', { id: 999_999, isActive: false })).status).toBe(404);
  });
});

describe('a notice that is sent again with its key', () => {
  // counter-208
  it('is created once, and refused with other words', async () => {
    const { db } = shop.database;
    const sent = { id: null, key: randomUUID(), text: 'Sent twice.', textBn: '', rank: 0 };
    for (const again of [sent, sent])
      expect((await ask('SaveNotice', again)).envelope.IsError).toBe(false);
    expect(await db.$count(notices, eq(notices.text, 'Sent twice.'))).toBe(1);
    expect((await ask('SaveNotice', { ...sent, text: 'Something else.' })).status).toBe(422);
    expect(await db.$count(notices, eq(notices.text, 'Something else.'))).toBe(0);
  });
});

describe('the sums of offers', () => {
  // counter-213
  it('cover the last thirty days, with the receivers, newest first', async () => {
    const { db } = shop.database;
    await db.delete(walletEntries);
    const now = shop.clock.now.getTime();
    const at = (days: number) => new Date(now - days * 24 * 60 * 60_000);
    const entry = (amount: number, days: number, kind = 'cashback') => ({
      customerId: customer.id,
      amount,
      kind,
      createdAt: at(days),
    });
    await db
      .insert(walletEntries)
      .values([entry(30_00, 2), entry(20_00, 1), entry(99_00, 40), entry(77_00, 1, 'credit')]);
    const { envelope } = await ask('Cashback');
    expect(envelope.Data).toMatchObject({ total: 50_00, count: 2 });
    const shown = envelope.Data.rows.map(({ amount, phone, name }: Record<string, unknown>) => [
      amount,
      phone,
      name,
    ]);
    expect(shown).toEqual([
      [20_00, '01811111171', 'Test Customer'],
      [30_00, '01811111171', 'Test Customer'],
    ]);
  });
});

describe('promotions', () => {
  // counter-212
  it('can be changed only by the owner', async () => {
    for (const role of ['pharmacist', 'packer'] as const) {
      const somebody = await signedInStaff(shop, role);
      const tries = [ask('Coupons', undefined, somebody), ask('SaveNotice', {}, somebody)];
      for (const { status, envelope } of await Promise.all(tries))
        expect([status, envelope.Msg]).toEqual([403, 'This is not for your role.']);
    }
  });
});
