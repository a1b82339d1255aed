/** Asks the server which letters it has (`Status`): after a cancel, a doubtful 422, and for old receipts. */
import { answerIn, ask } from '#api/client.ts';
import { isOurs } from '#api/is-ours.ts';
import { status } from '#contract/requests.ts';
import type { Letter } from '#domain/outbox-letter.ts';
import type { KnownLetter } from '#domain/request.ts';
import type { Means } from './carry.ts';
import { fingerprintOf } from './digest.ts';
import { credentialsFor, type Credentials } from './grant.ts';
import { jsonTime } from './hear.ts';
import type { Host } from './host.ts';
import { outboxStore } from './store.ts';

/** Ids in one question. */
const mostAsked = 100;

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
      const orderNo = numberOf(letter, known);
      if (orderNo !== null) {
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
      if (numberOf(letter, known) !== null) continue;
      await outboxStore.change({ type: 'server-forgot', id: letter.id, at: means.now() });
    }
  }
}

/** `Status` knows every letter that left something behind; "seen" does not, and photos only by their own keys. */
function isKnownToStatus(letter: Letter): boolean {
  return idsOf(letter).length > 0;
}

/** What the server is asked about: the letter, or, of a letter of photos alone, each of them. */
function idsOf(letter: Letter): string[] {
  if (letter.kind === 'seen') return [];
  if (letter.kind !== 'prescription') return [letter.id];
  return letter.photos.map((photo) => `${letter.id}/${photo.n}`);
}

/** The number that the customer is told, '' where there is none; null when the server does not know all of the letter. */
function numberOf(letter: Letter, known: readonly KnownLetter[]): string | null {
  const found = idsOf(letter).map((id) => known.find((one) => one.letterId === id));
  const [first] = found;
  if (!first || found.includes(undefined)) return null;
  return letter.kind === 'request-order' ? first.orderNo || first.id : first.orderNo;
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
  const ids = letters.flatMap(idsOf);
  const known: KnownLetter[] = [];
  for (let start = 0; start < ids.length; start += mostAsked) {
    const answer = await askIds(ids.slice(start, start + mostAsked), word);
    if (!answer) return null;
    known.push(...answer);
  }
  return known;
}

async function askIds(
  Ids: string[],
  { headers, anonymous }: Extract<Credentials, { kind: 'known' }>,
): Promise<readonly KnownLetter[] | null> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), jsonTime);
  try {
    const response = await ask(status, { Ids }, { headers, anonymous, signal: limit.signal });
    if (!response.ok || !isOurs(response)) return null;
    return answerIn(status, await response.json());
  } catch {
    // No network or no readable answer: nothing is known now, and nothing concluded.
    return null;
  } finally {
    clearTimeout(timer);
  }
}
