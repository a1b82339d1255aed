/** How much of the app this phone keeps: the worker counts, as often as it may have changed. */
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import type { AppOnPhone, MessageToWorker } from '#contract/worker.ts';
import { createEphemeralStore } from './ephemeral-store.ts';

const schema = v.object({ kept: v.number(), all: v.number(), isFull: v.optional(v.boolean()) });

/** Milliseconds between two questions: soon while something comes, seldom where nothing does. */
const soonest = 2_000;
const latest = 30_000;
/** The longest one where the worker is silent: an older one never answers. */
const longest = 3_600_000;
/** Milliseconds after which a worker that does not answer counts as silent. */
const responseTimeout = 5_000;

const store = createEphemeralStore<AppOnPhone | null>(null);
let watchers = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let pause = soonest;

/** Null where no worker keeps the app, and before it was asked (offline-147). */
export function useAppOnPhone(): AppOnPhone | null {
  return useSyncExternalStore(subscribe, store.get, () => null);
}

/** Resolves once all of the app is on this phone; never where no worker keeps it. */
export function untilAppIsOnPhone(): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      const app = store.get();
      if (!app || app.kept < app.all) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = subscribe(look);
    // Others may have been told already, and nothing changes any more.
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
  // Whoever looks next is told what is true then.
  store.set(null);
  if ('serviceWorker' in navigator) {
    navigator.serviceWorker.removeEventListener('controllerchange', countAnew);
  }
}

function countAnew(): void {
  pause = soonest;
  void count();
}

async function count(): Promise<void> {
  clearTimeout(timer);
  const before = store.get();
  const counted = await askWorker();
  if (watchers === 0) return;
  if (counted === 'silent') pause = Math.min(pause * 2, longest);
  else {
    // Nothing new is nothing to draw.
    if (JSON.stringify(counted) !== JSON.stringify(before)) store.set(counted);
    // A page without a worker hears when it gets one.
    if (!counted || counted.kept >= counted.all) return;
    pause = counted.kept === before?.kept ? Math.min(pause * 2, latest) : soonest;
  }
  clearTimeout(timer);
  timer = setTimeout(() => void count(), pause);
}

/** Null where there is no worker; one that is busy, or too old for the question, is silent: what was known stays. */
async function askWorker(): Promise<AppOnPhone | 'silent' | null> {
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
      setTimeout(() => resolve('silent'), responseTimeout);
      worker.postMessage(message, [port2]);
    });
  } finally {
    port1.close();
  }
}
