import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { orders } from '#server/db/tables/orders.ts';
import { payments } from '#server/db/tables/payments.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import type { OpenShop } from '#server/open-shop.ts';
import { startSchedule, type PeriodicTask } from '#server/schedule.ts';
import { serveShop } from '#server/serve-shop.ts';
import { folderStore } from '#server/services/store/folder-store.ts';
import { until } from '#tests/until.ts';
import { anOrder, place, placedIn, setProduct } from './support/orders.ts';
import { openPartner, type Partner } from './support/payment-partner.ts';
import { standInTimer, type StandInTimer } from './support/stand-in-timer.ts';
import { callApi, openTestShop, signedIn, type TestShop } from './support/test-shop.ts';

const minute = 60_000;
const nobodyFails = (task: string, failure: unknown): never => {
  throw new Error(`${task} failed`, { cause: failure });
};

/** A task that records when it began. With `waits` it ends when the test calls `end`. */
function aTask(time: { elapsed: () => number }, more: Partial<PeriodicTask> & { waits?: true }) {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const { waits, ...rest } = more;
  const run = () => {
    begun.push(time.elapsed());
    if (!waits) return Promise.resolve();
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const task: PeriodicTask = { name: 'a task', every: 10, run, ...rest };
  return { task, begun, end: () => ends.shift()?.() };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a periodic task', () => {
  // running-11
  it('runs after its own interval, and the first time earlier if configured', async () => {
    const time = standInTimer();
    const often = aTask(time, { every: 10 });
    const seldom = aTask(time, { every: 100, firstAfter: 5 });
    startSchedule([often.task, seldom.task], nobodyFails, time.timer);
    await time.pass(4);
    expect([often.begun, seldom.begun]).toEqual([[], []]);
    await time.pass(36);
    expect([often.begun, seldom.begun]).toEqual([[10, 20, 30, 40], [5]]);
    await time.pass(65);
    expect(seldom.begun).toEqual([5, 105]);
  });

  // running-11
  it('never overlaps itself: the next interval begins when the last run has ended', async () => {
    const time = standInTimer();
    const slow = aTask(time, { waits: true });
    const other = aTask(time, { every: 50 });
    startSchedule([slow.task, other.task], nobodyFails, time.timer);
    await time.pass(205);
    expect(slow.begun).toEqual([10]);
    expect(other.begun).toEqual([50, 100, 150, 200]);
    slow.end();
    await turn();
    await time.pass(9);
    expect(slow.begun).toEqual([10]);
    await time.pass(1);
    expect(slow.begun).toEqual([10, 215]);
  });

  // running-11
  it('runs again after it failed, and the failure is reported by name', async () => {
    const time = standInTimer();
    const failures: unknown[] = [];
    let runs = 0;
    const fails: PeriodicTask = {
      name: 'later',
      every: 10,
      run: async () => {
        runs += 1;
        throw new Error('no database');
      },
    };
    const failsAtOnce: PeriodicTask = {
      name: 'at once',
      every: 14,
      run: () => {
        throw new Error('not even begun');
      },
    };
    const onFailure = (task: string) => failures.push(task);
    startSchedule([fails, failsAtOnce], onFailure, time.timer);
    await time.pass(30);
    expect(runs).toBe(3);
    expect(failures).toEqual(['later', 'at once', 'later', 'at once', 'later']);
  });

  // running-11
  it('stops: no run begins any more, and the stop resolves when the current run has ended', async () => {
    const time = standInTimer();
    const slow = aTask(time, { waits: true });
    const other = aTask(time, { every: 7 });
    const schedule = startSchedule([slow.task, other.task], nobodyFails, time.timer);
    await time.pass(10);
    let isStopped = false;
    const stopped = schedule.stop().then(() => (isStopped = true));
    await turn();
    expect(isStopped).toBe(false);
    expect(time.waiting()).toBe(0);
    slow.end();
    await stopped;
    await time.pass(100);
    expect([slow.begun, other.begun]).toEqual([[10], [7]]);
  });
});

