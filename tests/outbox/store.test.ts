import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxEvent } from '#domain/outbox-events.ts';
import { aSubmission, noon } from '#tests/builders/submission.ts';
import { newPhone, send, type Phone, type Tab } from './phone.ts';

let phone: Phone;
let tab: Tab;

beforeEach(async () => {
  phone = newPhone();
  tab = await phone.openTab();
});

afterEach(() => vi.restoreAllMocks());

function saved(id: string): OutboxEvent {
  return { type: 'draft-saved', id, owner: 'guest', kind: 'contact', payload: { id }, at: noon };
}

const ids = async (of: Tab) =>
  (await of.outboxStore.submissions()).map((submission) => submission.id);

function failPuts(failure: DOMException, times: number): void {
  const put = IDBObjectStore.prototype.put;
  let left = times;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...args
  ) {
    left -= 1;
    if (left >= 0) throw failure;
    return put.apply(this, args);
  });
}

describe('a write', () => {
  // offline-1, offline-52
  it('every transaction requests strict durability', async () => {
    const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await tab.outboxStore.change(saved('a'));
    expect(begin.mock.calls.map(([, mode, options]) => [mode, options])).toContainEqual([
      'readwrite',
      { durability: 'strict' },
    ]);
  });

  // offline-52
  it('a write whose transaction aborts after its requests succeeded is not saved', async () => {
    const put = IDBObjectStore.prototype.put;
    let hasSucceeded = false;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...args
    ) {
      const request = put.apply(this, args);
      request.addEventListener('success', () => {
        hasSucceeded = true;
        request.transaction?.abort();
      });
      return request;
    });
    await expect(tab.outboxStore.change(saved('a'))).rejects.toMatchObject({ name: 'AbortError' });
    expect(hasSucceeded).toBe(true);
    expect(await ids(tab)).toEqual([]);
  });

  // offline-51
  it('a write of several steps is saved completely or not at all', async () => {
    await tab.outboxStore.change(saved('a'));
    failPuts(new DOMException('odd', 'DataError'), 1);
    const tapped: OutboxEvent = { type: 'send-tapped', id: 'a', owner: 'guest', at: noon };
    await expect(tab.outboxStore.change([saved('b'), tapped])).rejects.toThrow('odd');
    expect(await tab.submission('a')).toMatchObject({ state: 'draft' });
    expect(await ids(tab)).toEqual(['a']);
  });

  it('two writes of two tabs at the same time are both saved', async () => {
    const other = await phone.openTab();
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? tab : other).outboxStore.change(saved(`l${n}`)),
      ),
    );
    expect((await ids(tab)).length).toBe(20);
  });

  // offline-51
  it('two tabs send one submission once', async () => {
    await tab.outboxStore.change(saved('a'));
    const other = await phone.openTab();
    const tapped = (owner: string): OutboxEvent => ({
      type: 'send-tapped',
      id: 'a',
      owner,
      at: noon,
    });
    await Promise.all([
      tab.outboxStore.change(tapped('ayesha')),
      other.outboxStore.change(tapped('babul')),
    ]);
    expect(await tab.submission('a')).toMatchObject({ state: 'queued', owner: 'ayesha', seq: 1 });
  });
});

describe('the connection', () => {
  it('the connection reopens after another context has deleted the database', async () => {
    await tab.outboxStore.change(saved('a'));
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase('nirog-outbox');
      request.addEventListener('success', resolve);
      request.addEventListener('error', reject);
    });
    await tab.outboxStore.change(saved('b'));
    expect(await ids(tab)).toEqual(['b']);
  });

  it('the connection closes for a newer version and continues in its database', async () => {
    await tab.outboxStore.change(saved('a'));
    const upgraded = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('nirog-outbox', 7);
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', reject);
    });
    upgraded.close();
    await tab.outboxStore.change(saved('b'));
    expect(await ids(tab)).toEqual(['a', 'b']);
  });

  it('a closing connection is retried once, not for ever', async () => {
    await tab.outboxStore.change(saved('a'));
    const begin = IDBDatabase.prototype.transaction;
    let failures = 1;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...args
    ) {
      failures -= 1;
      if (failures >= 0) throw new DOMException('closing', 'InvalidStateError');
      return begin.apply(this, args);
    });
    await tab.outboxStore.change(saved('b'));
    expect(await ids(tab)).toEqual(['a', 'b']);
    failures = 2;
    await expect(tab.outboxStore.change(saved('c'))).rejects.toThrow('closing');
  });
});

describe('an unreadable record', () => {
  const raw = { v: 1, id: 'odd', state: 'half' };

  // offline-86
  it('an unreadable record is quarantined, can be exported raw, and is removed only by the customer', async () => {
    await tab.outboxStore.write('letter/odd', raw);
    expect(await tab.submission('odd')).toMatchObject({ state: 'quarantine', payload: raw });
    const id = await send(tab);
    await tab.deliver();
    expect((await tab.submission(id))?.state).toBe('sent');
    expect(await tab.outboxStore.raw('odd')).toEqual(raw);
    const [file] = await tab.exportSubmission('odd');
    expect(JSON.parse((await file?.text()) ?? '')).toEqual(raw);
    expect(await tab.deleteSubmission('odd')).toBe(true);
    expect(await tab.outboxStore.raw('odd')).toBeUndefined();
  });

  // offline-87
  it('a record of a newer version is never changed', async () => {
    const newer = { ...aSubmission({ id: 'new', owner: 'ayesha' }), v: 99 };
    await tab.outboxStore.write('letter/new', newer);
    const events: OutboxEvent[] = [
      { type: 'app-updated', at: noon },
      { type: 'customer-cancelled', id: 'new', at: noon },
      { type: 'customer-deleted', id: 'new', at: noon },
      { type: 'owner-erased', owner: 'ayesha' },
      { type: 'receipt-arrived', id: 'new', orderNo: 'R-1', at: noon },
    ];
    for (const event of events) await tab.outboxStore.change(event);
    await tab.deliver();
    expect(await tab.outboxStore.raw('new')).toEqual(newer);
    expect((await tab.submission('new'))?.state).toBe('needs-update');
  });
});

describe('the expiry of a sent submission', () => {
  // offline-105
  it('the content and photos are deleted after 72 h and the receipt after 30 days', async () => {
    const id = await send(tab, { photos: ['front'] });
    await tab.deliver();
    expect(await tab.outboxStore.photoBytes(id, 1)).not.toBeNull();
    const day = 24 * 60 * 60 * 1000;
    const age = () =>
      tab.outboxStore.change({ type: 'aged', at: phone.now(), served: phone.now() });
    await age();
    phone.wait(3 * day);
    await age();
    expect(await tab.submission(id)).toMatchObject({ state: 'sent', payload: null, photos: [] });
    expect(await tab.outboxStore.photoBytes(id, 1)).toBeNull();
    expect(await tab.outboxStore.receipts()).toHaveLength(1);
    phone.wait(27 * day);
    await age();
    await tab.outboxStore.forgetOldReceipts(phone.now());
    expect(await ids(tab)).toEqual([]);
    expect(await tab.outboxStore.receipts()).toEqual([]);
  });
});
