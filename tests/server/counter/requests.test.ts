import { desc, eq, ne } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fits, matches } from '#contract/counter/requests.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { products } from '#server/db/tables/products.ts';
import { requestHistory, requestOrderItems } from '#server/db/tables/requests.ts';
import { parseOperatorCommand } from '#server/operator/operator.ts';
import { beforeTests } from '#tests/server/support/before-tests.ts';
import {
  quote,
  counter,
  none,
  offerOf,
  read,
  sendRequest,
  take,
} from '#tests/server/support/counter-requests.ts';
import { anOrder, place, setProduct } from '#tests/server/support/orders.ts';
import { aKey } from '#tests/server/support/requests.ts';
import { signedInStaff } from '#tests/server/support/staff.ts';
import { signedIn, useTestShop } from '#tests/server/support/test-shop.ts';

const shop = useTestShop();
const customer = beforeTests(() => signedIn(shop, '01711111161'));
const karim = beforeTests(() => signedInStaff(shop, 'pharmacist'));
const rahima = beforeTests(() => signedInStaff(shop, 'pharmacist'));
const product = beforeTests(() =>
  setProduct(shop, { nth: 0, listPrice: 1_50, discount: 30, stock: 500 }),
);

const sent = (changes: Record<string, unknown> = {}) =>
  sendRequest(shop, customer.headers, changes);

function say(id: string, given: unknown, headers = karim.headers) {
  return counter(shop, `Requests/${id}/Answer`, headers, given);
}

async function lastNews() {
  const [row] = await shop.database.db
    .select()
    .from(notifications)
    .where(eq(notifications.customerId, customer.id))
    .orderBy(desc(notifications.id))
    .limit(1);
  return row;
}

async function lastAudit() {
  const [row] = await shop.database.db
    .select()
    .from(auditEntries)
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return row;
}

describe('a request at the counter', () => {
  // counter-59
  it('shows the medicines, the customer, the address and the phone to call', async () => {
    const { id, number } = await sent({ Remarks: 'After 5' });
    expect(await read(shop, karim.headers, id)).toMatchObject({
      id,
      number,
      status: 'Pending',
      remarks: 'After 5',
      isGuest: false,
      phone: '01711111161',
      receiver: { name: 'Rahima Khatun', phone: '01712345678', district: 'Dhaka' },
      charge: { standard: 80_00, threshold: 2000_00, reduced: 40_00 },
      rows: [
        { position: 1, name: 'Napa', strength: '500 mg', quantity: 10, answer: null },
        { position: 2, name: 'Rare', strength: '1 mg', quantity: 2, answer: null },
      ],
      photos: [],
      history: [],
      answer: null,
      version: 0,
      canBeAnswered: true,
      moves: ['Cancelled'],
      order: null,
      worker: null,
    });
    expect((await counter(shop, 'Requests/nobodys', karim.headers)).status).toBe(404);
  });

  // counter-61
  it('is matched to the catalogue by the shop’s own search, best match first, with substitutes', async () => {
    const pair = await aPairInPlace();
    const { name, strength } = pair.dearer;
    const Items = [{ Name: name.toLowerCase(), Strength: strength, Quantity: 3, Position: 1 }];
    const { id } = await sent({ Items });
    const { data } = await counter(shop, `Requests/${id}/Matches`, karim.headers);
    const [match] = v.parse(matches.response, data);
    const { candidates, substitutes } = match ?? { candidates: [], substitutes: [] };
    const [best] = candidates;
    expect(best).toMatchObject({ fit: 'same', product: { id: String(pair.dearer.id), name } });
    const order = candidates.map(({ fit }) => fits.indexOf(fit));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(substitutes.map((one) => one.id)).toEqual([String(pair.cheaper.id)]);
  });
});

/**
 * Two products with the same generic, strength and form from different companies, the cheapest and
 * another. No others are in stock.
 */
