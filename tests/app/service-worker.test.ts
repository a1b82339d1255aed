// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerServiceWorker } from '#app/service-worker.ts';

const workbox = vi.hoisted(() => ({ registered: 0, looked: 0 }));

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
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
});

afterEach(() => {
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
  expect(workbox.looked).toBe(3);
});
