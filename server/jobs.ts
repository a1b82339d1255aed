/** What the shop does by itself while it runs, and how often. */
import type { Config } from './config.ts';
import type { OpenShop } from './open-shop.ts';
import type { PeriodicTask } from './schedule.ts';
import { tellWaiting } from './services/catalogue/counter/tell-waiting.ts';
import { lookAtClock } from './services/clock.ts';
import { continueImport } from './services/import/import-jobs.ts';
import { forgetFiles, makeRoom, removeExpired } from './services/maintenance.ts';
import { notifyDueRefills } from './services/orders/due-refills.ts';
import { releaseHolds } from './services/orders/holds.ts';
import { askAboutPending } from './services/payments/ask-about.ts';
import { openPayments } from './services/payments/gateway.ts';
import { sendDuePushes } from './services/push/deliver.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Each is safe beside the same one in another process of the shop. */
export function periodicWork(
  shop: OpenShop,
  config: Config,
  now: () => Date = () => new Date(),
  warn: (sentence: string) => void = () => undefined,
): PeriodicTask[] {
  const { db } = shop.database;
  /** What deletes for good by the clock. */
  const byTheClock = async (work: () => Promise<unknown>) => {
    const clock = await lookAtClock(db, now());
    if (clock === 'believed') await work();
    else if (clock === 'far-ahead')
      warn(
        'the clock is more than a week ahead of when the shop last ran: nothing is deleted for a day',
      );
  };
  const { push, retention } = config;
  const payments = openPayments(config, fetch);
  const tasks: PeriodicTask[] = [
    {
      name: 'remove expired',
      every: day,
      firstAfter: minute,
      run: () => byTheClock(() => removeExpired(shop, now(), retention)),
    },
    {
      name: 'make room',
      every: hour,
      run: () => byTheClock(() => makeRoom(shop, now(), config.guestUploadBytes)),
    },
    // Beside the clean-up: what the store did not take away in its hour is gone in the next one.
    { name: 'forget files', every: hour, run: () => forgetFiles(shop, now()) },
    { name: 'shorten log', every: minute, run: () => shop.database.shortenLog() },
    {
      name: 'ask about payments',
      every: minute,
      run: () => askAboutPending({ db, payments, now }),
    },
    { name: 'release holds', every: minute, run: () => releaseHolds(db, now()) },
    // Stock comes back in many ways: by a cancelled order as well.
    { name: 'tell who waits', every: minute, run: () => tellWaiting(db, now()) },
    { name: 'go on importing', every: 15 * second, run: () => continueImport(db, now) },
    {
      name: 'due refills',
      every: 10 * minute,
      firstAfter: 15 * second,
      run: () => notifyDueRefills(db, now()),
    },
  ];
  // So often, because an operator's command changes statuses too, in a process of its own.
  if (push)
    tasks.push({
      name: 'push',
      every: 5 * second,
      run: () => sendDuePushes(db, push, now()),
    });
  return tasks;
}
