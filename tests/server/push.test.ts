import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders } from '#server/db/tables/orders.ts';
import { pushMessages, pushSubscriptions } from '#server/db/tables/push.ts';
import { sessions } from '#server/db/tables/sign-in.ts';
import { parseOperatorCommand } from '#server/operator/operator.ts';
import { endAllSessions } from '#server/services/accounts/sessions.ts';
import { hashToken } from '#server/services/accounts/tokens.ts';
import { notifyOverpaid } from '#server/services/orders/order-notifications.ts';
import { minutes, wait } from './support/codes.ts';
import { aBrowser, wireOf } from './support/push-service.ts';
import { at, usePushShop, type PushShop } from './support/push.ts';
import { aKey, aRequest, requestPath } from './support/requests.ts';
import { callApi, openTestShop, signedIn } from './support/test-shop.ts';

let pushed: PushShop;

usePushShop((opened) => {
  pushed = opened;
});

const count = (table: typeof pushSubscriptions | typeof pushMessages) =>
  pushed.shop.database.db.$count(table);

describe('a shop without push keys', () => {
  // notifications-26
  it('has none of the push calls, and does not list them', async () => {
    const other = await openTestShop();
    try {
      const { envelope } = await callApi(other, 'Capabilities');
      expect(JSON.stringify(envelope)).not.toContain('push.');
      expect((await callApi(other, at('PublicKey'))).status).toBe(404);
      const { headers } = await signedIn(other, '01719200000');
      const body = wireOf(aBrowser('https://push.example'));
      expect((await callApi(other, at('Subscribe'), body, headers)).status).toBe(404);
      const Token = 'A'.repeat(43);
      expect((await callApi(other, at('Unsubscribe'), { Token })).status).toBe(404);
    } finally {
      await other.close();
    }
  });
});

describe('a customer’s phone', () => {
  // notifications-26, notifications-27, notifications-31
  it('is notified of each new status, encrypted and signed', async () => {
    const { envelope } = await callApi(pushed.shop, 'Capabilities');
    expect(JSON.stringify(envelope)).toContain('"push.subscribe"');
    const { Key } = Object((await callApi(pushed.shop, at('PublicKey'))).envelope.Data);
    const { order, browser, subscription } = await pushed.aToldCustomer();
    await pushed.move(order.Id, 'Confirmed');
    expect(await pushed.send()).toBe(1);
    const [first] = pushed.service.arrived;
    expect(first?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'normal',
      authorization: expect.stringMatching(/^vapid t=[\w.-]+, k=/),
    });
    expect(first?.headers.authorization).toContain(`k=${Key}`);
    expect(first?.body.includes(order.OrderNo)).toBe(false);
    expect(pushed.readBy(browser)).toEqual([
      {
        for: subscription,
        lang: 'en',
        title: 'Nirog',
        body: `${order.OrderNo} is confirmed.`,
        tag: order.OrderNo,
        path: `/profile/order/details/${order.Id}`,
      },
    ]);
  });

  // notifications-27, notifications-32
  it('is notified of a cancellation with a refund, and of each refund', async () => {
    const { order, browser } = await pushed.aToldCustomer();
    const { db } = pushed.shop.database;
    await db.update(orders).set({ paid: 100_00 }).where(eq(orders.id, order.Id));
    await pushed.move(order.Id, 'Cancelled');
    await pushed.send();
    const [row] = await db.select().from(orders).where(eq(orders.id, order.Id));
    if (!row) throw new Error('no such order');
    for (const payment of ['late-1', 'late-2']) {
      await notifyOverpaid(db, row, { id: payment, amount: 50_00 }, pushed.shop.clock.now);
      await pushed.send();
    }
    const returned = `${order.OrderNo}: money has been returned to your wallet.`;
    expect(pushed.readBy(browser).map((message) => String(Object(message).body))).toEqual([
      `${order.OrderNo} has been cancelled. What you paid is in your wallet.`,
      returned,
      returned,
    ]);
  });

  // notifications-28
  it('is notified in the language in which it subscribed', async () => {
    const { order, browser } = await pushed.aToldCustomer('bn');
    await pushed.move(order.Id, 'Delivering');
    await pushed.send();
    expect(pushed.readBy(browser)).toEqual([
      expect.objectContaining({ lang: 'bn', body: expect.stringMatching(/^N-[০-৯]+ পথে আছে।$/) }),
    ]);
  });

  // notifications-27, notifications-30
  it('is notified that a request was quoted, without its content', async () => {
    const { headers, browser } = await pushed.aToldCustomer();
    const asked = aRequest({
      Items: [{ Name: 'Canaryline', Strength: '5 mg', Quantity: 2, Position: 1 }],
    });
    const { envelope } = await callApi(pushed.shop, requestPath, asked, { ...headers, ...aKey() });
    const number = String(Object(envelope.Data).OrderNo);
    const run = parseOperatorCommand([
      'requests',
      'answer',
      number,
      '1=2.50',
      '--note',
      'Canaryline',
    ]);
    const openFiles = () => Promise.resolve(pushed.shop.files);
    const { db } = pushed.shop.database;
    await run(db, { now: pushed.shop.clock.now, actor: 'test', openFiles, origin: '' });
    await pushed.send();
    expect(JSON.stringify(pushed.readBy(browser))).toContain(`${number} has been answered.`);
    expect(JSON.stringify(pushed.readBy(browser))).not.toContain('Canary');
  });

  // notifications-32
  it('is notified once of a status, whatever the number of attempts and servers', async () => {
    const { order, browser } = await pushed.aToldCustomer();
    await pushed.move(order.Id, 'Confirmed');
    await Promise.all([pushed.send(), pushed.send(), pushed.send()]);
    await pushed.send();
    await pushed.move(order.Id, 'Processing');
    await pushed.move(order.Id, 'Confirmed');
    await pushed.send();
    expect(pushed.readBy(browser)).toHaveLength(2);
  });

  // notifications-32
  it('is notified later if the push service is busy, after four attempts at most', async () => {
    const { order, browser } = await pushed.aToldCustomer();
    await pushed.move(order.Id, 'Confirmed');
    pushed.service.answers.push(503, 429, 500, 503, 503);
    expect(await pushed.send()).toBe(1);
    for (const pause of [1, 5, 25]) {
      wait(pushed.shop, minutes(pause) - 1);
      expect(await pushed.send()).toBe(0);
      wait(pushed.shop, 1);
      expect(await pushed.send()).toBe(1);
    }
    wait(pushed.shop, minutes(600));
    expect(await pushed.send()).toBe(0);
    expect(pushed.readBy(browser)).toHaveLength(4);
    expect(await count(pushSubscriptions)).toBe(1);
  });

  // notifications-32
  it('is not notified again if the outcome is unknown', async () => {
    const { order, browser } = await pushed.aToldCustomer();
    pushed.service.answers.push('silent');
    await pushed.move(order.Id, 'Confirmed');
    await pushed.send();
    wait(pushed.shop, minutes(600));
    await pushed.send();
    expect(pushed.readBy(browser)).toHaveLength(1);
  });

  // notifications-32
  it.each([404, 410])('is unsubscribed when its push service responds with %i', async (status) => {
    const { order } = await pushed.aToldCustomer();
    pushed.service.answers.push(status);
    await pushed.move(order.Id, 'Confirmed');
    await pushed.send();
    expect([await count(pushSubscriptions), await count(pushMessages)]).toEqual([0, 0]);
  });

  it('is unsubscribed after ten failures in a row', async () => {
    const { order } = await pushed.aToldCustomer();
    const { db } = pushed.shop.database;
    await db.update(pushSubscriptions).set({ failures: 9 });
    pushed.service.answers.push(403);
    await pushed.move(order.Id, 'Confirmed');
    await pushed.send();
    expect(await count(pushSubscriptions)).toBe(0);
  });

  it('gets no message that is older than a day', async () => {
    const { order } = await pushed.aToldCustomer();
    await pushed.move(order.Id, 'Confirmed');
    wait(pushed.shop, minutes(24 * 60));
    await pushed.send();
    expect(pushed.service.arrived).toEqual([]);
  });

  // notifications-31
  it('changes its order status although no push message can be queued', async () => {
    const { order } = await pushed.aToldCustomer();
    const { db } = pushed.shop.database;
    await db.execute(sql`alter table push_messages rename to push_messages_away`);
    try {
      expect(await pushed.move(order.Id, 'Confirmed')).toBe(true);
    } finally {
      await db.execute(sql`alter table push_messages_away rename to push_messages`);
    }
    const [row] = await db.select().from(orders).where(eq(orders.id, order.Id));
    expect(row?.status).toBe('Confirmed');
  });
});

