import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderPrescriptions, orders } from '#server/db/tables/orders.ts';
import { requestOrderPrescriptions } from '#server/db/tables/request-prescriptions.ts';
import { requestOrders } from '#server/db/tables/requests.ts';
import { handOverIdOf } from '#server/services/hand-over/hand-over-keys.ts';
import { apiText } from '#text/api.ts';
import { beforeTests } from './support/before-tests.ts';
import { aPng, png } from './support/files.ts';
import { enter, textOf } from './support/hand-over.ts';
import { anOrder, placedIn, setProduct, stockLeft } from './support/orders.ts';
import { anAddress, aRequest, requestPath } from './support/requests.ts';
import { grantFor, receivedSubmissions } from './support/submissions.ts';
import {
  callApi,
  registeredPhone,
  signedIn,
  uploadFile,
  useTestShop,
} from './support/test-shop.ts';

type Headers = Record<string, string>;

const shop = useTestShop();
const product = beforeTests(() =>
  setProduct(shop, { nth: 0, listPrice: 600_00, discount: 0, stock: 1_000 }),
);

/** A submission of this kind, as its phone sends it and as it is handed over. */
function aSubmissionOf(kind: 'order' | 'request-order', isCustomers = false) {
  const submissionId = randomUUID();
  const address = anAddress({ address: 'বাড়ি ৭, মিরপুর', receiverPhone: '+880 1712-345678' });
  const lines = [{ ...product, quantity: 2 }];
  const body =
    kind === 'order'
      ? anOrder({ lines, isGuest: true, changes: { address, Remarks: ' সকালে ' } })
      : aRequest({ address, Remarks: ' সকালে ' });
  const path = kind === 'order' ? 'ProductOrderArea/Order/Add' : requestPath;
  const sendBody = (changed: Record<string, unknown> = {}, headers: Headers = {}) => {
    const key = { 'idempotency-key': submissionId };
    return callApi(shop, path, { ...body, ...changed }, { ...key, ...headers });
  };
  const text = textOf({ submissionId, kind, body, isCustomers });
  return { submissionId, text, body, send: sendBody };
}

async function rowsOf(kind: 'order' | 'request-order', submissionId: string) {
  const table = kind === 'order' ? orders : requestOrders;
  const { db } = shop.database;
  return db
    .select()
    .from(table)
    .where(eq(table.handOverId, handOverIdOf(submissionId)));
}

/** The prescriptions attached to the order or request of a receipt. */
async function attachedTo(kind: 'order' | 'request-order', receipt: unknown): Promise<string[]> {
  const { db } = shop.database;
  const { Id } = Object(receipt);
  const links =
    kind === 'order'
      ? await db.select().from(orderPrescriptions).where(eq(orderPrescriptions.orderId, Id))
      : await db
          .select()
          .from(requestOrderPrescriptions)
          .where(eq(requestOrderPrescriptions.requestOrderId, Id));
  return links.map((link) => link.prescriptionId);
}

const numberIn = (data: unknown): string => String(Object(data).OrderNo);

