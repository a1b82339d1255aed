import { isNotNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { pushMessages, pushSubscriptions } from '#server/db/tables/push.ts';
import { minutes, wait } from './support/codes.ts';
import { aBrowser, wireOf, type ABrowser } from './support/push-service.ts';
import { at, usePushShop, type PushShop } from './support/push.ts';
import { quote, sendRequest } from './support/counter-requests.ts';
import { setProduct } from './support/orders.ts';
import { signedInStaff } from './support/staff.ts';
import { callApi } from './support/test-shop.ts';

let pushed: PushShop;

usePushShop((opened) => {
  pushed = opened;
});

const saidTo = (browser: ABrowser): unknown[] =>
  pushed.readBy(browser).map((message) => Object(message).body);

describe('a phone that gets its messages late', () => {
  // notifications-32
  it('gets no outdated status, neither at once nor after a retry', async () => {
    const { order, browser } = await pushed.aToldCustomer();
    await pushed.move(order.Id, 'Confirmed');
    pushed.service.answers.push(503);
    await pushed.send();
    await pushed.move(order.Id, 'Processing');
    await pushed.move(order.Id, 'Delivering');
    await pushed.send();
    wait(pushed.shop, minutes(600));
    await pushed.send();
    expect(saidTo(browser)).toEqual([
      `${order.OrderNo} is confirmed.`,
      `${order.OrderNo} is on its way.`,
    ]);
  });

  // notifications-32
  it('gets no retry of a status that changed while the message was sent', async () => {
    const { order, browser } = await pushed.aToldCustomer();
    await pushed.move(order.Id, 'Confirmed');
    pushed.service.answers.push(async () => {
      await pushed.move(order.Id, 'Delivering');
      await pushed.send();
      return 503;
    });
    await pushed.send();
    wait(pushed.shop, minutes(600));
    await pushed.send();
    expect(saidTo(browser)).toEqual([
      `${order.OrderNo} is confirmed.`,
      `${order.OrderNo} is on its way.`,
    ]);
    const { db } = pushed.shop.database;
    expect(await db.$count(pushMessages, isNotNull(pushMessages.nextAt))).toBe(0);
  });

  // notifications-32
  it.each([410, 403])(
    'keeps its subscription if the address that it has left responds with %i',
    async (status) => {
      const { order, token } = await pushed.aToldCustomer();
      const { db } = pushed.shop.database;
      await db.update(pushSubscriptions).set({ failures: 9 });
      const next = aBrowser(pushed.service.origin);
      await pushed.move(order.Id, 'Confirmed');
      pushed.service.answers.push(async () => {
        await callApi(pushed.shop, at('Move'), { Token: token, ...wireOf(next) });
        return status;
      });
      await pushed.send();
      const left = await db.select().from(pushSubscriptions);
      expect(left).toMatchObject([{ endpoint: next.Endpoint, failures: 0 }]);
    },
  );
});

describe('a phone that follows a request', () => {
  // notifications-32, counter-66
  it('is notified of each quote, also of one after a lack of stock', async () => {
    const { shop } = pushed;
    const pharmacist = await signedInStaff(shop, 'pharmacist');
    const price = { listPrice: 1_50, discount: 0 };
    const product = await setProduct(shop, { nth: 0, ...price, stock: 500 });
    const { id: Id, number, key: Key } = await sendRequest(shop);
    const browser = aBrowser(pushed.service.origin);
    await pushed.subscribed({}, browser, { RequestKey: Key });
    const answered = async () => {
      const { data } = await quote(shop, pharmacist.headers, Id, product);
      await pushed.send();
      return data['version'];
    };
    const Version = await answered();
    await setProduct(shop, { nth: 0, ...price, stock: 3 });
    const accept = 'RequestOrderArea/RequestOrder/Accept';
    const { envelope } = await callApi(shop, accept, { Id, Version, Key });
    expect(envelope.Msg).toMatch(/has been told/);
    await setProduct(shop, { nth: 0, ...price, stock: 10 });
    await answered();
    const says = `${number} has been answered.`;
    expect(saidTo(browser)).toEqual([says, says]);
  });
});
