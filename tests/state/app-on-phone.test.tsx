// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { AppOnPhone } from '#contract/worker.ts';
import { AppReady } from '#parts/app-on-phone/AppReady.tsx';
import { untilAppIsOnPhone } from '#state/app-on-phone.ts';
import { languageStore } from '#state/language.ts';

/** A worker that responds with the count of stored files. */
class Worker extends EventTarget {
  counted: AppOnPhone | null = null;
  asked = 0;
  hasTakenOver = true;

  get controller(): Pick<ServiceWorker, 'postMessage'> | null {
    const postMessage = (message: unknown, [port]: MessagePort[] = []): void => {
      // Other parts of the app send the worker the language.
      if (!port) return;
      expect(message).toEqual({ type: 'COUNT_APP' });
      this.asked += 1;
      if (this.counted) port.postMessage(this.counted);
    };
    return this.hasTakenOver ? { postMessage: postMessage as ServiceWorker['postMessage'] } : null;
  }
}

let worker: Worker;

beforeEach(() => {
  worker = new Worker();
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
});

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  act(() => void languageStore.set('en'));
});

const shown = () => document.body.textContent;

// offline-147
it('the footer shows how much of the app is stored, and that it works offline once all of it is', async () => {
  worker.counted = { kept: 999, all: 1_000 };
  render(<AppReady />);
  await screen.findByText('Offline: 99%');
  worker.counted = { kept: 1_000, all: 1_000 };
  await screen.findByText('Works offline', {}, { timeout: 10_000 });
  const { asked } = worker;
  act(() => void languageStore.set('bn'));
  expect(shown()).toBe('অফলাইনেও চলে');
  expect(worker.asked).toBe(asked);
});

// offline-147
it('the footer keeps the last count if the worker does not respond once, and requests it again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  worker.counted = { kept: 450, all: 1_000 };
  render(<AppReady />);
  await vi.waitFor(() => expect(shown()).toContain('Offline: 45%'));
  worker.counted = null;
  await act(() => vi.advanceTimersByTimeAsync(2_000 + 5_000));
  expect(worker.asked).toBe(2);
  expect(shown()).toContain('Offline: 45%');
  worker.counted = { kept: 1_000, all: 1_000 };
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await vi.waitFor(() => expect(shown()).toBe('Works offline'));
});

// offline-147
it('a worker that never responds is polled with delays that grow to an hour, a new one immediately', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  render(<AppReady />);
  const hour = 3_600_000;
  await act(() => vi.advanceTimersByTimeAsync(hour));
  expect(worker.asked).toBeGreaterThan(5);
  expect(worker.asked).toBeLessThan(12);
  await act(() => vi.advanceTimersByTimeAsync(2 * hour));
  const { asked } = worker;
  await act(() => vi.advanceTimersByTimeAsync(4 * hour));
  expect(worker.asked - asked).toBeGreaterThan(2);
  expect(worker.asked - asked).toBeLessThan(5);
  worker.counted = { kept: 450, all: 1_000 };
  act(() => void worker.dispatchEvent(new Event('controllerchange')));
  await vi.waitFor(() => expect(shown()).toContain('Offline: 45%'));
});

// offline-193
it('the footer shows that the phone is full, until it is no longer full', async () => {
  worker.counted = { kept: 450, all: 1_000, isFull: false };
  render(<AppReady />);
  await screen.findByText('Offline: 45%');
  worker.counted = { kept: 450, all: 1_000, isFull: true };
  await screen.findByText('Offline: 45% – phone is full', {}, { timeout: 10_000 });
  act(() => void languageStore.set('bn'));
  await screen.findByText('অফলাইন: ৪৫% – ফোনে জায়গা নেই');
  worker.counted = { kept: 1_000, all: 1_000, isFull: false };
  act(() => void worker.dispatchEvent(new Event('controllerchange')));
  await screen.findByText('অফলাইনেও চলে');
});

// offline-154
it('tasks that wait for the whole app start even if the footer has received the count before', async () => {
  worker.counted = { kept: 1_000, all: 1_000 };
  render(<AppReady />);
  await screen.findByText('Works offline');
  await untilAppIsOnPhone();
  expect(worker.asked).toBe(1);
});

// offline-147
it('the footer shows nothing while no worker stores the app', async () => {
  worker.hasTakenOver = false;
  worker.counted = { kept: 450, all: 1_000 };
  render(<AppReady />);
  await vi.waitFor(() => expect(worker.asked).toBe(0));
  expect(shown()).toBe('');
  worker.hasTakenOver = true;
  act(() => void worker.dispatchEvent(new Event('controllerchange')));
  await screen.findByText(/Offline: 45%/);
});

// offline-147
it('the footer shows nothing in a browser without workers', () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  render(<AppReady />);
  expect(shown()).toBe('');
});