describe.each(['order', 'request-order'] as const)('one %s, two ways', (kind) => {
  // offline-165, offline-166
  it('entered first and then sent by its phone is stored once, and the phone gets its receipt', async () => {
    const { submissionId, text, send } = aSubmissionOf(kind);
    const entered = await enter(shop, text);
    expect(entered.envelope).toMatchObject({ IsError: false, Data: { Kind: kind, IsNew: true } });
    const sent = await send();
    expect(sent.headers['idempotency-replayed']).toBe('true');
    expect(numberIn(sent.envelope.Data)).toBe(numberIn(entered.envelope.Data));
    expect(await rowsOf(kind, submissionId)).toMatchObject([{ submissionId, handOver: 'met' }]);
    const again = await send();
    expect(again.envelope.Data).toEqual(sent.envelope.Data);
  });

  // offline-165
  it('sent by its phone first and then entered is stored once', async () => {
    const { submissionId, text, send } = aSubmissionOf(kind);
    const sent = await send();
    const entered = await enter(shop, text);
    expect(entered.envelope.Data).toMatchObject({ IsNew: false });
    expect(numberIn(entered.envelope.Data)).toBe(numberIn(sent.envelope.Data));
    expect(await rowsOf(kind, submissionId)).toMatchObject([{ submissionId, handOver: null }]);
  });

  // offline-165
  it('entered twice is stored once', async () => {
    const { submissionId, text } = aSubmissionOf(kind);
    const first = await enter(shop, text);
    const second = await enter(shop, `Please:\n${text}\n`);
    expect(second.envelope.Data).toMatchObject({
      OrderNo: numberIn(first.envelope.Data),
      IsNew: false,
    });
    expect(await rowsOf(kind, submissionId)).toHaveLength(1);
  });

  // offline-165, offline-166
  it('entered and sent many times at once is stored once, with one number', async () => {
    const { submissionId, text, send } = aSubmissionOf(kind);
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, n) => (n % 2 === 0 ? enter(shop, text) : send())),
    );
    const served = responses.filter(({ status }) => status === 200);
    expect(responses.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(new Set(served.map(({ envelope }) => numberIn(envelope.Data))).size).toBe(1);
    await send();
    expect(await rowsOf(kind, submissionId)).toMatchObject([{ submissionId }]);
  });

  // offline-181
  it('taken back can neither be entered nor be sent by its phone', async () => {
    const { submissionId, text, send } = aSubmissionOf(kind);
    await callApi(shop, 'RequestOrderArea/RequestOrder/TakeBack', { Ids: [submissionId] });
    for (const late of [await enter(shop, text), await send()]) {
      expect(late).toMatchObject({ status: 422, envelope: { Msg: apiText.takenBack[0] } });
    }
    expect(await rowsOf(kind, submissionId)).toEqual([]);
  });

  // offline-94, offline-181
  it('entered cannot be taken back: its phone gets the number', async () => {
    const { submissionId, text } = aSubmissionOf(kind);
    const entered = await enter(shop, text);
    const path = 'RequestOrderArea/RequestOrder/TakeBack';
    const back = await callApi(shop, path, { Ids: [submissionId] });
    expect(back.envelope.Data).toMatchObject([{ OrderNo: numberIn(entered.envelope.Data) }]);
  });

  // offline-166
  it('gets the pictures that only the phone has, once', async () => {
    const { submissionId, text, send } = aSubmissionOf(kind);
    await enter(shop, text);
    const headers = { 'idempotency-key': `${submissionId}/1` };
    const uploaded = await uploadFile(shop, await aPng(), { ...png, headers });
    const pictures = { ImgId: [String(uploaded.envelope.Id)] };
    const sent = await send(pictures);
    expect((await send(pictures)).envelope.Data).toEqual(sent.envelope.Data);
    expect(await attachedTo(kind, sent.envelope.Data)).toEqual(pictures.ImgId);
  });

  // offline-166
  it('returns its receipt although a saved prescription is gone, and requests the pictures that the phone still has', async () => {
    const customer = await signedIn(shop, kind === 'order' ? '01711111156' : '01711111157');
    const { submissionId, text, send } = aSubmissionOf(kind, true);
    const [kept, gone, own] = await Promise.all(
      ['', '', `${submissionId}/1`].map(async (key) => {
        const headers = { ...customer.headers, ...(key && { 'idempotency-key': key }) };
        return String((await uploadFile(shop, await aPng(), { ...png, headers })).envelope.Id);
      }),
    );
    const entered = await enter(shop, text);
    for (const id of [gone, own])
      await callApi(shop, `ProductOrderArea/Prescription/Remove/${id}`, {}, customer.headers);
    const asked = await send({ ImgId: [gone, kept, own] }, customer.headers);
    expect([asked.status, asked.envelope.Data]).toEqual([409, [own]]);
    const sent = await send({ ImgId: [gone, kept] }, customer.headers);
    expect(numberIn(sent.envelope.Data)).toBe(numberIn(entered.envelope.Data));
    expect(await attachedTo(kind, sent.envelope.Data)).toEqual([kept]);
  });

  // offline-166
  it('of a signed-in customer becomes theirs when their phone sends it', async () => {
    const customer = await signedIn(shop, kind === 'order' ? '01711111151' : '01711111152');
    const { submissionId, text, send } = aSubmissionOf(kind, true);
    const entered = await enter(shop, text);
    expect(await rowsOf(kind, submissionId)).toMatchObject([{ customerId: null }]);
    const sent = await send({}, customer.headers);
    expect(numberIn(sent.envelope.Data)).toBe(numberIn(entered.envelope.Data));
    expect(await rowsOf(kind, submissionId)).toMatchObject([{ customerId: customer.id }]);
  });

  // offline-168
  it('that was entered with other words is refused to its phone, and never reported as arrived', async () => {
    const { submissionId, send, body } = aSubmissionOf(kind);
    const forged = { ...body, address: anAddress({ address: 'Somewhere else' }) };
    await enter(shop, textOf({ submissionId, kind, body: forged }));
    expect((await send()).status).toBe(422);
    expect(await receivedSubmissions(shop, [submissionId], {})).toEqual([]);
    expect(await rowsOf(kind, submissionId)).toMatchObject([{ handOver: 'disputed' }]);
  });

  // offline-168
  it('that is entered with other words after its phone sent it is refused', async () => {
    const { submissionId, send, body } = aSubmissionOf(kind);
    await send();
    const forged = { ...body, Remarks: 'twice as many' };
    const entered = await enter(shop, textOf({ submissionId, kind, body: forged }));
    expect(entered.status).toBe(422);
    expect(await rowsOf(kind, submissionId)).toHaveLength(1);
  });

  // offline-167
  it('that was entered is visible to the phone that wrote it, and to no other customer', async () => {
    const { submissionId, text } = aSubmissionOf(kind);
    const entered = await enter(shop, text);
    const number = numberIn(entered.envelope.Data);
    const known = [{ LetterId: submissionId, OrderNo: number }];
    expect(await receivedSubmissions(shop, [submissionId], {})).toMatchObject(known);
    const travelling = handOverIdOf(submissionId);
    expect(await receivedSubmissions(shop, [travelling], {})).toEqual([]);
  });
});

