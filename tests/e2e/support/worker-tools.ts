import { setTimeout as rest } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';

/** Milliseconds after which the browser tries again; a real one waits for minutes. */
const again = 10_000;

/** What the browser does to a service worker behind every page's back. */
export interface WorkerTools {
  /**
   * As when the network came back while no page was open, until `done`: a browser too comes
   * back with another sync while the worker could not do it all, or was not told at all.
   */
  dispatchSync(tag: string, done: Promise<void>): Promise<void>;
  /** As when the phone needs its memory. */
  stopAll(): Promise<void>;
  /** Whether it runs now. */
  isRunning(): boolean;
}

export async function openWorkerTools(context: BrowserContext): Promise<WorkerTools> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<{ registrationId: string; origin: string }>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find((one) => !one.isDeleted);
      if (!registration) return;
      const { origin } = new URL(registration.scopeURL);
      resolve({ registrationId: registration.registrationId, origin });
    });
  });
  let isRunning = false;
  devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { status, runningStatus } of versions)
      if (status === 'activated') isRunning = runningStatus === 'running';
  });
  await devtools.send('ServiceWorker.enable');
  const { registrationId, origin } = await registered;
  return {
    async dispatchSync(tag, done) {
      const event = { origin, registrationId, tag, lastChance: false };
      const isDone = done.then(() => true);
      do await devtools.send('ServiceWorker.dispatchSyncEvent', event);
      while (!(await Promise.race([isDone, rest(again, false)])));
    },
    async stopAll() {
      await devtools.send('ServiceWorker.stopAllWorkers');
    },
    isRunning: () => isRunning,
  };
}