async function aPairInPlace() {
  const { db } = shop.database;
  const all = await db.select().from(products).where(ne(products.genericName, ''));
  for (const dearer of all) {
    const alike = all.filter(
      (one) =>
        one.company !== dearer.company &&
        one.form !== '' &&
        one.genericName === dearer.genericName &&
        one.strength === dearer.strength &&
        one.form === dearer.form &&
        one.packPieces !== null &&
        dearer.packPieces !== null,
    );
    const [cheaper, ...others] = alike;
    if (!cheaper) continue;
    for (const { id } of others)
      await db.update(products).set({ stock: 0 }).where(eq(products.id, id));
    await db.update(products).set({ stock: 5 }).where(eq(products.id, cheaper.id));
    return { dearer, cheaper };
  }
  throw new Error('no two products are alike');
}

describe('a quote', () => {
  // counter-62, counter-63, counter-64
  it('has the catalogue’s price, computes sum and charge, notifies the customer and is recorded', async () => {
    const { id, number } = await sent();
    await take(shop, karim.headers, id);
    const given = offerOf(await read(shop, karim.headers, id), product, { isSubstitute: true });
    const { data } = await say(id, { ...given, note: 'Today.' });
    const amounts = { goods: 12_00, deliveryCharge: 80_00, total: 92_00, canBeAccepted: true };
    expect(data).toEqual({ version: 1, ...amounts });
    const { name: actor } = karim.member;
    expect(await read(shop, karim.headers, id)).toMatchObject({
      status: 'Answered',
      rows: [
        {
          answer: {
            kind: 'product',
            productId: String(product.id),
            isSubstitute: true,
            unitPrice: 120,
            quantity: 10,
            product: { id: String(product.id) },
          },
        },
        { answer: none },
      ],
      answer: { by: actor, note: 'Today.', goods: 12_00, deliveryCharge: 80_00, total: 92_00 },
      history: [{ status: 'Answered', by: actor, note: 'Today.' }],
      worker: null,
    });
    // notifications-47
    expect(await lastNews()).toMatchObject({
      content: `Your request ${number} comes to ৳92.00 with delivery. Look at it under your requests and accept it. Today.`,
      reference: 'Request Status Changed',
      referenceId: id,
    });
    const audit = { actor, action: 'requests Answered', subject: number };
    expect(await lastAudit()).toMatchObject(audit);
  });

  // counter-65
  it('adds medicines read from a photo, and replaces those of an earlier reading', async () => {
    const { id } = await sent();
    await take(shop, karim.headers, id);
    const seen = await read(shop, karim.headers, id);
    const offered = { kind: 'product', productId: String(product.id), quantity: 2 };
    const added = {
      from: 'photo',
      name: ' Ace ',
      strength: '',
      quantity: 2,
      answer: {
        ...offered,
        isSubstitute: false,
      },
    };
    const rows = seen.rows.map((row) => ({ from: 'request', rowId: row.id, answer: none }));
    await say(id, { version: 0, note: '', rows: [...rows, added, added] });
    await take(shop, karim.headers, id);
    const { data } = await say(id, { version: 1, note: '', rows: [...rows, added] });
    expect(data).toMatchObject({ goods: 2_40 });
    const stored = await shop.database.db
      .select()
      .from(requestOrderItems)
      .where(eq(requestOrderItems.requestOrderId, id));
    expect(stored.map(({ name, isAdded }) => [name, isAdded])).toEqual([
      ['Napa', false],
      ['Rare', false],
      ['Ace', true],
    ]);
  });

  // counter-62, counter-63
  it('is refused in a sentence if it cannot be right, and changes nothing', async () => {
    const { id } = await sent();
    await take(shop, karim.headers, id);
    const given = offerOf(await read(shop, karim.headers, id), product);
    const [first, second] = given.rows;
    const wrong: [unknown, RegExp][] = [
      [{ ...given, rows: [first] }, /every medicine/],
      [{ ...given, rows: [{ ...first, answer: none }, second] }, /Cancel the request/],
      [
        offerOf({ version: 0, rows: given.rows.map((r) => ({ id: r.rowId })) }, product, {
          quantity: 501,
        }),
        /500 in stock/,
      ],
    ];
    for (const [body, sentence] of wrong) {
      const refused = await say(id, body);
      expect(refused.isError).toBe(true);
      expect(refused.says).toMatch(sentence);
    }
    const twice = await say(id, { ...given, rows: [first, first, second] });
    expect(twice.status).toBe(400);
    const unknown = { ...given, rows: given.rows.map((row) => ({ ...row, rowId: 999_999 })) };
    expect((await say(id, unknown)).status).toBe(400);
    const after = await read(shop, karim.headers, id);
    expect(after).toMatchObject({ status: 'Pending', version: 0, answer: null, history: [] });
  });

  // counter-64
  it('of a request without an address goes to the customer’s latest one, or cannot be accepted', async () => {
    const stranger = await signedIn(shop, '01711111163');
    const { headers } = karim;
    const photos = {
      address: null,
      Items: [{ Name: 'A', Strength: 'B', Quantity: 1, Position: 1 }],
    };
    const sentAs = (who: typeof customer) => sendRequest(shop, who.headers, photos);
    await expect(sentAs(stranger)).rejects.toThrow();
    const { id } = await sendRequest(shop, stranger.headers);
    await shop.database.db.execute(
      `update request_orders set address_id = null where id = '${id}'`,
    );
    await shop.database.db.execute(
      `delete from shipping_addresses where customer_id = '${stranger.id}'`,
    );
    const first = await quote(shop, headers, id, product);
    expect(first.data).toMatchObject({ deliveryCharge: null, total: 12_00, canBeAccepted: false });
    const order = anOrder({ lines: [{ ...product, quantity: 1 }] });
    await place(shop, order, { ...stranger.headers, ...aKey() });
    const second = await quote(shop, headers, id, product);
    expect(second.data).toMatchObject({ deliveryCharge: 80_00, total: 92_00, canBeAccepted: true });
  });
});

