/**
 * Orders at the counter: packing, checks, statuses, payments, refunds, and two people acting at
 * once.
 */
import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { counterOrder, type CounterOrder } from '#contract/counter/order-shapes.ts';
import { photoPath } from '#contract/counter/orders.ts';
import type { OrderStatus } from '#domain/order.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import { payments } from '#server/db/tables/payments.ts';
import { products } from '#server/db/tables/products.ts';
import { parseOperatorCommand } from '#server/operator/operator.ts';
import { beforeTests } from '#tests/server/support/before-tests.ts';
import { aPhoto } from '#tests/server/support/files.ts';
import {
  anOrder,
  fillWallet,
  place,
  placedIn,
  setProduct,
  stockLeft,
  walletState,
  type AProduct,
} from '#tests/server/support/orders.ts';
import { aKey } from '#tests/server/support/requests.ts';
import { askCounter, signedInStaff } from '#tests/server/support/staff.ts';
import { signedIn, uploadFile, useTestShop } from '#tests/server/support/test-shop.ts';

const shop = useTestShop();
const syrup = beforeTests(() =>
  setProduct(shop, { nth: 2, listPrice: 600_00, discount: 0, stock: 1_000 }),
);
const antibiotic = beforeTests(() =>
  setProduct(shop, { nth: 3, listPrice: 300_00, discount: 0, stock: 1_000 }),
);
type Person = Awaited<ReturnType<typeof signedInStaff>>;
const pharmacist = beforeTests(() => signedInStaff(shop, 'pharmacist'));
const packer = beforeTests(() => signedInStaff(shop, 'packer'));
const secondPacker = beforeTests(() => signedInStaff(shop, 'packer'));
const owner = beforeTests(() => signedInStaff(shop, 'owner'));

beforeAll(async () => {
  await needsPrescription(syrup.id, false);
  await needsPrescription(antibiotic.id, false);
});

async function needsPrescription(id: number, isPrescriptionRequired: boolean) {
  await shop.database.db
    .update(products)
    .set({ isPrescriptionRequired })
    .where(eq(products.id, id));
}

let phones = 0;

interface Wanted {
  lines?: (AProduct & { quantity: number })[];
  isGuest?: boolean;
  credit?: number;
  photos?: string[];
}

async function placed({ lines, isGuest = false, credit = 0, photos = [] }: Wanted = {}) {
  const phone = `0181300${String((phones += 1)).padStart(4, '0')}`;
  const customer = isGuest ? null : await signedIn(shop, phone);
  if (customer && credit > 0) await fillWallet(shop, customer.id, credit);
  const wanted = lines ?? [{ ...syrup, quantity: 2 }];
  const ImgId: string[] = [];
  for (const colour of photos) {
    const sent = await uploadFile(shop, await aPhoto(colour), { headers: customer?.headers ?? {} });
    ImgId.push(String(sent.envelope.Id));
  }
  const body = anOrder({ lines: wanted, isGuest, credit, changes: { ImgId } });
  const { envelope } = await place(shop, body, { ...customer?.headers, ...aKey() });
  expect(envelope.Msg).toBe('');
  return { id: placedIn(envelope.Data).Id, customer: customer ?? { id: '', headers: {} } };
}

/** Calls the counter API as this person. Returns the order or the refusal. */
async function ask(person: Person, path: string, body?: unknown) {
  const response = await askCounter(shop, `Orders/${path}`, person.headers, body);
  const { IsError, Msg, Id, Data } = response.json();
  const isOrder = !IsError && response.statusCode === 200;
  return {
    status: response.statusCode,
    refused: IsError ? String(Msg) : '',
    reason: String(Id ?? ''),
    order: isOrder ? v.parse(counterOrder, Data) : null,
  };
}

async function read(id: string, person = owner): Promise<CounterOrder> {
  const { order } = await ask(person, id);
  if (!order) throw new Error('no order');
  return order;
}

const move = (person: Person, id: string, from: OrderStatus, to: OrderStatus, note = '') =>
  ask(person, `${id}/Move`, { from, to, note });

