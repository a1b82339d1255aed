// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionStore } from '#state/session.ts';

let databases: IDBDatabaseInfo[];
let controller: object | null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  databases = [];
  controller = null;
  vi.stubGlobal('indexedDB', { databases: () => Promise.resolve(databases) });
  const serviceWorker = {
    get controller() {
      return controller;
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/**
 * Simulates a page that opens now. Returns whether background requests may start, and the function
 * that ends the worker's priority.
 */
async function aPage() {
  const { whenInstallIsDone, releaseInstallPriority } = await import('#state/install-priority.ts');
  let isFree = false;
  void whenInstallIsDone().then(() => (isFree = true));
  await vi.advanceTimersByTimeAsync(0);
  return { isFree: () => isFree, releaseInstallPriority };
}

// offline-185
it('a phone on its first visit waits until the worker’s priority ends', async () => {
  const { isFree, releaseInstallPriority } = await aPage();
  expect(isFree()).toBe(false);
  releaseInstallPriority();
  await vi.advanceTimersByTimeAsync(0);
  expect(isFree()).toBe(true);
});

// offline-185
it('a phone on its first visit waits 30 seconds at most', async () => {
  const { isFree } = await aPage();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(isFree()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isFree()).toBe(true);
});

// offline-185
it.each([
  ['has the worker', () => (controller = {})],
  ['has stored something', () => databases.push({ name: 'nirog-outbox', version: 1 })],
  ['cannot say what it has stored', () => vi.stubGlobal('indexedDB', {})],
  ['can have no worker', () => Reflect.deleteProperty(navigator, 'serviceWorker')],
  [
    'has somebody signed in',
    () =>
      sessionStore.set({
        id: 'c1',
        name: 'Rahima',
        phone: '01712345678',
        email: '',
        image: '',
        token: 'secret',
      }),
  ],
])('a phone that %s waits for nothing', async (_, prepare) => {
  prepare();
  expect((await aPage()).isFree()).toBe(true);
});
