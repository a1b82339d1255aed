/**
 * With whose word a submission is sent. A submission of A goes with A's submission
 * grant or not at all; a guest's goes with this phone's. Grants lie beside the
 * submissions, so the worker can use them, and read nothing else on the server.
 */
import { ask, readAnswer } from '#api/client.ts';
import { isOurs } from '#api/is-ours.ts';
import { reasonOf } from '#api/failure.ts';
import { grantHeader } from '#contract/envelope.ts';
import { renew } from '#contract/grants.ts';
import { noActivityId } from '#contract/wire.ts';
import { guest } from '#domain/session.ts';
import { since } from '#domain/outbox-times.ts';
import type { Host } from './host.ts';
import { outboxStore } from './store.ts';
import { readSurroundings } from './surroundings.ts';

interface Grant {
  token: string;
  expiresAt: string;
}

export type Credentials =
  /** Send with these headers; `anonymous`: without the page's session token. */
  | { kind: 'known'; headers: Record<string, string>; anonymous: boolean }
  /** Nobody here may speak for that owner: he must sign in. */
  | { kind: 'nobody' }
  /** Could not be asked for now. */
  | { kind: 'unreachable' };

/** Who uses this page at the moment; the worker is nobody. */
export interface Present {
  /** The signed-in customer's id, else `guest`; null in the worker. */
  owner: string | null;
  now: string;
}

const renewWithin = 7 * 24 * 60 * 60 * 1000;
const renewTime = 20_000;

/** The word for a submission of `owner`; `anew` after the server has refused the one we had. */
export async function credentialsFor(
  owner: string,
  host: Host,
  present: Present,
  anew = false,
): Promise<Credentials> {
  if (host.kind !== 'keyed') return sessionWord(owner, present);
  if (!host.calls.includes(renew.name)) return sessionWord(owner, present);
  const stored = await storedGrant(owner);
  if (stored && !anew && since(stored.expiresAt, present.now) < 0) return wordOf(stored);
  const renewed = await askGrant(owner, present);
  if (renewed.kind === 'granted') return wordOf(renewed.grant);
  // The phone's clock may be wrong: what only looks expired is tried before anybody is troubled.
  if (stored && !anew) return wordOf(stored);
  return { kind: renewed.kind };
}

/** Gets a grant in good time, while there is a network and a session: so that the worker has one. */
export async function prepareGrant(owner: string, host: Host, present: Present): Promise<void> {
  if (host.kind !== 'keyed' || !host.calls.includes(renew.name)) return;
  const stored = await storedGrant(owner);
  if (stored && since(present.now, stored.expiresAt) > renewWithin) return;
  await askGrant(owner, present);
}

/** After signing out with nothing left to send: the grant goes too. */
export async function forgetGrant(owner: string): Promise<void> {
  await outboxStore.forget([grantKey(owner)]);
}

/** A host without grants: only the page of the very customer may send, with his session. */
function sessionWord(owner: string, present: Present): Credentials {
  if (present.owner === null) return { kind: 'unreachable' };
  if (owner === guest) return { kind: 'known', headers: {}, anonymous: true };
  return owner === present.owner
    ? { kind: 'known', headers: {}, anonymous: false }
    : { kind: 'nobody' };
}

type Asked = { kind: 'granted'; grant: Grant } | { kind: 'nobody' } | { kind: 'unreachable' };

async function askGrant(owner: string, present: Present): Promise<Asked> {
  const isGuest = owner === guest;
  if (!isGuest && owner !== present.owner) {
    // The worker has no session to ask with, but a page may: only a page can tell that it must be a sign-in.
    return { kind: present.owner === null ? 'unreachable' : 'nobody' };
  }
  const { activityId } = await readSurroundings();
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), renewTime);
  try {
    const response = await ask(
      renew,
      { ActivityId: activityId },
      { anonymous: isGuest, signal: limit.signal },
    );
    // A captive portal may say 403 too: only our own no is one.
    if (!isOurs(response)) return { kind: 'unreachable' };
    const answer = await readAnswer(renew, response);
    const grant = { token: answer.grant, expiresAt: answer.expiresAt };
    await outboxStore.keep(grantKey(owner), grant);
    return { kind: 'granted', grant };
  } catch (failure) {
    // A phone that is not registered yet will be: that is no reason to ask for a sign-in.
    const isEarly = isGuest && activityId === noActivityId;
    return { kind: isRefusal(failure) && !isEarly ? 'nobody' : 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

function isRefusal(failure: unknown): boolean {
  const reason = reasonOf(failure);
  if (reason.kind === 'refused') return true;
  return reason.kind === 'status' && (reason.status === 401 || reason.status === 403);
}

async function storedGrant(owner: string): Promise<Grant | null> {
  const kept = await outboxStore.kept(grantKey(owner));
  if (typeof kept !== 'object' || kept === null) return null;
  const { token, expiresAt } = { token: '', expiresAt: '', ...kept };
  return typeof token === 'string' && token !== '' ? { token, expiresAt } : null;
}

function wordOf(grant: Grant): Credentials {
  return { kind: 'known', headers: { [grantHeader]: grant.token }, anonymous: true };
}

function grantKey(owner: string): string {
  return `grant/${owner}`;
}