async function moveTo(id: string, to: OrderStatus) {
  const steps: OrderStatus[] = ['Pending', 'Confirmed', 'Processing', 'Delivering', 'Delivered'];
  for (const [at, step] of steps.slice(0, steps.indexOf(to)).entries())
    expect((await move(owner, id, step, steps[at + 1] ?? to)).refused).toBe('');
}

const pay = (person: Person, id: string, amount: number, changes: Record<string, unknown> = {}) =>
  ask(person, `${id}/TakePayment`, {
    paymentId: randomUUID(),
    amount,
    service: 'Cash',
    paidSeen: 0,
    ...changes,
  });

const refund = (person: Person, id: string, amount: number, refundId: string = randomUUID()) =>
  ask(person, `${id}/Refund`, { refundId, amount, reason: 'A bottle was broken' });

async function audited(number: string): Promise<string[]> {
  const rows = await shop.database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, number))
    .orderBy(desc(auditEntries.id));
  return rows.map(({ actor, action, about }) => `${actor} ${action} ${about}`);
}

const operate = (...words: string[]): Promise<string[]> =>
  parseOperatorCommand(words)(shop.database.db, {
    now: shop.clock.now,
    actor: 'rafiq',
    openFiles: async () => shop.files,
    origin: '',
  });

describe('an order at the counter', () => {
  // counter-120
  it('shows the items to pack, the recipient, the phone to call and the amount due', async () => {
    const { id } = await placed();
    const order = await read(id, packer);
    expect(order).toMatchObject({
      status: 'Pending',
      receiver: { district: 'Dhaka' },
      lines: [{ quantity: 2, unitPrice: 600_00, total: 1200_00, picked: null }],
      amounts: { total: 1200_00, payable: 1280_00, paid: 0, left: 1280_00 },
      needsCheck: false,
    });
    expect(order.receiver.phone).toMatch(/^01\d{9}$/);
    expect(order.customer?.phone).toMatch(/^018130/);
  });

  it('with an unknown id is not found', async () => {
    expect((await ask(owner, 'no-such-order')).status).toBe(404);
  });

  // counter-141
  it('is found by number, phone, name and status', async () => {
    const { id } = await placed();
    const { number, receiver } = await read(id);
    const found = async (query: string) => {
      const response = await askCounter(shop, `Orders?${query}`, packer.headers);
      return (response.json().Data.orders as { id: string }[]).map((one) => one.id);
    };
    expect(await found(`find=${number}`)).toEqual([id]);
    expect(await found(`find=${number.slice(2)}`)).toEqual([id]);
    expect(await found(`find=${receiver.phone}`)).toContain(id);
    expect(await found(`find=${encodeURIComponent(receiver.name.slice(1, 5))}`)).toContain(id);
    expect(await found('find=%25')).toEqual([]);
    expect(await found('filter=Pending')).toContain(id);
    expect(await found('filter=Delivered')).not.toContain(id);
  });
});

describe('the pick list', () => {
  // counter-121
  it('stores each tick with the member who made it, and clears it again', async () => {
    const { id } = await placed();
    await moveTo(id, 'Confirmed');
    const lineId = (await read(id)).lines[0]?.id;
    const { order } = await ask(packer, `${id}/Pick`, { lineId, isPicked: true });
    expect(order?.lines[0]?.picked).toMatchObject({ by: packer.member.name });
    await ask(secondPacker, `${id}/Pick`, { lineId, isPicked: true });
    expect((await read(id)).lines[0]?.picked).toMatchObject({ by: packer.member.name });
    await ask(secondPacker, `${id}/Pick`, { lineId, isPicked: false });
    const { lines, number } = await read(id);
    expect(lines[0]?.picked).toBe(null);
    expect((await audited(number)).filter((line) => line.includes('pick'))).toHaveLength(2);
  });

  it('accepts no tick before the order is confirmed, for another order, or after it has ended', async () => {
    const { id } = await placed();
    const { lines } = await read(id);
    const lineId = lines[0]?.id;
    const early = await ask(packer, `${id}/Pick`, { lineId, isPicked: true });
    expect(early.refused).toContain('not confirmed yet');
    await moveTo(id, 'Confirmed');
    const other = await placed();
    await moveTo(other.id, 'Confirmed');
    expect((await ask(packer, `${other.id}/Pick`, { lineId, isPicked: true })).status).toBe(404);
    await move(owner, id, 'Confirmed', 'Cancelled');
    const late = await ask(packer, `${id}/Pick`, { lineId, isPicked: true });
    expect(late.refused).toContain('nothing of it changes');
  });
});