describe('a shop that is served', () => {
  let partner: Partner;
  let shop: TestShop;

  beforeAll(async () => {
    partner = await openPartner();
    shop = await openTestShop({
      env: {
        HOST: '127.0.0.1',
        PORT: '0',
        PUBLIC_ORIGIN: 'https://shop.example',
        PAYMENT_GATEWAY: 'sslcommerz',
        SSLCOMMERZ_HOST: partner.origin,
        SSLCOMMERZ_STORE_ID: 'store',
        SSLCOMMERZ_STORE_PASSWORD: 'store-password',
      },
    });
  });
  afterAll(async () => {
    await shop.close();
    partner.close();
  });

  async function aLostPayment() {
    const product = await setProduct(shop, {
      nth: 2,
      listPrice: 600_00,
      discount: 0,
      stock: 1_000,
    });
    const customer = await signedIn(shop, '01812009999');
    const changes = { PaymentMethod: 'PAY_NOW' };
    const body = anOrder({ lines: [{ ...product, quantity: 1 }], changes });
    const { Id: orderId } = placedIn((await place(shop, body, customer.headers)).envelope.Data);
    await callApi(shop, 'ProductOrderArea/Payment/Start', { OrderId: orderId }, customer.headers);
    const { db } = shop.database;
    const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
    if (!payment) throw new Error('no payment was started');
    const tran_id = payment.transactionId;
    const amount = (payment.amount / 100).toFixed(2);
    const paid = { status: 'VALID', val_id: 'v1', currency: 'BDT', card_type: 'BKASH' };
    partner.tries.set(tran_id, [{ ...paid, tran_id, amount, risk_level: '0', risk_title: 'Safe' }]);
    return orderId;
  }

  async function orderOf(id: string) {
    const [row] = await shop.database.db.select().from(orders).where(eq(orders.id, id));
    if (!row) throw new Error('no such order');
    return row;
  }

  /** Serves the shop with this timer. `ended` lists what was closed at its stop. */
  async function serve(time: StandInTimer, database: OpenDatabase = shop.database) {
    const ended: string[] = [];
    const open: OpenShop = {
      database,
      files: shop.files,
      pictures: folderStore(join(shop.config.dataDir, 'pictures')),
      assets: null,
      close: async () => void ended.push('data'),
    };
    const startedAt = shop.clock.now.getTime();
    const served = await serveShop(open, shop.config, {
      say: () => undefined,
      isSecretKept: false,
      timer: time.timer,
      now: () => new Date(startedAt + time.elapsed()),
    });
    return { served, ended };
  }

  /** A shop that is stopped while it shortens its log, which ends when the test calls `end`. */
  async function stoppedAtWork() {
    let end = (): void => undefined;
    let begun = 0;
    const shortenLog = () => {
      begun += 1;
      return new Promise<void>((resolve) => (end = resolve));
    };
    const time = standInTimer();
    const { served, ended } = await serve(time, { ...shop.database, shortenLog });
    await time.pass(minute);
    expect(begun).toBe(1);
    const stopped = served.stop();
    // Only the timer of the stop remains, because the shop serves no requests any more.
    await until(() => expect(time.waiting()).toBe(1));
    return { time, ended, stopped, end: () => end() };
  }

  // payments-41, running-11
  it('queries a payment without a result by itself, and no longer once it is stopped', async () => {
    const orderId = await aLostPayment();
    const time = standInTimer();
    const { served, ended } = await serve(time);
    const health = `http://127.0.0.1:${served.port}/api/health`;
    expect((await fetch(health)).status).toBe(200);
    await time.pass(minute);
    expect(partner.lookedUp).toEqual([]);
    // A run with a slow database starts the next interval only when it ends.
    await until(async () => {
      await time.pass(minute);
      const { paid, payable } = await orderOf(orderId);
      expect(paid).toBe(payable);
    });
    expect(partner.lookedUp).toHaveLength(1);
    await served.stop();
    expect(ended).toEqual(['data']);
    expect(time.waiting()).toBe(0);
    await expect(fetch(health)).rejects.toThrow();
  });

  // running-11
  it('gives the current work five seconds at its stop, and then closes its data', async () => {
    const { time, ended, stopped } = await stoppedAtWork();
    await time.pass(4_999);
    expect(ended).toEqual([]);
    await time.pass(1);
    await stopped;
    expect(ended).toEqual(['data']);
    expect(time.waiting()).toBe(0);
  });

  // running-11
  it('waits at its stop only for the current work', async () => {
    const { time, ended, stopped, end } = await stoppedAtWork();
    await time.pass(1_000);
    expect(ended).toEqual([]);
    end();
    await stopped;
    expect(ended).toEqual(['data']);
    expect(time.waiting()).toBe(0);
  });
});