describe('a customer who signs out', () => {
  // notifications-33
  it('gets no more messages, not even pending ones', async () => {
    const { order, headers } = await pushed.aToldCustomer();
    await pushed.move(order.Id, 'Confirmed');
    const Session = hashToken(headers.datacontent);
    expect((await callApi(pushed.shop, 'CustomerArea/Customer/Logout', { Session })).status).toBe(
      200,
    );
    await pushed.move(order.Id, 'Processing');
    await pushed.send();
    expect(pushed.service.arrived).toEqual([]);
    expect(await count(pushSubscriptions)).toBe(0);
  });

  it('on one phone still gets them on the other; everywhere, on none', async () => {
    const { id, order, browser } = await pushed.aToldCustomer();
    const other = await pushed.aToldCustomer();
    await endAllSessions(pushed.shop.database.db, pushed.shop.clock.now, other.id);
    await pushed.move(other.order.Id, 'Confirmed');
    await pushed.move(order.Id, 'Confirmed');
    await pushed.send();
    expect([pushed.readBy(browser).length, pushed.readBy(other.browser).length]).toEqual([1, 0]);
    const left = await pushed.shop.database.db.select().from(pushSubscriptions);
    expect(left.map(({ customerId }) => customerId)).toEqual([id]);
  });

  // notifications-33
  it('because the session expired gets no messages either', async () => {
    const { id, order } = await pushed.aToldCustomer();
    await pushed.move(order.Id, 'Confirmed');
    const { db } = pushed.shop.database;
    const long = new Date(pushed.shop.clock.now.getTime() - minutes(15 * 24 * 60));
    await db.update(sessions).set({ usedAt: long }).where(eq(sessions.customerId, id));
    await pushed.move(order.Id, 'Processing');
    await pushed.send();
    expect(pushed.service.arrived).toEqual([]);
  });
});