describe('statuses', () => {
  // counter-122, counter-126
  it('move forward one step at a time, and the history and the audit log record who moved them', async () => {
    const { id, customer } = await placed();
    expect((await move(pharmacist, id, 'Pending', 'Confirmed')).refused).toBe('');
    expect((await move(packer, id, 'Confirmed', 'Delivering')).refused).toContain('cannot become');
    expect((await move(packer, id, 'Confirmed', 'Processing')).refused).toBe('');
    expect((await move(packer, id, 'Processing', 'Confirmed')).refused).toContain('cannot become');
    expect((await move(packer, id, 'Processing', 'Delivering')).refused).toBe('');
    const before = (await walletState(shop, customer.id)).balance;
    expect((await move(packer, id, 'Delivering', 'Delivered')).refused).toBe('');
    expect((await walletState(shop, customer.id)).balance).toBe(before + 30_00);
    const { history, number } = await read(id);
    expect(history.map(({ status, by }) => `${status} ${by}`)).toEqual([
      'Pending ',
      `Confirmed ${pharmacist.member.name}`,
      `Processing ${packer.member.name}`,
      `Delivering ${packer.member.name}`,
      `Delivered ${packer.member.name}`,
    ]);
    expect(await audited(number)).toEqual([
      `${packer.member.name} orders move Delivering → Delivered`,
      `${packer.member.name} orders move Processing → Delivering`,
      `${packer.member.name} orders move Confirmed → Processing`,
      `${pharmacist.member.name} orders move Pending → Confirmed`,
    ]);
    expect((await move(owner, id, 'Delivered', 'Cancelled')).refused).toContain('cannot become');
  });

  // counter-125
  it('are not confirmed or cancelled by a packer: the server refuses it', async () => {
    const { id } = await placed();
    const confirmed = await move(packer, id, 'Pending', 'Confirmed');
    expect([confirmed.status, confirmed.refused]).toEqual([
      403,
      'A pharmacist or the owner confirms an order.',
    ]);
    await moveTo(id, 'Confirmed');
    const cancelled = await move(packer, id, 'Confirmed', 'Cancelled');
    expect([cancelled.status, cancelled.refused]).toEqual([
      403,
      'A pharmacist or the owner cancels an order.',
    ]);
    expect((await read(id)).status).toBe('Confirmed');
  });

  // counter-126
  it('change once when two people move an order at the same time, or one person repeats the move', async () => {
    const { id } = await placed();
    await moveTo(id, 'Confirmed');
    const both = await Promise.all([
      move(packer, id, 'Confirmed', 'Processing'),
      move(secondPacker, id, 'Confirmed', 'Processing'),
    ]);
    const [refused, ...more] = both.filter((one) => one.refused !== '');
    expect(more).toEqual([]);
    expect(refused).toMatchObject({ status: 200, reason: 'changed-meanwhile' });
    expect(refused?.refused).toContain('is Processing now');
    const { history } = await read(id);
    expect(history.map(({ status }) => status)).toEqual(['Pending', 'Confirmed', 'Processing']);
    const winner = history.at(-1)?.by === packer.member.name ? packer : secondPacker;
    expect((await move(winner, id, 'Confirmed', 'Processing')).refused).toBe('');
    expect((await read(id)).history).toHaveLength(3);
  });

  // counter-127
  it('take the units of an order that reserved none, or name what is missing', async () => {
    const { id } = await placed();
    const { db } = shop.database;
    await db.update(orders).set({ releasedAt: shop.clock.now }).where(eq(orders.id, id));
    expect((await read(id)).isNothingKept).toBe(true);
    const before = await stockLeft(shop, syrup.id);
    await db.update(products).set({ stock: 1 }).where(eq(products.id, syrup.id));
    const refused = await move(pharmacist, id, 'Pending', 'Confirmed');
    expect(refused.refused).not.toBe('');
    expect(await read(id)).toMatchObject({ status: 'Pending', isNothingKept: true });
    await db.update(products).set({ stock: before }).where(eq(products.id, syrup.id));
    expect((await move(pharmacist, id, 'Pending', 'Confirmed')).order?.isNothingKept).toBe(false);
    expect(await stockLeft(shop, syrup.id)).toBe(before - 2);
  });
});

