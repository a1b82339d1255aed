/** Phones that send what they have until it is taken, as the outbox does, and what became of it. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#server/db/database.ts';
import { submissionsInSeveralRows, unitsInStock, unitsOrdered } from './ledger.ts';
import { aSubmission, send, TryLater, type OnSale, type Submission } from './writers.ts';

export interface PatientPhones {
  /** What was acknowledged, with the number that the customer was told. */
  acknowledged: Map<Submission, string>;
  /** Tries that brought no acknowledgement. */
  triedAgain: () => number;
  /** Lets each phone finish what it is sending; rejects where the shop refused anything. */
  finish: () => Promise<void>;
}

/** So many phones, each of which writes the next as soon as the last was taken. */
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
        const answer = await send(shop, submission, photo).catch(orLater);
        if (answer) {
          acknowledged.set(submission, answer.number);
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

/** What became of all that was acknowledged to these phones, with what the tables say; {@link nothingWrong} is to be hoped for. */
export async function countWrongs(
  shop: { origin: string },
  phones: PatientPhones,
  { photo, db, unitsBefore }: { photo: Buffer; db: Database; unitsBefore: number },
): Promise<typeof nothingWrong> {
  // Sent once more it is in the tables once all the same.
  const lost = await countLost(shop, phones, photo);
  const numbers = [...phones.acknowledged.values()].filter(Boolean);
  return {
    lost,
    rowsDoubled: await submissionsInSeveralRows(db),
    numbersDoubled: numbers.length - new Set(numbers).size,
    strayUnits: unitsBefore - (await unitsInStock(db)) - (await unitsOrdered(db)),
  };
}

/** Sends all that was acknowledged once more; answers how many the shop did not know, or by another number. */
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
