// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerServiceWorker } from '#app/service-worker.ts';

const workbox = vi.hoisted(() => ({ registered: 0, looked: 0 }));
let registration: object | undefined;

vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener(): void {}
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

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window, 'addEventListener');
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
it('a new version is looked for at the start, every hour and when the network is back', async () => {
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
it('a first install that broke off too early is begun again within a minute, and when the network is back', async () => {
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
