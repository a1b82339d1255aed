import { describe, expect, it } from 'vitest';
import type { QueueRow } from '#contract/counter/queue.ts';
import { changeOrderStatus } from '#server/services/orders/change-status.ts';
import { beforeTests } from '#tests/server/support/before-tests.ts';
import { quote, counter, read, sendRequest, take } from '#tests/server/support/counter-requests.ts';
import { anOrder, place, placedIn, setProduct } from '#tests/server/support/orders.ts';
import { aKey } from '#tests/server/support/requests.ts';
import { signedInStaff } from '#tests/server/support/staff.ts';
import { signedIn, useTestShop } from '#tests/server/support/test-shop.ts';

const minute = 60_000;
const shop = useTestShop();
const customer = beforeTests(() => signedIn(shop, '01711111181'));
const karim = beforeTests(() => signedInStaff(shop, 'pharmacist'));
const rahima = beforeTests(() => signedInStaff(shop, 'pharmacist'));
const packer = beforeTests(() => signedInStaff(shop, 'packer'));
const product = beforeTests(() =>
  setProduct(shop, { nth: 0, listPrice: 1_50, discount: 30, stock: 900 }),
);

/** Moves the clock six seconds on, so that new rows come after the existing ones. */
function later(): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + minute / 10);
}

async function request() {
  later();
  return sendRequest(shop, customer.headers);
}

async function order() {
  later();
  const body = anOrder({ lines: [{ ...product, quantity: 1 }] });
  const { envelope } = await place(shop, body, { ...customer.headers, ...aKey() });
  return placedIn(envelope.Data);
}

interface Page {
  rows: QueueRow[];
  next: string;
  counts: Record<string, number>;
}

async function queue(question = '', headers = karim.headers): Promise<Page> {
  const { data } = await counter(shop, `Queue?${question}`, headers);
  return { rows: [], next: '', counts: {}, ...data };
}

const numbersOf = ({ rows }: Page) => rows.map(({ number }) => number);

describe('the queue', () => {
  // counter-50, counter-53, counter-251
  it('lists requests and orders together, oldest first, with their main facts', async () => {
    const asked = await request();
    const placed = await order();
    const { rows } = await queue();
    expect(rows).toMatchObject([
      {
        kind: 'request',
        id: asked.id,
        number: asked.number,
        status: 'Pending',
        group: 'new',
        receiver: 'Rahima Khatun',
        phone: '01712345678',
        district: 'Dhaka',
        lines: 2,
        prescriptions: 0,
        total: null,
        left: null,
        worker: null,
      },
      { kind: 'order', number: placed.OrderNo, group: 'new', lines: 1, total: 81_20, left: 81_20 },
    ]);
    expect(numbersOf(await queue('kind=order'))).toEqual([placed.OrderNo]);
    expect(numbersOf(await queue('', packer.headers))).toEqual([placed.OrderNo]);
    expect(numbersOf(await queue('kind=request', packer.headers))).toEqual([]);
  });

  // counter-52
  it('is sorted into groups with counts, without those that ended', async () => {
    const before = (await queue()).counts;
    const [taken, told, becomes] = [await request(), await request(), await request()];
    const placed = await order();
    await take(shop, karim.headers, taken.id);
    await quote(shop, karim.headers, told.id, product);
    const { data } = await quote(shop, karim.headers, becomes.id, product);
    const version = data['version'];
    const accepted = await counter(shop, `Requests/${becomes.id}/Accept`, karim.headers, {
      version,
    });
    const { db } = shop.database;
    await changeOrderStatus(db, placed.Id, 'Delivering', shop.clock.now);
    await changeOrderStatus(db, String(accepted.data['id']), 'Confirmed', shop.clock.now);
    const { counts } = await queue();
    const more = (group: string) => (counts[group] ?? 0) - (before[group] ?? 0);
    const groups = ['new', 'answering', 'answered', 'toPack', 'onTheWay'];
    expect(groups.map(more)).toEqual([0, 1, 1, 1, 1]);
    expect(numbersOf(await queue('group=answering'))).toEqual([taken.number]);
    expect(numbersOf(await queue('group=answered'))).toEqual([told.number]);
    expect(numbersOf(await queue('group=toPack'))).toEqual([accepted.data['number']]);
    expect(numbersOf(await queue('group=onTheWay'))).toEqual([placed.OrderNo]);
    expect(numbersOf(await queue('group=done'))).toEqual([becomes.number]);
    expect((await queue('', packer.headers)).counts).toMatchObject({ answering: 0, answered: 0 });
  });

  // counter-51
  it('has keyset pages: each row once, also with equal times, and while others arrive', async () => {
    const [one, two] = [await sendRequest(shop, customer.headers), await order()];
    const three = await sendRequest(shop, customer.headers);
    const all = numbersOf(await queue('size=100'));
    expect(all).toEqual(expect.arrayContaining([one.number, two.OrderNo, three.number]));
    const seen: string[] = [];
    let after = '';
    do {
      const page = await queue(`size=2&after=${after}`);
      seen.push(...numbersOf(page));
      if (after === '') await request();
      after = page.next;
    } while (after !== '');
    expect(seen.slice(0, all.length)).toEqual(all);
    expect(new Set(seen).size).toBe(seen.length);
    expect((await counter(shop, 'Queue?after=1.nothing.2', karim.headers)).status).toBe(400);
    const done = await queue('group=done&size=1');
    expect(done.rows).toHaveLength(1);
  });

  // counter-51
  it('finds a number and a phone in every group, and nothing else', async () => {
    const asked = await request();
    expect(numbersOf(await queue(`find=${asked.number.toLowerCase()}`))).toEqual([asked.number]);
    const byPhone = numbersOf(await queue('find=%2B8801712345678&size=100'));
    expect(byPhone).toContain(asked.number);
    expect(numbersOf(await queue('find=Rahima'))).toEqual([]);
    expect(numbersOf(await queue(`find=${asked.number}`, packer.headers))).toEqual([]);
  });
});

