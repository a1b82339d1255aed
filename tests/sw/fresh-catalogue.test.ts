import { createStore, get, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { schemaNumber } from '#catalogue/stored-catalogue.ts';
import { newPhone } from '#tests/outbox/phone.ts';
import { Locks } from '#tests/outbox/locks.ts';
import { newWorker, type WorkerWorld } from './worker.ts';

let world: WorkerWorld;
let asked: string[];

const meta = {
  schema: schemaNumber,
  version: 'e-1',
  checkedAt: '2026-11-01T00:00:00.000Z',
  products: 0,
  groups: 1,
  bytes: 0,
  index: { digest: '', bytes: 0 },
};
const download = { version: 'e-1', parts: 1, products: 8_000, next: 'x' };
const disk = () => createStore('nirog-catalogue', 'parts');

beforeEach(async () => {
  newPhone();
  world = newWorker();
  asked = [];
  vi.stubGlobal('navigator', { locks: new Locks() });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    throw new TypeError('Failed to fetch');
  });
  const { freshenCatalogue } = await vi.importActual<{ freshenCatalogue: () => void }>(
    '#sw/fresh-catalogue.ts',
  );
  freshenCatalogue();
});
afterEach(() => vi.unstubAllGlobals());

const happen = (tag: string) => Promise.all(world.dispatch('periodicsync', { tag }));

describe('the periodic sync', () => {
  // offline-152
  it('the sync requests the changes of a stored catalogue, and leaves it unchanged if the network fails', async () => {
    await set('meta', meta, disk());
    await expect(happen('catalogue')).rejects.toThrow('unreachable');
    expect(asked).toEqual(['/api/ProductArea/Catalogue/Snapshot?since=e-1']);
    expect(await get('meta', disk())).toEqual(meta);
  });

  // offline-152, offline-154
  it.each([
    ['data are being saved', { connection: { saveData: true } }],
    ['the line is 2G', { connection: { effectiveType: '2g' } }],
    ['little room is left', { storage: { estimate: async () => ({ quota: 2e9, usage: 1.99e9 }) } }],
  ])('the sync sends no request when %s', async (_, phone) => {
    vi.stubGlobal('navigator', { locks: new Locks(), ...phone });
    await set('meta', meta, disk());
    await happen('catalogue');
    expect(asked).toEqual([]);
  });

  // offline-152
  it('the sync never fetches a whole catalogue, which only a visible page does', async () => {
    await happen('catalogue');
    await set('download', download, disk());
    await set('meta', meta, disk());
    await happen('catalogue');
    await happen('another');
    expect(asked).toEqual([]);
  });
});
