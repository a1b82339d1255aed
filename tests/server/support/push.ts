/** A shop that sends pushes to a push service on this machine, and customers who subscribe. */
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { OrderStatus } from '#domain/order.ts';
import { pushSubscriptions } from '#server/db/tables/push.ts';
import { parseOperatorCommand } from '#server/operator/operator.ts';
import { changeOrderStatus } from '#server/services/orders/change-status.ts';
import { sendDuePushes } from '#server/services/push/deliver.ts';
import { anOrder, place, placedIn, setProduct } from './orders.ts';
import { aBrowser, openPushService, wireOf, type ABrowser } from './push-service.ts';
import { aKey, aRequest, requestPath } from './requests.ts';
import { callApi, openTestShop, signedIn } from './test-shop.ts';

/** The path of a call of the push area. */
export const at = (name: string) => `NoticeArea/Push/${name}`;

let phones = 0;

async function openPushShop() {
  const service = await openPushService();
  const shop = await openTestShop({
    env: {
      PUSH_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
      PUSH_CONTACT: 'mailto:help@shop.example',
      PUSH_TEST_ORIGIN: service.origin,
    },
  });
  const syrup = await setProduct(shop, { nth: 2, listPrice: 600_00, discount: 0, stock: 100_000 });
  const { db } = shop.database;

  const aCustomer = () => signedIn(shop, `0171920${String((phones += 1)).padStart(4, '0')}`);

  async function anOrderOf(headers: Record<string, string> = {}) {
    const isGuest = !('datacontent' in headers);
    const body = anOrder({ lines: [{ ...syrup, quantity: 1 }], isGuest });
    return placedIn((await place(shop, body, { ...headers, ...aKey() })).envelope.Data);
  }

  /** A request and the key with which it was sent. */
  async function aRequestOf(headers: Record<string, string> = {}) {
    const sent = aKey();
    const { envelope } = await callApi(shop, requestPath, aRequest(), { ...headers, ...sent });
    const { Id, OrderNo } = { Id: '', OrderNo: '', ...Object(envelope.Data) };
    return { Id: String(Id), OrderNo: String(OrderNo), RequestKey: sent['idempotency-key'] };
  }

  /** Moves a request with the operator's command. */
  async function moveRequest(orderNo: string, status: string): Promise<void> {
    const openFiles = () => Promise.resolve(shop.files);
    const run = parseOperatorCommand(['requests', 'move', orderNo, '--to', status]);
    await run(db, { now: shop.clock.now, actor: 'test', openFiles, origin: '' });
  }

  async function subscribed(
    headers: Record<string, string>,
    browser: ABrowser,
    more: Record<string, string> = {},
  ) {
    const body = { ...wireOf(browser), Language: 'en', ...more };
    const { status, envelope } = await callApi(shop, at('Subscribe'), body, headers);
    const data = { Id: '', Token: '', ...Object(envelope.Data) };
    return { status, id: String(data.Id), token: String(data.Token) };
  }

  /** A customer with an order and a subscribed browser. */
  async function aToldCustomer(Language = 'en') {
    const customer = await aCustomer();
    const order = await anOrderOf(customer.headers);
    const browser = aBrowser(service.origin);
    const { token, id: subscription } = await subscribed(customer.headers, browser, { Language });
    return { ...customer, order, browser, token, subscription };
  }

  return {
    shop,
    service,
    aCustomer,
    anOrderOf,
    aRequestOf,
    moveRequest,
    aToldCustomer,
    subscribed,
    move: (id: string, status: OrderStatus) => changeOrderStatus(db, id, status, shop.clock.now),
    /** Sends the due pushes once, as a server does periodically. */
    send: () => {
      const { push } = shop.config;
      if (!push) throw new Error('the test shop has keys');
      return sendDuePushes(db, push, shop.clock.now);
    },
    /** The messages that a browser has received so far. */
    readBy: (browser: ABrowser): unknown[] =>
      service.arrived
        .filter(({ path }) => browser.Endpoint.endsWith(path))
        .map(({ body }) => browser.read(body)),
    forgetAll: async () => {
      await db.delete(pushSubscriptions);
      service.arrived.length = 0;
      service.answers.length = 0;
    },
    close: async () => {
      await shop.close();
      await service.close();
    },
  };
}

export type PushShop = Awaited<ReturnType<typeof openPushShop>>;

/**
 * Opens one pushing shop for the tests of a file and passes it to `handOver`. Removes all
 * subscriptions after each test.
 */
export function usePushShop(handOver: (pushed: PushShop) => void): void {
  let pushed: PushShop | undefined;
  beforeAll(async () => {
    pushed = await openPushShop();
    handOver(pushed);
  }, 120_000);
  afterAll(() => pushed?.close());
  afterEach(() => pushed?.forgetAll());
}
