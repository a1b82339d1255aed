/**
 * With whose credentials a submission is sent. A submission of A goes with A's submission
 * grant or not at all; a guest's goes with this phone's. Grants lie beside the
 * submissions, so the worker can use them, and read nothing else on the server.
 */
import { fetchResponse, readResponse } from '#api/client.ts';
import { isOurs } from '#api/is-ours.ts';
import { reasonOf } from '#api/failure.ts';
import { grantHeader } from '#contract/envelope.ts';
import { renew } from '#contract/grants.ts';
import { noActivityId } from '#contract/wire.ts';
import { guest } from '#domain/session.ts';
import { since } from '#domain/outbox-times.ts';
import type { Host } from './host.ts';
import { outboxStore } from './store.ts';
import { publicWalletKey, walletKeyName } from './stored-wallet-key.ts';
import { readWorkerSettings } from './worker-settings.ts';

interface Grant {
  token: string;
  expiresAt: string;
  /** The key that the server was told with it (wallet-key.ts); '' for none. */
  walletKey: string;
}

export type Credentials =
  /** Send with these headers; `anonymous`: without the page's session token. */
  | { kind: 'available'; headers: Record<string, string>; anonymous: boolean }
  /** Nobody here may speak for that owner: they must sign in. */
  | { kind: 'signed-out' }
  /** Could not be asked for now. */
  | { kind: 'unreachable' };

/** Who uses this page at the moment; the worker has no session. */
export interface CurrentUser {
  /** The signed-in customer's id, else `guest`; null in the worker. Asked anew each time: they may leave. */
  owner: () => string | null;
  now: string;
}

const renewWithin = 7 * 24 * 60 * 60 * 1000;
const renewTime = 20_000;

/** The credentials for a submission of `owner`; `anew` after the server has refused the one we had. */
export async function credentialsFor(
  owner: string,
  host: Host,
  user: CurrentUser,
  anew = false,
): Promise<Credentials> {
  if (host.kind !== 'idempotent') return sessionCredentials(owner, user);
  if (!host.calls.includes(renew.name)) return sessionCredentials(owner, user);
  const stored = await storedGrant(owner);
  if (stored && !anew && since(stored.expiresAt, user.now) < 0) return grantCredentials(stored);
  const renewed = await requestGrant(owner, user);
  if (renewed.kind === 'granted') return grantCredentials(renewed.grant);
  // The phone's clock may be wrong: what only looks expired is tried before anybody is troubled.
  if (stored && !anew) return grantCredentials(stored);
  return { kind: renewed.kind };
}

/**
 * The credentials for a submission that takes something from its owner's wallet: in a page of
 * theirs the session itself, else the grant where the phone has `signed` for it (checkout-116).
 */
export async function credentialsToSpend(
  owner: string,
  host: Host,
  user: CurrentUser,
  { signed, anew }: { signed: boolean; anew: boolean },
): Promise<Credentials> {
  const current = user.owner();
  if (owner === current && !anew) return sessionCredentials(owner, user);
  if (signed) return credentialsFor(owner, host, user, anew);
  return { kind: current === null ? 'unreachable' : 'signed-out' };
}

/**
 * Gets a grant in good time, while there is a network and a session: so that the worker has one,
 * and what this phone signs for the wallet is believed.
 */
export async function prepareGrant(owner: string, host: Host, user: CurrentUser): Promise<void> {
  if (host.kind !== 'idempotent' || !host.calls.includes(renew.name)) return;
  const stored = await storedGrant(owner);
  const isKeyTold = stored?.walletKey === (await publicWalletKey(owner));
  if (stored && isKeyTold && since(user.now, stored.expiresAt) > renewWithin) return;
  await requestGrant(owner, user);
}

/** How often somebody has left: what was asked for before that is kept for nobody. */
let departures = 0;

/** After signing out with nothing left to send: the grant goes too, and one that is on its way. */
export async function forgetGrant(owner: string): Promise<void> {
  departures += 1;
  await outboxStore.remove([grantKey(owner), walletKeyName(owner)]);
}

/** A host without grants: only the page of the very customer may send, with their session. */
function sessionCredentials(owner: string, user: CurrentUser): Credentials {
  const current = user.owner();
  if (current === null) return { kind: 'unreachable' };
  if (owner === guest) return { kind: 'available', headers: {}, anonymous: true };
  return owner === current
    ? { kind: 'available', headers: {}, anonymous: false }
    : { kind: 'signed-out' };
}

type GrantResponse =
  | { kind: 'granted'; grant: Grant }
  | { kind: 'signed-out' }
  | { kind: 'unreachable' };

async function requestGrant(owner: string, user: CurrentUser): Promise<GrantResponse> {
  const isGuest = owner === guest;
  const before = departures;
  const { activityId } = await readWorkerSettings();
  const walletKey = await publicWalletKey(owner);
  // Compared last: with whose session it is asked is read in the same moment.
  const current = user.owner();
  if (!isGuest && owner !== current) {
    // The worker has no session to ask with, but a page may: only a page can tell that it must be a sign-in.
    return { kind: current === null ? 'unreachable' : 'signed-out' };
  }
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), renewTime);
  try {
    const response = await fetchResponse(
      renew,
      { ActivityId: activityId, WalletKey: walletKey },
      { anonymous: isGuest, signal: limit.signal },
    );
    // A captive portal may say 403 too: only our own no is one.
    if (!isOurs(response)) return { kind: 'unreachable' };
    const granted = await readResponse(renew, response);
    if (departures !== before) return { kind: 'unreachable' };
    const grant = { token: granted.grant, expiresAt: granted.expiresAt, walletKey };
    await outboxStore.write(grantKey(owner), grant);
    return { kind: 'granted', grant };
  } catch (failure) {
    // A phone that is not registered yet will be: that is no reason to ask for a sign-in.
    const isEarly = isGuest && activityId === noActivityId;
    return { kind: isRefusal(failure) && !isEarly ? 'signed-out' : 'unreachable' };
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
  const stored = await outboxStore.read(grantKey(owner));
  if (typeof stored !== 'object' || stored === null) return null;
  const { token, expiresAt, walletKey } = { token: '', expiresAt: '', walletKey: '', ...stored };
  return typeof token === 'string' && token !== '' ? { token, expiresAt, walletKey } : null;
}

function grantCredentials(grant: Grant): Credentials {
  return { kind: 'available', headers: { [grantHeader]: grant.token }, anonymous: true };
}

function grantKey(owner: string): string {
  return `grant/${owner}`;
}