describe('an order that is entered', () => {
  // offline-165
  it('takes its stock once, and has the price that the shop computes', async () => {
    const before = await stockLeft(shop, product.id);
    const { submissionId, text, send } = aSubmissionOf('order');
    await enter(shop, text);
    await send();
    await enter(shop, text);
    expect(await stockLeft(shop, product.id)).toBe(before - 2);
    expect(await rowsOf('order', submissionId)).toMatchObject([
      { total: 1200_00, deliveryCharge: 80_00, payable: 1280_00, source: 'HAND_OVER' },
    ]);
  });

  // offline-165
  it('for more than the customer agreed to is refused, as from the phone', async () => {
    const submissionId = randomUUID();
    const cheaper = { ...product, listPrice: 500_00, quantity: 2 };
    const body = anOrder({ lines: [cheaper], isGuest: true });
    const { envelope } = await enter(shop, textOf({ submissionId, kind: 'order', body }));
    expect(envelope).toMatchObject({ IsError: true });
    expect(envelope.Msg).toMatch(/price/i);
    expect(await rowsOf('order', submissionId)).toEqual([]);
  });

  // offline-165, offline-167
  it('opens with a key that only the phone gets', async () => {
    const { submissionId, text, send } = aSubmissionOf('order');
    const entered = await enter(shop, text);
    expect(Object.keys(Object(entered.envelope.Data)).toSorted()).toEqual([
      'IsNew',
      'Kind',
      'OrderNo',
    ]);
    expect(text).not.toContain(submissionId);
    const { Id, AccessKey } = placedIn((await send()).envelope.Data);
    const path = 'ProductOrderArea/Order/GuestDetails';
    const opened = await callApi(shop, path, { Id, AccessKey });
    expect(opened.envelope.IsError).toBe(false);
  });

  // offline-169
  it('without a customer is refused if it relies on the customer’s cashback', async () => {
    const submissionId = randomUUID();
    const lines = [{ ...product, quantity: 2 }];
    const body = anOrder({ lines });
    const text = textOf({ submissionId, kind: 'order', body, isCustomers: true });
    const { envelope } = await enter(shop, text);
    expect(envelope.IsError).toBe(true);
    expect(envelope.Msg).toMatch(/entered in the customer’s name/);
  });

  // offline-108, offline-166
  it('remains a customer’s who proved the number meanwhile, and its phone still gets the receipt', async () => {
    const { submissionId, text, send } = aSubmissionOf('order');
    const { id } = await signedIn(shop, '01711111153');
    await enter(shop, text);
    const claimed = { customerId: id, claimedAt: shop.clock.now };
    const own = eq(orders.handOverId, handOverIdOf(submissionId));
    await shop.database.db.update(orders).set(claimed).where(own);
    expect((await send()).status).toBe(200);
    expect(await rowsOf('order', submissionId)).toMatchObject([{ customerId: id }]);
  });

  // offline-168
  it('for one customer is not another’s', async () => {
    const one = await signedIn(shop, '01711111154');
    const other = await signedIn(shop, '01711111155');
    const { submissionId, text, send } = aSubmissionOf('order', true);
    await enter(shop, text);
    const own = eq(orders.handOverId, handOverIdOf(submissionId));
    await shop.database.db.update(orders).set({ customerId: one.id }).where(own);
    expect((await send({}, other.headers)).status).toBe(422);
  });

  // offline-167
  it('is visible to the grant of the phone that wrote it', async () => {
    const { submissionId, text } = aSubmissionOf('order');
    await enter(shop, text);
    const grant = await grantFor(shop, await registeredPhone(shop));
    expect(await receivedSubmissions(shop, [submissionId], grant)).toHaveLength(1);
  });
});