describe('two pharmacists at one request', () => {
  // counter-55, counter-66
  it('cannot both quote it: one who has not taken it, or has an old version, is refused', async () => {
    const { id } = await sent();
    const given = offerOf(await read(shop, karim.headers, id), product);
    const untaken = await say(id, given);
    expect(untaken).toMatchObject({ isError: true, id: 'worked-on-by-another' });
    expect(untaken.says).toContain('Take it first');
    await take(shop, karim.headers, id);
    const second = await say(id, given, rahima.headers);
    expect(second).toMatchObject({ isError: true, id: 'worked-on-by-another' });
    expect(second.says).toContain(karim.member.name);
    expect((await say(id, given)).isError).toBe(false);
    await take(shop, rahima.headers, id);
    const late = await say(id, given, rahima.headers);
    expect(late).toMatchObject({ isError: true, id: 'changed-meanwhile' });
  });

  // counter-56
  it('are told apart when one takes over: the first can no longer quote', async () => {
    const { id } = await sent();
    await take(shop, karim.headers, id);
    const given = offerOf(await read(shop, karim.headers, id), product);
    const asked = await take(shop, rahima.headers, id);
    expect(asked.data).toMatchObject({ worker: { name: karim.member.name, isMe: false } });
    const over = await take(shop, rahima.headers, id, true);
    expect(over.data).toMatchObject({ worker: { name: rahima.member.name, isMe: true } });
    const refused = await say(id, given);
    expect(refused.says).toContain(rahima.member.name);
    expect((await say(id, given, rahima.headers)).isError).toBe(false);
  });

  // counter-55
  it('quoting at once create one quote', async () => {
    const { id } = await sent();
    await take(shop, karim.headers, id);
    const given = offerOf(await read(shop, karim.headers, id), product);
    const notes = ['One.', 'Another.', 'A third.'];
    const tries = await Promise.all(notes.map((note) => say(id, { ...given, note })));
    expect(tries.filter(({ isError }) => !isError)).toHaveLength(1);
    expect(await read(shop, karim.headers, id)).toMatchObject({ version: 1 });
  });
});

