import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { pushOrders, pushRequests, pushSubscriptions } from '#server/db/tables/push.ts';
import { requestOrders } from '#server/db/tables/requests.ts';
import { handOverIdOf } from '#server/services/hand-over/hand-over-keys.ts';
import { removeExpired } from '#server/services/maintenance.ts';
import { wait } from './support/codes.ts';
import { aBrowser, wireOf } from './support/push-service.ts';
import { at, usePushShop, type PushShop } from './support/push.ts';
import { callApi } from './support/test-shop.ts';

let pushed: PushShop;

usePushShop((opened) => {
  pushed = opened;
});

const count = (table: typeof pushSubscriptions | typeof pushOrders | typeof pushRequests) =>
  pushed.shop.database.db.$count(table);

describe('a shared phone', () => {
  // notifications-33
  it('belongs to the last subscriber: the previous customer gets no messages there', async () => {
    const before = await pushed.aToldCustomer();
    await pushed.move(before.order.Id, 'Confirmed');
    const now = await pushed.aCustomer();
    expect((await pushed.subscribed(now.headers, before.browser)).status).toBe(200);
    await pushed.move(before.order.Id, 'Processing');
    await pushed.send();
    expect(pushed.service.arrived).toEqual([]);
    expect((await callApi(pushed.shop, at('Unsubscribe'), { Token: before.token })).status).toBe(
      404,
    );
  });

  // notifications-29
  it('is the same browser however its keys are padded', async () => {
    const { headers, browser } = await pushed.aToldCustomer();
    const { P256dh, Auth } = browser;
    const padded = { ...browser, P256dh: `${P256dh}=`, Auth: `${Auth}==` };
    expect((await pushed.subscribed(headers, padded)).status).toBe(200);
    const { db } = pushed.shop.database;
    const kept = () => db.select().from(pushSubscriptions);
    expect(await kept()).toMatchObject([{ p256dh: P256dh, auth: Auth }]);
    await db.update(pushSubscriptions).set({ p256dh: padded.P256dh, auth: padded.Auth });
    expect((await pushed.subscribed(headers, browser)).status).toBe(200);
    expect(await kept()).toMatchObject([{ p256dh: P256dh, auth: Auth }]);
  });

  // notifications-29
  it('is not taken over by a client that has its address but not its keys', async () => {
    const { order, browser } = await pushed.aToldCustomer();
    const thief = await pushed.aCustomer();
    const forged = { ...aBrowser(pushed.service.origin), Endpoint: browser.Endpoint };
    expect((await pushed.subscribed(thief.headers, forged)).status).toBe(400);
    await pushed.move(order.Id, 'Confirmed');
    await pushed.send();
    expect(pushed.readBy(browser)).toHaveLength(1);
  });
});

describe('a guest’s phone', () => {
  // notifications-27
  it('is notified about the order whose key it has', async () => {
    const order = await pushed.anOrderOf();
    const browser = aBrowser(pushed.service.origin);
    const proof = { OrderId: order.Id, AccessKey: order.AccessKey };
    expect((await pushed.subscribed({}, browser, proof)).status).toBe(200);
    const second = await pushed.anOrderOf();
    await pushed.subscribed({}, browser, { OrderId: second.Id, AccessKey: second.AccessKey });
    await pushed.move(order.Id, 'Confirmed');
    await pushed.move(second.Id, 'Cancelled');
    await pushed.send();
    expect(pushed.readBy(browser)).toEqual([
      expect.objectContaining({
        body: `${order.OrderNo} is confirmed.`,
        path: `/Order/Success?OrderNo=${order.OrderNo}&Id=${order.Id}`,
      }),
      expect.objectContaining({ body: `${second.OrderNo} has been cancelled.` }),
    ]);
    expect(JSON.stringify(pushed.readBy(browser))).not.toContain(order.AccessKey);
  });

  // notifications-27
  it('cannot follow an order without the key, nor a customer’s order', async () => {
    const order = await pushed.anOrderOf();
    const other = await pushed.anOrderOf();
    const mine = await pushed.anOrderOf((await pushed.aCustomer()).headers);
    const browser = aBrowser(pushed.service.origin);
    const ask = (OrderId: string, AccessKey: string) =>
      pushed.subscribed({}, browser, { OrderId, AccessKey });
    expect((await ask('', '')).status).toBe(401);
    expect((await ask(order.Id, '')).status).toBe(401);
    expect((await ask(order.Id, other.AccessKey)).status).toBe(404);
    expect((await ask('nothing', order.AccessKey)).status).toBe(404);
    expect((await ask(mine.Id, mine.AccessKey || 'A'.repeat(43))).status).toBe(404);
    expect(await count(pushSubscriptions)).toBe(0);
  });

  // notifications-27, notifications-36, notifications-46
  it('is notified once of each status of the request that it has sent', async () => {
    const { OrderNo, RequestKey } = await pushed.aRequestOf();
    const browser = aBrowser(pushed.service.origin);
    expect((await pushed.subscribed({}, browser, { RequestKey })).status).toBe(200);
    await pushed.subscribed({}, browser, { RequestKey: RequestKey.toUpperCase() });
    await pushed.moveRequest(OrderNo, 'Confirmed');
    await pushed.send();
    await pushed.moveRequest(OrderNo, 'Processing');
    await pushed.moveRequest(OrderNo, 'Confirmed');
    await pushed.send();
    expect(pushed.readBy(browser)).toEqual([
      expect.objectContaining({ body: `${OrderNo} is confirmed.`, path: '/order' }),
      expect.objectContaining({ tag: OrderNo, path: '/order' }),
    ]);
    expect(JSON.stringify(pushed.readBy(browser))).not.toContain(RequestKey);
  });

  // notifications-46
  it('cannot follow a request without its key, nor a customer’s request', async () => {
    const { Id, OrderNo } = await pushed.aRequestOf();
    const mine = await pushed.aRequestOf((await pushed.aCustomer()).headers);
    const browser = aBrowser(pushed.service.origin);
    const keys = [Id, OrderNo, randomUUID(), handOverIdOf(mine.RequestKey), mine.RequestKey];
    for (const RequestKey of keys)
      expect((await pushed.subscribed({}, browser, { RequestKey })).status).toBe(404);
    expect(await count(pushSubscriptions)).toBe(0);
  });

  // notifications-27, notifications-46
  it('gets no messages about a request that has become a customer’s', async () => {
    const { Id, OrderNo, RequestKey } = await pushed.aRequestOf();
    const guests = aBrowser(pushed.service.origin);
    await pushed.subscribed({}, guests, { RequestKey });
    const owner = await pushed.aToldCustomer();
    const { db } = pushed.shop.database;
    await db
      .update(requestOrders)
      .set({ customerId: owner.id, claimedAt: pushed.shop.clock.now })
      .where(eq(requestOrders.id, Id));
    await pushed.moveRequest(OrderNo, 'Confirmed');
    await pushed.send();
    expect(pushed.readBy(guests)).toEqual([]);
    expect(pushed.readBy(owner.browser)).toHaveLength(1);
  });

  it('cannot subscribe with a customer’s expired session', async () => {
    const order = await pushed.anOrderOf();
    const proof = { OrderId: order.Id, AccessKey: order.AccessKey };
    const headers = { datacontent: 'A'.repeat(43) };
    expect((await pushed.subscribed(headers, aBrowser(pushed.service.origin), proof)).status).toBe(
      401,
    );
  });

  it('that follows nothing any more is deleted in time', async () => {
    const order = await pushed.anOrderOf();
    const proof = { OrderId: order.Id, AccessKey: order.AccessKey };
    const { RequestKey } = await pushed.aRequestOf();
    await pushed.subscribed({}, aBrowser(pushed.service.origin), proof);
    await pushed.subscribed({}, aBrowser(pushed.service.origin), { RequestKey });
    const { database, files, clock } = pushed.shop;
    await database.db.delete(pushOrders);
    await removeExpired({ database, files }, clock.now);
    expect(await count(pushSubscriptions)).toBe(1);
    await database.db.delete(pushRequests);
    await removeExpired({ database, files }, clock.now);
    expect(await count(pushSubscriptions)).toBe(0);
  });
});

