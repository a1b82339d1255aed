/** Asks the server which letters it has (`Status`): after a cancel, a doubtful 422, and for old receipts. */
import { answerIn, ask, isOurs } from '#api/client.ts';
import { status } from '#contract/requests.ts';
import type { Letter } from '#domain/outbox-letter.ts';
import type { KnownLetter } from '#domain/request.ts';
import type { Means } from './carry.ts';
import { fingerprintOf } from './digest.ts';
import { credentialsFor } from './grant.ts';
import { jsonTime } from './hear.ts';
import type { Host } from './host.ts';
import { outboxStore } from './store.ts';

/**
 * Settles letters by what the server knows: known → receipt; unknown → surely
 * absent (unless only receipts are looked for). Silence settles nothing.
 */
export async function askWhatArrived(
  letters: readonly Letter[],
  host: Host,
  means: Pick<Means, 'now' | 'present'>,
  absence: 'settles' | 'only-receipts' = 'settles',
): Promise<void> {
  for (const [owner, own] of byOwner(letters.filter(isKnownToStatus))) {
    const known = await askStatus(owner, own, host, means);
    if (!known) continue;
    for (const letter of own) {
      const at = means.now();
      const found = known.find((one) => one.letterId === letter.id);
      if (found) {
        const orderNo = found.orderNo || found.id;
        const fingerprint = await fingerprintOf(letter);
        await outboxStore.change(
          { type: 'receipt-arrived', id: letter.id, orderNo, at },
          { receipt: { id: letter.id, orderNo, sentAt: at, fingerprint } },
        );
      } else if (absence === 'settles') {
        await outboxStore.change({ type: 'absence-confirmed', id: letter.id, at });
      }
    }
  }
}

/**
 * Compares the sent letters of the last 30 days with the server: one that it
 * does not know (it was restored from a backup) is marked, the customer told.
 */
export async function checkReceipts(
  host: Host,
  means: Pick<Means, 'now' | 'present'>,
): Promise<void> {
  const sent = (await outboxStore.letters()).filter(
    (letter) => letter.state === 'sent' && isKnownToStatus(letter),
  );
  for (const [owner, own] of byOwner(sent)) {
    const known = await askStatus(owner, own, host, means);
    if (!known) continue;
    for (const letter of own) {
      if (known.some((one) => one.letterId === letter.id)) continue;
      await outboxStore.change({ type: 'server-forgot', id: letter.id, at: means.now() });
    }
  }
}

/** `Status` speaks of request orders; about another kind its silence would prove nothing. */
function isKnownToStatus(letter: Letter): boolean {
  return letter.kind === 'request-order';
}

function byOwner(letters: readonly Letter[]): Map<string, Letter[]> {
  const owners = new Map<string, Letter[]>();
  for (const letter of letters) {
    owners.set(letter.owner, [...(owners.get(letter.owner) ?? []), letter]);
  }
  return owners;
}

/** What the server knows of these letters; null when it did not say. */
async function askStatus(
  owner: string,
  letters: readonly Letter[],
  host: Host,
  means: Pick<Means, 'now' | 'present'>,
): Promise<readonly KnownLetter[] | null> {
  if (host.kind !== 'keyed' || !host.calls.includes(status.name) || letters.length === 0) {
    return null;
  }
  const present = { owner: means.present(), now: means.now() };
  const word = await credentialsFor(owner, host, present);
  if (word.kind !== 'known') return null;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), jsonTime);
  try {
    const asked = { Ids: letters.map((letter) => letter.id) };
    const { headers, anonymous } = word;
    const response = await ask(status, asked, { headers, anonymous, signal: limit.signal });
    if (!response.ok || !isOurs(response)) return null;
    return answerIn(status, await response.json());
  } catch {
    // No network or no readable answer: nothing is known now, and nothing concluded.
    return null;
  } finally {
    clearTimeout(timer);
  }
}
