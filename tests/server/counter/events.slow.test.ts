import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { eventsPath, queueEvent, type QueueEvent } from '#contract/counter/queue.ts';
import { staffSessions } from '#server/db/tables/staff.ts';
import { beforeTests } from '#tests/server/support/before-tests.ts';
import { counter, sendRequest, take } from '#tests/server/support/counter-requests.ts';
import { anOrder, place, placedIn, setProduct } from '#tests/server/support/orders.ts';
import { aKey } from '#tests/server/support/requests.ts';
import { openSecondApp } from '#tests/server/support/second-app.ts';
import { signedInStaff } from '#tests/server/support/staff.ts';
import { useTestShop, type TestShop } from '#tests/server/support/test-shop.ts';

const shop = useTestShop();
const second = beforeTests(() => openSecondApp(shop));
afterAll(() => second.close());
const pharmacist = beforeTests(() => signedInStaff(shop, 'pharmacist'));
let open: AbortController[] = [];

beforeAll(async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  await second.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const one of open) one.abort();
  open = [];
});

/** Listens as the counter's page does. `next` resolves with the next message that matches. */
async function listen({ app }: TestShop, headers: Record<string, string>) {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const abort = new AbortController();
  open.push(abort);
  const url = `http://127.0.0.1:${port}/api/${eventsPath}`;
  const response = await fetch(url, { headers, signal: abort.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  async function next(isWanted: (event: QueueEvent) => boolean): Promise<QueueEvent | null> {
    for (;;) {
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
        text = text.slice(end + 2);
        const event = data ? v.parse(queueEvent, JSON.parse(data)) : null;
        if (event && isWanted(event)) return event;
      }
      const part = await reader?.read();
      if (!part || part.done) return null;
      text += part.value;
    }
  }
  return { response, next, first: () => next(() => true) };
}

const about = (id: string) => (event: QueueEvent) => event.changed.some((one) => one.id === id);

describe('a page that listens', () => {
  // counter-58
  it('gets the counts at once, then arrivals and changes, by ids only', async () => {
    const page = await listen(shop, pharmacist.headers);
    expect(page.response.headers.get('content-type')).toContain('text/event-stream');
    const before = await page.first();
    expect(before).toMatchObject({ changed: [], isMore: false });
    const { id } = await sendRequest(shop);
    const came = await page.next(about(id));
    expect(came?.counts.new).toBe((before?.counts.new ?? 0) + 1);
    await take(shop, pharmacist.headers, id);
    const taken = await page.next(about(id));
    expect(taken?.counts.answering).toBe((before?.counts.answering ?? 0) + 1);
    expect(JSON.stringify(taken)).not.toContain(pharmacist.member.name);
  });

  // counter-56, counter-58
  it('is notified of another process’s changes', async () => {
    const page = await listen(second, pharmacist.headers);
    await page.first();
    const { id } = await sendRequest(shop);
    expect(await page.next(about(id))).not.toBeNull();
    const other = await signedInStaff(shop, 'pharmacist');
    await take(shop, pharmacist.headers, id);
    await page.next(about(id));
    await take(shop, other.headers, id, true);
    expect(await page.next(about(id))).not.toBeNull();
  });

  // counter-58
  it('is notified only of orders if its member is a packer', async () => {
    const packer = await signedInStaff(shop, 'packer');
    const page = await listen(shop, packer.headers);
    await page.first();
    const asked = await sendRequest(shop);
    const product = await setProduct(shop, { nth: 0, listPrice: 5_00, discount: 0, stock: 50 });
    const body = anOrder({ lines: [{ ...product, quantity: 1 }], isGuest: true });
    const placed = placedIn((await place(shop, body, aKey())).envelope.Data);
    const told = await page.next(about(placed.Id));
    expect(told?.changed.some(({ id }) => id === asked.id)).toBe(false);
    expect(told?.counts.answered).toBe(0);
  });

  // counter-9, counter-58
  it('needs a session, and does not extend it', async () => {
    expect((await listen(shop, {})).response.status).toBe(401);
    const usedAt = async () => {
      const rows = await shop.database.db.select().from(staffSessions);
      return rows.map((row) => row.usedAt.getTime()).toSorted((a, b) => a - b);
    };
    const before = await usedAt();
    shop.clock.now = new Date(shop.clock.now.getTime() + 5 * 60_000);
    const page = await listen(shop, pharmacist.headers);
    await page.first();
    expect(await usedAt()).toEqual(before);
  });

  // counter-58
  it('has six streams at most: the oldest ends', async () => {
    const pages = [];
    for (let nth = 0; nth < 7; nth += 1) pages.push(await listen(shop, pharmacist.headers));
    expect(await pages[0]?.next(() => false)).toBeNull();
    expect(await pages[6]?.first()).not.toBeNull();
  });

  // counter-58
  it('that cannot stream polls a digest, which differs after each change', async () => {
    const digest = async () => (await counter(shop, 'Queue/Digest', pharmacist.headers)).data;
    const before = await digest();
    expect(await digest()).toEqual(before);
    await sendRequest(shop);
    expect((await digest())['digest']).not.toBe(before['digest']);
  });
});

describe('a process that is about to stop', () => {
  // counter-58
  it('ends its streams, so that pages connect to another one', async () => {
    const leaving = await openSecondApp(shop);
    await leaving.app.listen({ port: 0, host: '127.0.0.1' });
    const page = await listen(leaving, pharmacist.headers);
    await page.first();
    const closed = leaving.close();
    expect(await page.next(() => false)).toBeNull();
    await closed;
  });
});