describe('an order with a medicine that needs a prescription', () => {
  const orderOfBoth = () =>
    placed({ lines: [{ ...antibiotic, quantity: 1 }], photos: ['#204060', '#c04030'] });

  // counter-123
  it('is confirmed only after a pharmacist has checked it', async () => {
    const { id } = await orderOfBoth();
    await needsPrescription(antibiotic.id, true);
    const early = await move(pharmacist, id, 'Pending', 'Confirmed');
    expect(early).toMatchObject({ status: 200, reason: 'prescriptions-unchecked' });
    expect(early.refused).toContain('A pharmacist looks at it first');
    expect((await ask(packer, `${id}/Check`, {})).status).toBe(403);
    const { order } = await ask(pharmacist, `${id}/Check`, {});
    expect(order?.check).toMatchObject({ by: pharmacist.member.name, note: '' });
    expect((await move(pharmacist, id, 'Pending', 'Confirmed')).refused).toBe('');
    expect(await audited(order?.number ?? '')).toContain(
      `${pharmacist.member.name} orders check 2 looked at`,
    );
    await needsPrescription(antibiotic.id, false);
  });

  // counter-123
  it('still requires one after the catalogue has changed', async () => {
    await needsPrescription(antibiotic.id, true);
    const { id } = await orderOfBoth();
    await needsPrescription(antibiotic.id, false);
    expect(await read(id)).toMatchObject({ needsCheck: true });
    expect((await move(owner, id, 'Pending', 'Confirmed')).reason).toBe('prescriptions-unchecked');
  });

  // counter-124
  it('proceeds without a prescription only if a pharmacist gives a reason, or is cancelled', async () => {
    const { id } = await placed({ lines: [{ ...antibiotic, quantity: 1 }] });
    await shop.database.db
      .update(orderLines)
      .set({ isPrescriptionRequired: true })
      .where(eq(orderLines.orderId, id));
    const silent = await ask(pharmacist, `${id}/Check`, {});
    expect(silent.refused).toContain('No prescription came with this order');
    const { order } = await ask(pharmacist, `${id}/Check`, { note: 'Seen at the counter' });
    expect(order?.check?.note).toBe('Seen at the counter');
    expect((await move(pharmacist, id, 'Pending', 'Confirmed')).refused).toBe('');
    const other = await placed({ lines: [{ ...antibiotic, quantity: 1 }] });
    await shop.database.db
      .update(orderLines)
      .set({ isPrescriptionRequired: true })
      .where(eq(orderLines.orderId, other.id));
    const cancelled = await move(pharmacist, other.id, 'Pending', 'Cancelled', 'No prescription');
    expect(cancelled.order).toMatchObject({ status: 'Cancelled' });
    expect(cancelled.order?.history.at(-1)?.note).toBe('No prescription');
  });

  // counter-123
  it('is not confirmed earlier by the command line', async () => {
    await needsPrescription(antibiotic.id, true);
    const { id } = await orderOfBoth();
    await needsPrescription(antibiotic.id, false);
    const { number } = await read(id);
    await expect(operate('orders', 'move', number, '--to', 'Delivering')).rejects.toThrow(
      'A pharmacist looks at it first',
    );
    expect(await operate('orders', 'check', number)).toEqual([`${number}: prescriptions checked`]);
    await operate('orders', 'move', number, '--to', 'Delivering');
    expect(await read(id)).toMatchObject({ status: 'Delivering', check: { by: 'rafiq' } });
  });

  // counter-128
  it('shows its photos to a pharmacist, and only their number to a packer', async () => {
    const { id } = await orderOfBoth();
    expect((await read(id, pharmacist)).photos).toMatchObject([
      { kind: 'picture' },
      { kind: 'picture' },
    ]);
    expect(await read(id, packer)).toMatchObject({ photos: [], prescriptionCount: 2 });
  });
});

