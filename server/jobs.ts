/** The server's periodic jobs and their intervals. */
import type { Config } from './config.ts';
import type { OpenShop } from './open-shop.ts';
import type { PeriodicTask } from './schedule.ts';
import { notifyWaitingCustomers } from './services/catalogue/counter/notify-waiting.ts';
import { lookAtClock } from './services/clock.ts';
import { continueImport } from './services/import/import-jobs.ts';
import { forgetFiles, freeUploadSpace, removeExpired } from './services/maintenance.ts';
import { notifyDueRefills } from './services/orders/due-refills.ts';
import { releaseHolds } from './services/orders/holds.ts';
import { lookUpPending } from './services/payments/look-up-pending.ts';
import { openPartners } from './services/partners/partners.ts';
import { sendDuePushes } from './services/push/deliver.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Lists the periodic jobs. Each may run at the same time in another process of the shop. */
export function periodicWork(
  shop: OpenShop,
  config: Config,
  now: () => Date = () => new Date(),
  warn: (sentence: string) => void = () => undefined,
): PeriodicTask[] {
  const { db } = shop.database;
  /** Runs jobs that delete data by age, but only while the server's clock is trusted. */
  const byTheClock = async (work: () => Promise<unknown>) => {
    const clock = await lookAtClock(db, now());
    if (clock === 'believed') await work();
    else if (clock === 'far-ahead')
      warn(
        'the clock is more than a week ahead of when the shop last ran: nothing is deleted for a day',
      );
  };
  const { push, retention } = config;
  const { payments } = openPartners({ db, config, sms: null });
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
      run: () => byTheClock(() => freeUploadSpace(shop, now(), config.guestUploadBytes)),
    },
    // A separate job, so that files which the store failed to delete are retried every hour.
    { name: 'forget files', every: hour, run: () => forgetFiles(shop, now()) },
    { name: 'shorten log', every: minute, run: () => shop.database.shortenLog() },
    {
      name: 'ask about payments',
      every: minute,
      run: () => lookUpPending({ db, payments, now }),
    },
    { name: 'release holds', every: minute, run: () => releaseHolds(db, now()) },
    // Polls, because stock also comes back in other ways, such as a cancelled order.
    { name: 'tell who waits', every: minute, run: () => notifyWaitingCustomers(db, now()) },
    { name: 'go on importing', every: 15 * second, run: () => continueImport(db, now) },
    {
      name: 'due refills',
      every: 10 * minute,
      firstAfter: 15 * second,
      run: () => notifyDueRefills(db, now()),
    },
  ];
  // Every 5 s, because the operator's commands change statuses in another process.
  if (push)
    tasks.push({
      name: 'push',
      every: 5 * second,
      run: () => sendDuePushes(db, push, now()),
    });
  return tasks;
}