describe('a subscription', () => {
  // notifications-29
  it.each<Record<string, string>>([
    { Endpoint: 'http://push.example/x' },
    { Endpoint: 'https://127.0.0.1/x' },
    { Endpoint: 'https://database/x' },
    { Endpoint: `https://push.example/${'x'.repeat(1_000)}` },
    { P256dh: 'A'.repeat(87) },
    { Auth: 'A'.repeat(30) },
    { Auth: `!${'A'.repeat(22)}` },
  ])('with %j is refused', async (wrong) => {
    const { headers } = await pushed.aCustomer();
    expect((await pushed.subscribed(headers, aBrowser(pushed.service.origin), wrong)).status).toBe(
      400,
    );
  });

  // notifications-29
  it('displaces the oldest: ten browsers of a customer, five of a guest’s order, five of a request', async () => {
    const { headers } = await pushed.aCustomer();
    const order = await pushed.anOrderOf();
    const proof = { OrderId: order.Id, AccessKey: order.AccessKey };
    const { RequestKey } = await pushed.aRequestOf();
    for (let nth = 0; nth < 12; nth += 1) {
      wait(pushed.shop, 1);
      await pushed.subscribed(headers, aBrowser(pushed.service.origin));
      await pushed.subscribed({}, aBrowser(pushed.service.origin), proof);
      await pushed.subscribed({}, aBrowser(pushed.service.origin), { RequestKey });
    }
    const { db } = pushed.shop.database;
    expect(await db.$count(pushSubscriptions, sql`customer_id is not null`)).toBe(10);
    expect([await count(pushOrders), await count(pushRequests)]).toEqual([5, 5]);
  });

  // notifications-34
  it('is moved and ended only with its own token', async () => {
    const { token, order, browser } = await pushed.aToldCustomer();
    const other = await pushed.aToldCustomer();
    const next = aBrowser(pushed.service.origin);
    const ask = (name: string, body: object) => callApi(pushed.shop, at(name), body);
    expect((await ask('Move', { Token: 'A'.repeat(43), ...wireOf(next) })).status).toBe(404);
    expect((await ask('Move', { Token: token, ...wireOf(other.browser) })).status).toBe(404);
    const inside = { ...wireOf(next), Endpoint: 'https://10.0.0.1/x' };
    expect((await ask('Move', { Token: token, ...inside })).status).toBe(400);
    expect((await ask('Move', { Token: token, ...wireOf(next) })).status).toBe(200);
    await pushed.move(order.Id, 'Confirmed');
    await pushed.send();
    expect([pushed.readBy(browser).length, pushed.readBy(next).length]).toEqual([0, 1]);
    expect((await ask('Unsubscribe', { Token: 'A'.repeat(43) })).status).toBe(404);
    expect((await ask('Unsubscribe', { Token: token })).status).toBe(200);
    expect((await ask('Unsubscribe', { Token: token })).status).toBe(404);
    expect(await count(pushSubscriptions)).toBe(1);
  });
});