describe('a text that cannot be entered', () => {
  // offline-164
  it.each([
    ['without such a text', () => 'Two strips of Napa', /begins with HO1:/],
    ['that is cut off', (text: string) => text.slice(0, -9), /A part of the text is missing/],
    [
      'with a wrong character',
      (text: string) => text.slice(0, 30) + (text[30] === 'A' ? 'B' : 'A') + text.slice(31),
      /A character of the text is wrong/,
    ],
    ['of a newer app', () => 'HO2:AAAA', /newer app/],
  ])('%s is refused in a sentence', async (_, change, sentence) => {
    const { text } = aSubmissionOf('order');
    const { envelope } = await enter(shop, change(text));
    expect(envelope).toMatchObject({ IsError: true });
    expect(envelope.Msg).toMatch(sentence);
  });
});

describe('rows from before the hand-over existed', () => {
  // offline-165
  it.each(['order', 'request-order'] as const)(
    'get the id that they would have been handed over with, for an %s',
    async (kind) => {
      const { submissionId, text, send } = aSubmissionOf(kind);
      await send();
      const { db } = shop.database;
      const table = kind === 'order' ? orders : requestOrders;
      const nothing = { handOverId: null, handOverDigest: null };
      await db.update(table).set(nothing).where(eq(table.submissionId, submissionId));
      const migration = await readFile('server/db/migrations/0013_hand-over.sql', 'utf8');
      const updates = migration
        .split('--> statement-breakpoint')
        .filter((one) => /UPDATE/.test(one));
      for (const update of updates) await db.execute(sql.raw(update));
      expect((await enter(shop, text)).envelope.Data).toMatchObject({ IsNew: false });
      expect(await rowsOf(kind, submissionId)).toMatchObject([{ submissionId }]);
    },
  );

  // offline-165
  it('are found by that id', async () => {
    const { submissionId, text, send } = aSubmissionOf('order');
    const sent = await send();
    const { Id } = placedIn(sent.envelope.Data);
    await shop.database.db
      .update(orders)
      .set({ handOverDigest: null })
      .where(inArray(orders.id, [Id]));
    const entered = await enter(shop, text);
    expect(entered.envelope.Data).toMatchObject({ IsNew: false });
    expect(await rowsOf('order', submissionId)).toHaveLength(1);
  });
});
