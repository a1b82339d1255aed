// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { configureClient } from '#api/client.ts';
import { followSession } from '#app/follow-session.ts';
import { createShopRouter } from '#app/router.ts';
import { startFromPhone } from '#app/start-from-phone.ts';
import { noActivityId } from '#contract/wire.ts';
import { outboxStore } from '#outbox/storage/store.ts';
import { revokeEndedSessions } from '#parts/sign-in/revoke.ts';
import { signOut } from '#parts/sign-in/sign-out.ts';
import { sessionStore } from '#state/session.ts';
import { signOutsStore } from '#state/sign-outs.ts';
import { until } from '#tests/until.ts';

const canary = 'CANARY';
const kept = { id: 'c1', name: canary, email: '', phone: '01712345678', image: '' };
const day = 24 * 60 * 60_000;
let tokens = 0;
let isOnline = false;
/** The sign-outs that the server received. */
let told: Record<string, unknown>[];

beforeEach(() => {
  told = [];
  isOnline = false;
  localStorage.clear();
  signOutsStore.clear();
  configureClient({ apiHost: '/api/', token: () => '', activityId: () => noActivityId });
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    told.push(Object(JSON.parse(typeof body === 'string' ? body : '{}')));
    return Response.json({ IsError: false, Id: null, Msg: '', Data: null });
  });
  tokens += 1;
  sessionStore.set({ ...kept, token: `token-${tokens}` });
  localStorage.setItem('private/answers/c1/orders', canary);
});

afterEach(async () => {
  sessionStore.clear();
  localStorage.clear();
  signOutsStore.clear();
  await outboxStore.remove(await signOutKeys());
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The keys of stored sign-outs in IndexedDB. */
async function signOutKeys(): Promise<string[]> {
  const stored = await outboxStore.readUnder('sign-out/');
  return stored.map((one) => `sign-out/${Object(one).ticket}`);
}

/**
 * Runs the work and restores localStorage to the state before, as if the browser was killed before
 * writing it to the disk.
 */
async function killedAfter(work: () => Promise<unknown>): Promise<void> {
  const before = Object.entries(localStorage);
  await work();
  localStorage.clear();
  for (const [key, text] of before) localStorage.setItem(key, String(text));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(sessionStore.get()?.name).toBe(canary);
}

const everythingStored = () => JSON.stringify(Object.entries(localStorage));

describe('a customer who signed out before the browser was killed', () => {
  // sign-in-98
  it('a start from the phone clears the session and its data before the first paint', async () => {
    localStorage.setItem('questions', JSON.stringify({ buster: 'any', name: canary }));
    await killedAfter(() => signOut());
    const client = new QueryClient();
    const router = createShopRouter(client);
    const painted: (string | null)[] = [];
    vi.spyOn(router, 'load').mockImplementation(async () => {
      painted.push(sessionStore.get()?.name ?? null);
    });
    await startFromPhone(client, router);
    expect(painted).toEqual([null]);
    expect(everythingStored()).not.toContain(canary);
    client.clear();
  });

  // sign-in-57, sign-in-58, sign-in-98
  it('any other page clears the session and notifies the server, for all phones too', async () => {
    await killedAfter(() => signOut({ isEverywhere: true }));
    isOnline = true;
    const client = new QueryClient();
    onTestFinished(followSession(client));
    await until(() => expect(sessionStore.get()).toBeNull());
    expect(everythingStored()).not.toContain(canary);
    await until(() => expect(told[0]).toMatchObject({ Everywhere: true, KeepSending: false }));
    client.clear();
  });

  // sign-in-98
  it('the session is cleared too if the server was already notified, which is not repeated', async () => {
    isOnline = true;
    await killedAfter(async () => {
      await signOut();
      await until(async () =>
        expect(await outboxStore.readUnder('sign-out/')).toMatchObject([{ isTold: true }]),
      );
    });
    signOutsStore.clear();
    const client = new QueryClient();
    onTestFinished(followSession(client));
    await until(() => expect(sessionStore.get()).toBeNull());
    await revokeEndedSessions();
    expect(told).toHaveLength(1);
    client.clear();
  });

  // sign-in-98
  it('a later sign-in of the customer stays signed in', async () => {
    await signOut();
    sessionStore.set({ ...kept, token: 'a new token' });
    const client = new QueryClient();
    onTestFinished(followSession(client));
    await revokeEndedSessions();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sessionStore.get()?.token).toBe('a new token');
    client.clear();
  });
});

describe('a sign-out on the disk', () => {
  // offline-127, sign-in-98
  it('a stored sign-out has no data of the customer, and is deleted once every token has expired', async () => {
    await signOut();
    const stored = await outboxStore.readUnder('sign-out/');
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toMatch(/CANARY|token-|c1"|017/);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * day });
    sessionStore.set({ ...kept, token: 'a later token' });
    await signOut();
    const [left, ...more] = await signOutKeys();
    expect(more).toEqual([]);
    expect(left).not.toBe(`sign-out/${Object(stored[0]).ticket}`);
  });

  // offline-133, sign-in-98
  it('the customer is signed out even if the sign-out cannot be stored', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await signOut();
    expect(sessionStore.get()).toBeNull();
    expect(signOutsStore.get()).toHaveLength(1);
  });
});
