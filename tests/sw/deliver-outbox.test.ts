import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillThePhone, newPhone, send, type Phone, type Tab } from '#tests/outbox/phone.ts';
import { newWorker, type WorkerWorld } from './worker.ts';

let phone: Phone;
let tab: Tab;
let world: WorkerWorld;

beforeEach(async () => {
  phone = newPhone();
  tab = await phone.openTab();
  await send(tab);
  // A visitor's grant, as a page stores it.
  await tab.deliver();
  await send(tab);
  world = newWorker();
  const { deliverOutbox } = await vi.importActual<{ deliverOutbox: () => void }>(
    '#sw/deliver-outbox.ts',
  );
  deliverOutbox();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each([
  ['sync', { tag: 'outbox' }],
  ['message', { data: { type: 'DELIVER_OUTBOX' } }],
])('the worker on a full phone, woken by a %s', (type, event) => {
  const wake = () => Promise.all(world.dispatch(type, event));

  // offline-192
  it('the worker frees storage for the records of a delivery and sends', async () => {
    const phoneIsFull = fillThePhone('map-v1');
    await wake();
    expect(phone.pharmacy.rows).toHaveLength(2);
    expect(phoneIsFull.dropped).toEqual(['pictures-v1', 'map-v1']);
  });

  // offline-192
  it('a submission stays if freeing storage does not help, and is sent later', async () => {
    fillThePhone(1000);
    await expect(wake()).rejects.toThrow('full');
    expect(phone.pharmacy.rows).toHaveLength(1);
    vi.restoreAllMocks();
    await wake();
    expect(phone.pharmacy.rows).toHaveLength(2);
  });

  // offline-192
  it('no cache is deleted while nothing can be sent, and the caches only once without success', async () => {
    const phoneIsFull = fillThePhone(1000);
    phone.pharmacy.mishap = () => 'request lost';
    await expect(wake()).rejects.toThrow('full');
    expect(phoneIsFull.dropped).toEqual([]);
    phone.pharmacy.mishap = () => null;
    await expect(wake()).rejects.toThrow('full');
    const once = phoneIsFull.dropped.length;
    expect(once).toBeGreaterThan(0);
    await expect(wake()).rejects.toThrow('full');
    expect(phoneIsFull.dropped).toHaveLength(once);
  });
});
