/** Phones that retry each submission until the server accepts it, as the outbox does. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#server/db/database.ts';
import { submissionsInSeveralRows, unitsInStock, unitsOrdered } from './ledger.ts';
import { aSubmission, send, TryLater, type OnSale, type Submission } from './writers.ts';

export interface PatientPhones {
  /** The acknowledged submissions, with the number that the customer received. */
  acknowledged: Map<Submission, string>;
  /** The number of attempts without an acknowledgement. */
  triedAgain: () => number;
  /** Lets each phone finish its current submission. Rejects if the shop refused anything. */
  finish: () => Promise<void>;
}

/**
 * Starts this many phones. Each sends its next submission as soon as the previous one is accepted.
 */
export function startPhones(
  shop: { origin: string },
  onSale: readonly OnSale[],
  photo: Buffer,
  phones = 4,
): PatientPhones {
  const acknowledged = new Map<Submission, string>();
  let triedAgain = 0;
  const writing = { goesOn: true };
  const write = async () => {
    while (writing.goesOn) {
      const submission = aSubmission(onSale);
      for (;;) {
        const response = await send(shop, submission, photo).catch(orLater);
        if (response) {
          acknowledged.set(submission, response.number);
          break;
        }
        triedAgain += 1;
        await wait(50);
      }
    }
  };
  const all = Promise.all(Array.from({ length: phones }, write));
  all.catch(() => undefined);
  return {
    acknowledged,
    triedAgain: () => triedAgain,
    finish: async () => {
      writing.goesOn = false;
      await all;
    },
  };
}

export const nothingWrong = { lost: 0, rowsDoubled: 0, numbersDoubled: 0, strayUnits: 0 };

/**
 * Checks all acknowledged submissions and the tables. The expected result is {@link nothingWrong}.
 */
export async function countWrongs(
  shop: { origin: string },
  phones: PatientPhones,
  { photo, db, unitsBefore }: { photo: Buffer; db: Database; unitsBefore: number },
): Promise<typeof nothingWrong> {
  // Must run before the counts below, because sending again must not add rows.
  const lost = await countLost(shop, phones, photo);
  const numbers = [...phones.acknowledged.values()].filter(Boolean);
  return {
    lost,
    rowsDoubled: await submissionsInSeveralRows(db),
    numbersDoubled: numbers.length - new Set(numbers).size,
    strayUnits: unitsBefore - (await unitsInStock(db)) - (await unitsOrdered(db)),
  };
}

/**
 * Sends all acknowledged submissions once more. Returns how many were unknown to the shop or had
 * another number.
 */
async function countLost(
  shop: { origin: string },
  { acknowledged }: PatientPhones,
  photo: Buffer,
): Promise<number> {
  let lost = 0;
  for (const [submission, number] of acknowledged) {
    const again = await send(shop, submission, photo).catch(orLater);
    if (!again?.isReplayed || again.number !== number) lost += 1;
  }
  return lost;
}

function orLater(failure: unknown): null {
  if (failure instanceof TryLater) return null;
  throw failure;
}