describe('the photos of an order', () => {
  const photo = (person: Person, id: string, photoId: string) =>
    shop.app.inject({
      method: 'GET',
      url: `/api/${photoPath(id, photoId)}`,
      headers: person.headers,
    });

  // counter-128
  it('are served to a pharmacist with an audit log entry, but not to a packer or through another order', async () => {
    const { id } = await placed({ lines: [{ ...antibiotic, quantity: 1 }], photos: ['#204060'] });
    const { photos, number } = await read(id, pharmacist);
    const photoId = photos[0]?.id ?? '';
    const shown = await photo(pharmacist, id, photoId);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(shown.headers['cache-control']).toBe('no-store');
    expect(await audited(number)).toEqual([
      `${pharmacist.member.name} prescriptions read ${photoId}`,
    ]);
    expect((await photo(packer, id, photoId)).statusCode).toBe(403);
    const other = await placed();
    expect((await photo(owner, other.id, photoId)).statusCode).toBe(404);
    expect(await audited(number)).toHaveLength(1);
  });
});

describe('a payment at the door', () => {
  // counter-130
  it('is recorded with the member who took it, and the customer is notified', async () => {
    const { id, customer } = await placed();
    await moveTo(id, 'Confirmed');
    const { order } = await pay(packer, id, 500_00, { service: 'bKash', reference: ' 9fk3ab ' });
    expect(order?.amounts).toMatchObject({ paid: 500_00, left: 780_00 });
    expect(order?.payments).toMatchObject([
      { service: 'bKash', reference: '9FK3AB', amount: 500_00, takenBy: packer.member.name },
    ]);
    const news = await shop.database.db
      .select()
      .from(notifications)
      .where(eq(notifications.customerId, customer.id))
      .orderBy(desc(notifications.id));
    expect(news[0]?.content).toContain('500');
    expect((await audited(order?.number ?? ''))[0]).toBe(
      `${packer.member.name} orders pay ৳500.00 bKash 9fk3ab`,
    );
  });

  // counter-131
  it('is recorded once when two people enter it at the same time or one person enters it twice', async () => {
    const { id } = await placed();
    const both = await Promise.all([pay(packer, id, 640_00), pay(secondPacker, id, 640_00)]);
    expect(both.filter((one) => one.refused === '')).toHaveLength(1);
    expect(both.find((one) => one.refused !== '')).toMatchObject({ reason: 'changed-meanwhile' });
    expect((await read(id)).amounts).toMatchObject({ paid: 640_00, left: 640_00 });
    const again = { paymentId: randomUUID(), paidSeen: 640_00 };
    const told = await Promise.all([
      pay(packer, id, 100_00, again),
      pay(packer, id, 100_00, again),
    ]);
    expect(told.map((one) => one.refused)).toEqual(['', '']);
    expect((await pay(packer, id, 100_00, again)).refused).toBe('');
    const { amounts, payments: taken } = await read(id);
    expect(amounts.paid).toBe(740_00);
    expect(taken.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([100_00, 640_00]);
    const elsewhere = await placed();
    expect((await pay(packer, elsewhere.id, 100_00, { ...again, paidSeen: 0 })).refused).toContain(
      'another order',
    );
  });

  // counter-32
  it('is refused if the page belongs to one member and the cookie to another', async () => {
    const { id } = await placed();
    const page = { ...secondPacker.headers, 'x-counter-member': packer.member.id };
    const body = { paymentId: randomUUID(), amount: 300_00, service: 'Cash', paidSeen: 0 };
    const refused = await askCounter(shop, `Orders/${id}/TakePayment`, page, body);
    expect(refused.statusCode).toBe(401);
    expect(refused.headers['set-cookie']).toBeUndefined();
    const { db } = shop.database;
    expect(await db.$count(payments, eq(payments.orderId, id))).toBe(0);
    const own = { ...page, 'x-counter-member': secondPacker.member.id };
    const taken = await askCounter(shop, `Orders/${id}/TakePayment`, own, body);
    expect(taken.statusCode).toBe(200);
    expect(await db.$count(payments, eq(payments.orderId, id))).toBe(1);
  });

  // counter-131
  it('never exceeds the amount due, and is refused for a cancelled order', async () => {
    const { id } = await placed();
    expect((await pay(packer, id, 1280_01)).refused).toContain('left to pay');
    expect((await pay(packer, id, 0)).status).toBe(400);
    expect((await pay(packer, id, -100)).status).toBe(400);
    await move(owner, id, 'Pending', 'Cancelled');
    expect((await pay(packer, id, 100)).refused).toContain('left to pay');
    expect(await shop.database.db.$count(payments, eq(payments.orderId, id))).toBe(0);
  });

  // counter-132
  it('counts a payer’s transaction once, whichever order it is entered for', async () => {
    const one = await placed();
    const other = await placed();
    const bkash = { service: 'bKash', reference: 'ABC123' };
    expect((await pay(packer, one.id, 100_00, bkash)).refused).toBe('');
    const again = await pay(secondPacker, other.id, 100_00, { ...bkash, reference: 'abc123' });
    expect(again.refused).toContain('written down before');
    expect((await read(other.id)).amounts.paid).toBe(0);
    expect((await pay(packer, other.id, 100_00, { ...bkash, service: 'Nagad' })).refused).toBe('');
  });

  // counter-133, counter-126
  it('is refunded when the order is cancelled: to the wallet, or for a guest to the list of refunds due', async () => {
    const own = await placed({ credit: 50_00 });
    const { amounts } = await read(own.id);
    expect(amounts.wallet).toBe(50_00);
    await pay(packer, own.id, 300_00);
    await move(pharmacist, own.id, 'Pending', 'Cancelled');
    expect(await walletState(shop, own.customer.id)).toEqual({ balance: 350_00, ledger: 350_00 });
    expect((await audited((await read(own.id)).number))[0]).toBe(
      `${pharmacist.member.name} orders move Pending → Cancelled, ৳350.00 into the wallet`,
    );
    const guest = await placed({ isGuest: true });
    await pay(packer, guest.id, 300_00);
    const { order } = await move(pharmacist, guest.id, 'Pending', 'Cancelled');
    expect(order?.amounts).toMatchObject({ owedBack: 300_00, refundable: 0 });
    expect((await audited(order?.number ?? ''))[0]).toContain(', ৳300.00 to be given back');
    const early = await ask(owner, `${guest.id}/GaveBack`, { amount: 200_00 });
    expect(early.refused).toContain('300');
    const both = await Promise.all([
      ask(owner, `${guest.id}/GaveBack`, { amount: 300_00 }),
      ask(owner, `${guest.id}/GaveBack`, { amount: 300_00 }),
    ]);
    expect(both.filter((one) => one.refused === '')).toHaveLength(1);
    expect((await read(guest.id)).amounts.owedBack).toBe(0);
  });

  // counter-144
  it('is refunded only as announced: if more was paid meanwhile, the cancellation is refused', async () => {
    const { id, customer } = await placed();
    const cancel = (givesBack: number) =>
      ask(pharmacist, `${id}/Move`, { from: 'Pending', to: 'Cancelled', note: '', givesBack });
    await pay(packer, id, 300_00);
    expect(await cancel(0)).toMatchObject({
      status: 200,
      reason: 'changed-meanwhile',
      refused: '৳300.00 would go back now. Nothing was cancelled; look again.',
    });
    expect((await read(id)).status).toBe('Pending');
    expect((await cancel(300_00)).order?.status).toBe('Cancelled');
    // A retry after a lost response has the same result.
    expect((await cancel(300_00)).refused).toBe('');
    expect(await walletState(shop, customer.id)).toEqual({ balance: 300_00, ledger: 300_00 });
  });
});

describe('a refund', () => {
  // counter-135
  it('can be made only by the owner: the server refuses everybody else', async () => {
    const { id } = await placed();
    await pay(packer, id, 500_00);
    for (const person of [packer, pharmacist]) {
      expect(await refund(person, id, 100_00)).toMatchObject({
        status: 403,
        refused: 'This is not for your role.',
      });
      expect((await ask(person, `${id}/GaveBack`, { amount: 1 })).status).toBe(403);
      const credit = { creditId: randomUUID(), amount: 100, reason: 'x' };
      expect((await ask(person, `${id}/Credit`, credit)).status).toBe(403);
    }
    expect((await read(id)).amounts.refunded).toBe(0);
  });

  // counter-136
  it('goes into the wallet once, never exceeds what was paid, and cancelling refunds the rest', async () => {
    const { id, customer } = await placed({ credit: 80_00 });
    await pay(packer, id, 1200_00);
    expect((await refund(owner, id, 1280_01)).refused).toBe(
      'At most ৳1,280.00 of this order can be given back.',
    );
    const refundId = randomUUID();
    await Promise.all([refund(owner, id, 100_00, refundId), refund(owner, id, 100_00, refundId)]);
    await refund(owner, id, 100_00, refundId);
    const { amounts, refunds, number } = await read(id);
    expect(amounts).toMatchObject({ refunded: 100_00, refundable: 1180_00, left: 0 });
    expect(refunds).toMatchObject([{ amount: 100_00, way: 'wallet', by: owner.member.name }]);
    expect(await walletState(shop, customer.id)).toEqual({ balance: 100_00, ledger: 100_00 });
    expect((await audited(number))[0]).toBe(
      `${owner.member.name} orders refund ৳100.00 into the wallet: A bottle was broken`,
    );
    await move(owner, id, 'Pending', 'Cancelled');
    expect(await walletState(shop, customer.id)).toEqual({ balance: 1280_00, ledger: 1280_00 });
    expect((await refund(owner, id, 1)).refused).toContain('At most ৳0.00');
  });

  // counter-136
  it('never exceeds what was paid when several refunds and a cancellation race', async () => {
    const { id, customer } = await placed();
    await pay(packer, id, 1000_00);
    await Promise.all([
      refund(owner, id, 600_00),
      refund(owner, id, 600_00),
      move(pharmacist, id, 'Pending', 'Cancelled'),
      refund(owner, id, 600_00),
    ]);
    expect(await walletState(shop, customer.id)).toEqual({ balance: 1000_00, ledger: 1000_00 });
  });

  // counter-137
  it('of a guest is recorded as due, then as paid out', async () => {
    const { id } = await placed({ isGuest: true });
    await pay(packer, id, 500_00);
    const { order } = await refund(owner, id, 200_00);
    expect(order?.amounts).toMatchObject({ refunded: 200_00, owedBack: 200_00 });
    expect(order?.refunds).toMatchObject([{ way: 'by-hand' }]);
    await ask(owner, `${id}/GaveBack`, { amount: 200_00 });
    expect((await read(id)).amounts).toMatchObject({ refunded: 200_00, owedBack: 0 });
    await move(owner, id, 'Pending', 'Cancelled');
    expect((await read(id)).amounts.owedBack).toBe(300_00);
  });

  // counter-139
  it('made as a credit goes into the wallet once, and never to a guest', async () => {
    const { id, customer } = await placed();
    const credit = { creditId: randomUUID(), amount: 40_00, reason: 'Came late' };
    await ask(owner, `${id}/Credit`, credit);
    const { order } = await ask(owner, `${id}/Credit`, credit);
    expect(order?.customer?.wallet).toBe(40_00);
    expect(await walletState(shop, customer.id)).toEqual({ balance: 40_00, ledger: 40_00 });
    expect((await ask(owner, `${id}/Credit`, { ...credit, amount: 50_00 })).refused).not.toBe('');
    const [row] = await shop.database.db
      .select()
      .from(auditEntries)
      .where(
        and(eq(auditEntries.action, 'wallet credit'), eq(auditEntries.actor, owner.member.name)),
      )
      .orderBy(desc(auditEntries.id));
    expect(row?.about).toBe('৳40.00: Came late');
    const guest = await placed({ isGuest: true });
    const refused = await ask(owner, `${guest.id}/Credit`, { ...credit, creditId: randomUUID() });
    expect(refused.refused).toContain('no wallet');
  });
});
