// @vitest-environment happy-dom
import { setTimeout as rest } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { until } from '#tests/until.ts';
import { fillThePhone, newPhone, send, type Phone, type Tab } from './phone.ts';

let phone: Phone;
let tab: Tab;
let isOnline = true;
let close: () => void = () => undefined;
const failures: unknown[] = [];
const told: boolean[] = [];

beforeEach(async () => {
  phone = newPhone();
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
  });
  isOnline = true;
  failures.length = 0;
  told.length = 0;
  tab = await phone.openTab();
});

afterEach(() => {
  close();
  expect(failures).toEqual([]);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function startTriggers(): Promise<void> {
  const triggers = await import('#outbox/delivery/triggers.ts');
  close = triggers.startTriggers({
    owner: () => phone.owner ?? 'guest',
    workerSettings: () => ({ apiHost: '/api/', paths: {}, activityId: 'device-1' }),
    report: (failure) => failures.push(failure),
    onStorageFull: (isFull) => told.push(isFull),
  });
}

const sent = (count: number) => until(() => expect(phone.pharmacy.rows).toHaveLength(count));

describe('the triggers', () => {
  // offline-58
  it('a start delivers submissions from before', async () => {
    await send(tab);
    await startTriggers();
    await sent(1);
  });

  // offline-5, offline-58
  it('a new submission is delivered while the triggers run', async () => {
    await startTriggers();
    await send(tab);
    await sent(1);
    await send(tab);
    await sent(2);
  });

  // offline-58, offline-204
  it('a host that has never responded is probed at growing intervals', async () => {
    phone.pharmacy.mishap = () => 'request lost';
    const id = await send(tab);
    await startTriggers();
    await until(async () =>
      expect((await tab.submission(id))?.lastError).toMatchObject({ kind: 'unreachable' }),
    );
    await rest(2_500);
    expect(phone.pharmacy.received.length).toBeGreaterThan(1);
    expect(phone.pharmacy.received.length).toBeLessThan(6);
    phone.pharmacy.mishap = () => null;
    await sent(1);
  });

  it('the worker settings are stored with the API host', async () => {
    await send(tab);
    await startTriggers();
    await sent(1);
    expect(await tab.outboxStore.read('surroundings')).toEqual({
      apiHost: '/api/',
      paths: {},
      activityId: 'device-1',
    });
  });

  // offline-58, offline-78
  it('a reconnect delivers immediately, however long the retry delay has become', async () => {
    phone.pharmacy.mishap = () => 'request lost';
    const id = await send(tab);
    await startTriggers();
    await until(() => expect(phone.pharmacy.received.length).toBeGreaterThan(0));
    await waitingLong(id);
    phone.pharmacy.mishap = () => null;
    window.dispatchEvent(new Event('online'));
    await sent(1);
  });

  // offline-58
  it('a tab that becomes visible delivers', async () => {
    await startTriggers();
    await tab.saveDraft({ id: 'a', kind: 'request-order', owner: 'guest', payload: null });
    close();
    const id = await send(tab);
    await startTriggers();
    document.dispatchEvent(new Event('visibilitychange'));
    await sent(1);
    await until(async () => expect((await tab.submission(id))?.state).toBe('sent'));
  });

  // offline-58, offline-59
  it('no delivery is tried while the browser is offline, except once a minute and on "Send now"', async () => {
    isOnline = false;
    phone.pharmacy.mishap = () => 'request lost';
    await send(tab);
    await startTriggers();
    const tries = () => phone.pharmacy.received.length;
    await until(() => expect(tries()).toBe(1));
    window.dispatchEvent(new Event('pageshow'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(tries()).toBe(1);
    phone.pharmacy.mishap = () => null;
    await tab.sendNow();
    await sent(1);
  });

  // offline-110
  it('a grant is stored for the worker before anything is sent', async () => {
    await tab.saveDraft({ id: 'a', kind: 'request-order', owner: 'guest', payload: null });
    await startTriggers();
    await until(async () =>
      expect(await tab.outboxStore.read('grant/guest')).toMatchObject({
        expiresAt: '2099-01-01T00:00:00.000Z',
      }),
    );
  });

  it('no request is sent for a visitor who has written nothing', async () => {
    await startTriggers();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(phone.pharmacy.received).toEqual([]);
  });
});

describe('a phone that became full after saving', () => {
  // offline-192
  it('the phone frees storage for the records of a delivery and sends', async () => {
    await send(tab);
    const phoneIsFull = fillThePhone('map-v1');
    await startTriggers();
    await sent(1);
    expect(phoneIsFull.dropped).toEqual(['pictures-v1', 'map-v1']);
    expect(told).not.toContain(true);
  });

  // offline-192
  it('the phone reports that it is full until the submission is sent', async () => {
    const id = await send(tab);
    fillThePhone(1000);
    await startTriggers();
    await until(() => expect(told.at(-1)).toBe(true));
    expect(phone.pharmacy.rows).toHaveLength(0);
    expect((await tab.submission(id))?.state).toBe('queued');
    vi.restoreAllMocks();
    window.dispatchEvent(new Event('pageshow'));
    await sent(1);
    await until(() => expect(told.at(-1)).toBe(false));
  });

  // offline-192
  it('no cache is deleted if there is nothing to send', async () => {
    const phoneIsFull = fillThePhone(1000);
    await startTriggers();
    window.dispatchEvent(new Event('pageshow'));
    await aWhile();
    expect(phoneIsFull.refused).toBeGreaterThan(0);
    expect(phoneIsFull.dropped).toEqual([]);
    expect(told).not.toContain(true);
  });

  // offline-192
  it('the worker settings are written only if they have changed', async () => {
    await startTriggers();
    await until(async () => expect(await tab.outboxStore.read('surroundings')).toBeTruthy());
    close();
    const phoneIsFull = fillThePhone(1000);
    await startTriggers();
    await aWhile();
    expect(phoneIsFull.refused).toBe(0);
  });

  // offline-192
  it.each(['browser', 'network'])(
    'no cache is deleted while nothing can be sent because of the %s',
    async (who) => {
      await send(tab);
      await tab.deliver();
      await waitingLong(await send(tab));
      await send(tab);
      isOnline = who !== 'browser';
      phone.pharmacy.mishap = () => 'request lost';
      const phoneIsFull = fillThePhone(1000);
      await startTriggers();
      window.dispatchEvent(new Event('pageshow'));
      await until(() => expect(phoneIsFull.refused).toBeGreaterThan(2));
      await aWhile();
      expect(phoneIsFull.dropped).toEqual([]);
    },
  );

  // offline-192
  it('the caches are deleted once without success and again only after some minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    await send(tab);
    const phoneIsFull = fillThePhone(1000);
    await startTriggers();
    await until(() => expect(told).toEqual([true]));
    const once = phoneIsFull.dropped.length;
    expect(once).toBeGreaterThan(0);
    window.dispatchEvent(new Event('pageshow'));
    await until(() => expect(told).toEqual([true, true]));
    expect(phoneIsFull.dropped).toHaveLength(once);
    vi.setSystemTime(Date.now() + 10 * 60_000);
    window.dispatchEvent(new Event('pageshow'));
    await until(() => expect(told).toEqual([true, true, true]));
    expect(phoneIsFull.dropped).toHaveLength(2 * once);
  });
});

const aWhile = () => new Promise((resolve) => setTimeout(resolve, 100));

/** Gives the submission a long retry delay after a failed try. */
async function waitingLong(id: string): Promise<void> {
  const at = phone.now();
  const verdict = { kind: 'later', because: 'unreachable', status: 0, wait: null } as const;
  await tab.outboxStore.change([
    { type: 'delivery-started', id, holder: 'x', at },
    { type: 'delivery-answered', id, holder: 'x', verdict, random: 0.999, at },
  ]);
}
