import { setTimeout as rest } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';

/** Milliseconds until the next sync; a real browser waits for minutes. */
const again = 10_000;

/** The browser's actions on a service worker, independent of any page. */
export interface WorkerTools {
  /**
   * Dispatches the sync event as if the network had returned while no page was open, until `done`
   * resolves. A real browser repeats the sync too if the worker could not finish or did not receive
   * it.
   */
  dispatchSync(tag: string, done: Promise<void>): Promise<void>;
  /** Stops all workers, as a phone short of memory does. */
  stopAll(): Promise<void>;
  /** Whether the worker is running. */
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