describe('one’s own quote, sent again after a lost response', () => {
  const told = async (id: string) => ({
    lines: await shop.database.db.$count(requestHistory, eq(requestHistory.requestOrderId, id)),
    news: await shop.database.db.$count(notifications, eq(notifications.referenceId, id)),
  });

  // counter-66
  it('is the same quote with one notification; another, or another member’s, is refused', async () => {
    const { id } = await sent();
    await take(shop, karim.headers, id);
    const { rows, ...rest } = offerOf(await read(shop, karim.headers, id), product);
    const photo = { from: 'photo', name: ' Seclo ', strength: '20 mg', quantity: 3, answer: none };
    const priced = { kind: 'price', unitPrice: 12_00, quantity: 2 };
    const given = {
      ...rest,
      note: 'After 5 ',
      rows: [...rows.slice(0, 1), { ...rows[1], answer: priced }, photo],
    };
    const first = await say(id, given);
    expect(first.isError).toBe(false);
    const second = await say(id, given);
    expect(second).toEqual(first);
    expect(await told(id)).toEqual({ lines: 1, news: 1 });
    const others = [
      { ...given, note: 'After 6' },
      { ...given, rows: given.rows.slice(0, 2) },
      { ...given, rows: [...given.rows.slice(0, 1), { ...rows[1], answer: none }, photo] },
      { ...given, rows: [...given.rows.slice(0, 2), { ...photo, quantity: 4 }] },
    ];
    await take(shop, karim.headers, id);
    for (const other of others)
      expect(await say(id, other)).toMatchObject({ isError: true, id: 'changed-meanwhile' });
    await take(shop, rahima.headers, id, true);
    const theirs = await say(id, given, rahima.headers);
    expect(theirs).toMatchObject({ isError: true, id: 'changed-meanwhile' });
    expect(await told(id)).toEqual({ lines: 1, news: 1 });
  });

  // counter-67
  it('follows the same rule for a move, also if it has ended the request', async () => {
    const { id } = await sent();
    await take(shop, karim.headers, id);
    const move = (note: string, headers = karim.headers) =>
      counter(shop, `Requests/${id}/Move`, headers, { version: 0, status: 'Cancelled', note });
    const first = await move('Not to be had.');
    expect(first.data).toEqual({ version: 1 });
    expect(await move('Not to be had.')).toEqual(first);
    expect((await move('Another reason.')).isError).toBe(true);
    expect((await move('Not to be had.', rahima.headers)).isError).toBe(true);
    expect(await told(id)).toEqual({ lines: 1, news: 1 });
  });
});

describe('moving a request by hand', () => {
  // counter-67
  it('cancels it with a note to the customer, and moves a priced one forward', async () => {
    const { id, number } = await sent();
    await take(shop, karim.headers, id);
    const move = (body: unknown) => counter(shop, `Requests/${id}/Move`, karim.headers, body);
    const early = await move({ version: 0, status: 'Delivered', note: '' });
    expect(early).toMatchObject({
      isError: true,
      says: `${number} is Pending: it cannot become Delivered.`,
    });
    const { data } = await move({ version: 0, status: 'Cancelled', note: 'Not to be had.' });
    expect(data).toEqual({ version: 1 });
    expect((await lastNews())?.content).toBe(
      `Your request ${number} was cancelled. Not to be had.`,
    );
    expect(await read(shop, karim.headers, id)).toMatchObject({ moves: [], canBeAnswered: false });
  });

  // counter-68
  it('is refused to the command line while somebody at the counter works on it', async () => {
    const { id, number } = await sent();
    await take(shop, karim.headers, id);
    const at = {
      now: shop.clock.now,
      actor: 'rafiq',
      openFiles: async () => shop.files,
      origin: '',
    };
    const operator = (...args: string[]) => parseOperatorCommand(args)(shop.database.db, at);
    const quoting = () => operator('requests', 'answer', number, '1=1', '2=none');
    await expect(quoting()).rejects.toThrow(karim.member.name);
    await counter(shop, 'Queue/LetGo', karim.headers, { kind: 'request', id });
    await quoting();
    expect(await read(shop, karim.headers, id)).toMatchObject({
      answer: {
        by: 'rafiq',
        goods: null,
        deliveryCharge: null,
        total: 10_00,
        canBeAccepted: false,
      },
      moves: ['Confirmed', 'Cancelled'],
    });
  });
});
