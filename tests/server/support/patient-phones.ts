/** Phones that send what they have until it is taken, as the outbox does, and what became of it. */
import { setTimeout as wait } from 'node:timers/promises';
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

/** Sends all that was acknowledged once more; answers how many the shop did not know, or by another number. */
export async function countLost(
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
