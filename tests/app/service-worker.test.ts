// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerServiceWorker } from '#app/service-worker.ts';
import { waitingUpdateStore } from '#state/update.ts';

const workbox = vi.hoisted(() => ({ registered: 0, looked: 0 }));
const page = vi.hoisted(() => ({
  listeners: new Map<string, () => void>(),
  /** True while a worker waits, so that it can be activated. */
  isWaiting: false,
}));
let registration: object | undefined;

vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener(type: string, listener: () => void): void {
      page.listeners.set(type, listener);
    }
    messageSkipWaiting(): void {
      if (page.isWaiting) newWorkerTakesOver();
    }
    register(): Promise<void> {
      workbox.registered += 1;
      return Promise.resolve();
    }
    update(): Promise<void> {
      workbox.looked += 1;
      return Promise.resolve();
    }
  },
}));

const happens = (type: string): void => page.listeners.get(type)?.();

function newVersionWaits(): void {
  page.isWaiting = true;
  happens('waiting');
}

/** Fires `controlling`, as in every tab, whichever of them has activated the worker. */
function newWorkerTakesOver(): void {
  page.isWaiting = false;
  happens('controlling');
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window, 'addEventListener');
  waitingUpdateStore.set(null);
  Object.assign(workbox, { registered: 0, looked: 0 });
  registration = {};
  const serviceWorker = { getRegistration: () => Promise.resolve(registration) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
});

afterEach(() => {
  for (const [type, listener] of vi.mocked(window.addEventListener).mock.calls) {
    window.removeEventListener(type, listener);
  }
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.useRealTimers();
});

// offline-135, shell-83
it('the page checks for a new version at the start, every hour and when the network is back', async () => {
  await registerServiceWorker();
  expect(workbox).toEqual({ registered: 1, looked: 0 });
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(workbox.looked).toBe(1);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(workbox.looked).toBe(2);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(workbox).toEqual({ registered: 1, looked: 3 });
});

// offline-144
it('an interrupted first installation restarts within a minute and when the network is back', async () => {
  await registerServiceWorker();
  registration = undefined;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(workbox.registered).toBe(2);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(workbox.registered).toBe(3);
  registration = {};
  await vi.advanceTimersByTimeAsync(60_000);
  expect(workbox.registered).toBe(3);
});

// shell-81
it('the page reloads only after the customer has accepted a new version', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  await registerServiceWorker();
  happens('controlling');
  expect(waitingUpdateStore.get()).toBeNull();
  newVersionWaits();
  expect(reload).not.toHaveBeenCalled();
  waitingUpdateStore.get()?.take();
  expect(reload).toHaveBeenCalledOnce();
});

// shell-81
it('a new version that another tab has activated is still offered, and accepting it reloads the page', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  await registerServiceWorker();
  newVersionWaits();
  newWorkerTakesOver();
  expect(reload).not.toHaveBeenCalled();
  waitingUpdateStore.get()?.take();
  expect(reload).toHaveBeenCalledOnce();
});