describe('the lease of a worker', () => {
  // counter-54
  it('lasts for five minutes after the last sign of activity', async () => {
    const { id } = await request();
    const keep = (who: typeof karim) =>
      counter(shop, 'Queue/Keep', who.headers, { kind: 'request', id });
    await take(shop, karim.headers, id);
    expect((await queue('group=answering&size=100')).rows.at(-1)).toMatchObject({
      worker: { id: karim.member.id, name: karim.member.name, isMe: true },
    });
    shop.clock.now = new Date(shop.clock.now.getTime() + 4 * minute);
    await keep(karim);
    shop.clock.now = new Date(shop.clock.now.getTime() + 4 * minute);
    expect((await keep(rahima)).data).toMatchObject({ worker: { isMe: false } });
    shop.clock.now = new Date(shop.clock.now.getTime() + 2 * minute);
    expect(await read(shop, karim.headers, id)).toMatchObject({ worker: null });
    expect((await take(shop, rahima.headers, id)).data).toMatchObject({ worker: { isMe: true } });
  });

  // counter-54, counter-57
  it('is released only by its own worker', async () => {
    const { id } = await request();
    const letGo = (who: typeof karim) =>
      counter(shop, 'Queue/LetGo', who.headers, { kind: 'request', id });
    await take(shop, karim.headers, id);
    expect((await letGo(rahima)).data).toMatchObject({ worker: { name: karim.member.name } });
    expect((await letGo(karim)).data).toEqual({ worker: null });
    await quote(shop, karim.headers, id, product);
    expect(await read(shop, rahima.headers, id)).toMatchObject({ worker: null });
  });

  // counter-54
  it('is open to a packer only for orders, and to nobody for unknown ids', async () => {
    const asked = await request();
    const placed = await order();
    expect((await take(shop, packer.headers, asked.id)).status).toBe(404);
    const work = { kind: 'order', id: placed.Id };
    const taken = await counter(shop, 'Queue/Take', packer.headers, work);
    expect(taken.data).toMatchObject({ worker: { isMe: true } });
    expect((await take(shop, karim.headers, 'nothing')).status).toBe(404);
  });

  // counter-55
  it('has one holder, however many take it at once', async () => {
    const { id } = await request();
    const people = [karim, rahima, karim, rahima];
    const tries = await Promise.all(people.map(({ headers }) => take(shop, headers, id)));
    const names = tries.map(({ data }) => Object(data['worker']).name);
    expect(new Set(names).size).toBe(1);
  });
});
