/**
 * Tracks how many bytes of the app this phone stores. The service worker counts them, and this
 * module polls it while the count can change.
 */
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import type { AppOnPhone, MessageToWorker } from '#contract/worker.ts';
import { createEphemeralStore } from './ephemeral-store.ts';

const schema = v.object({ kept: v.number(), all: v.number(), isFull: v.optional(v.boolean()) });

/**
 * The shortest and the longest poll interval, in milliseconds. The interval is short while files
 * arrive and grows while none do.
 */
const minPollMs = 2_000;
const maxPollMs = 30_000;
/**
 * The longest poll interval while the worker does not respond, in milliseconds. An older worker
 * does not support the message at all.
 */
const maxSilentPollMs = 3_600_000;
/** Timeout of the worker's response, in milliseconds. */
const responseTimeoutMs = 5_000;

const store = createEphemeralStore<AppOnPhone | null>(null);
let watchers = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let pollMs = minPollMs;

/**
 * The stored bytes; null if no worker stores the app, and before the first response
 * (offline-147).
 */
export function useAppOnPhone(): AppOnPhone | null {
  return useSyncExternalStore(subscribe, store.get, () => null);
}

/** Resolves once the whole app is stored on this phone; never resolves if no worker stores it. */
export function untilAppIsOnPhone(): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      const app = store.get();
      if (!app || app.kept < app.all) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = subscribe(look);
    // Another subscriber may have received the final count already, so no further change will
    // arrive.
    look();
  });
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = store.subscribe(listener);
  watchers += 1;
  if (watchers === 1) watch();
  return () => {
    unsubscribe();
    watchers -= 1;
    if (watchers === 0) stopWatching();
  };
}

function watch(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('controllerchange', countAnew);
  countAnew();
}

function stopWatching(): void {
  clearTimeout(timer);
  // Clear the count, which is outdated by the time of the next subscription.
  store.set(null);
  if ('serviceWorker' in navigator) {
    navigator.serviceWorker.removeEventListener('controllerchange', countAnew);
  }
}

function countAnew(): void {
  pollMs = minPollMs;
  void count();
}

async function count(): Promise<void> {
  clearTimeout(timer);
  const before = store.get();
  const counted = await requestCount();
  if (watchers === 0) return;
  if (counted === 'silent') pollMs = Math.min(pollMs * 2, maxSilentPollMs);
  else {
    // An unchanged count causes no render.
    if (JSON.stringify(counted) !== JSON.stringify(before)) store.set(counted);
    // A page without a worker needs no poll: `controllerchange` fires when it gets one.
    if (!counted || counted.kept >= counted.all) return;
    pollMs = counted.kept === before?.kept ? Math.min(pollMs * 2, maxPollMs) : minPollMs;
  }
  clearTimeout(timer);
  timer = setTimeout(() => void count(), pollMs);
}

/**
 * Requests the count from the worker. Returns null if there is no worker, and 'silent' if it is
 * busy or too old to support the message; the last count then stays.
 */
async function requestCount(): Promise<AppOnPhone | 'silent' | null> {
  const worker = navigator.serviceWorker.controller;
  if (!worker) return null;
  const { port1, port2 } = new MessageChannel();
  const message: MessageToWorker = { type: 'COUNT_APP' };
  try {
    return await new Promise((resolve) => {
      port1.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
        resolve(v.is(schema, data) ? data : 'silent'),
      );
      port1.start();
      setTimeout(() => resolve('silent'), responseTimeoutMs);
      worker.postMessage(message, [port2]);
    });
  } finally {
    port1.close();
  }
}
