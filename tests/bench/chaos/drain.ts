/** Ends all faults, and waits until the phone has sent everything. */
import { setTimeout as rest } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { signIn } from './account.ts';
import { clockOption, type Shop } from './troubles.ts';

export interface Drained {
  seconds: number;
  /** The number of queued submissions when all faults were ended. */
  waiting: number;
  /**
   * The submissions that are still queued after the time limit: kind, state, id and the last
   * problem of each.
   */
  left: string[];
}

const longest = 60_000;

export async function drain(shop: Shop): Promise<Drained> {
  const { pharmacy, settings, relay, network, phone, ledger } = shop;
  relay.calm();
  settings['NODE_OPTIONS'] = clockOption(0);
  await pharmacy.stop();
  await pharmacy.start();
  network.up();
  await phone.setRadio(true);
  await phone.setClock(0);
  const startedAt = Date.now();
  // A tab that a fault has left empty cannot be read. This is only logged.
  const before = await unsent(await phone.tab('first')).catch(() => []);
  ledger.note('everything is mended', { waiting: before });
  // As a customer does whose session the faults have ended.
  await signIn(shop);
  const page = await phone.tab('first');
  await page.goto(`${network.origin}/order`, { waitUntil: 'commit' });
  for (;;) {
    const left = await unsent(page);
    const passed = Date.now() - startedAt;
    if (left.length === 0 || passed > longest) {
      const seconds = Number((passed / 1000).toFixed(1));
      const drained = { seconds, waiting: before.length, left };
      ledger.note('is drained', { ...drained });
      return drained;
    }
    await rest(200);
  }
}

/** The unsent submissions in the phone's own database. */
async function unsent(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('nirog-outbox');
        opening.onerror = () => reject(new Error('The outbox could not be opened'));
        opening.onsuccess = () => {
          const reading = opening.result
            .transaction('outbox')
            .objectStore('outbox')
            .getAll(IDBKeyRange.bound('letter/', 'letter/\uffff'));
          reading.onerror = () => reject(new Error('The outbox could not be read'));
          reading.onsuccess = () => {
            opening.result.close();
            const records = reading.result as {
              kind: string;
              state: string;
              id: string;
              lastError: { kind: string; status: number; message: string } | null;
            }[];
            const waiting = records.filter(({ state }) => state !== 'draft' && state !== 'sent');
            resolve(
              waiting.map(({ kind, state, id, lastError }) => {
                const why =
                  lastError && `${lastError.kind} ${lastError.status} ${lastError.message}`;
                return `${kind} ${state} ${id || 'without an id'} ${why ?? ''}`;
              }),
            );
          };
        };
      }),
  );
}
