/**
 * Selects the credentials of a submission. A submission of a customer is sent with that customer's
 * grant or not at all; a guest's with the grant of this phone. Grants are stored beside the
 * submissions for the worker, and allow it nothing else on the server.
 */
import { fetchResponse, readResponse, isOurs } from '#api/client.ts';
import { reasonOf } from '#api/failure.ts';
import { grantHeader } from '#contract/envelope.ts';
import { renew } from '#contract/grants.ts';
import { noActivityId } from '#contract/wire.ts';
import { guest } from '#domain/session.ts';
import { since } from '#domain/outbox-times.ts';
import type { Host } from './host.ts';
import { outboxStore } from '#outbox/storage/store.ts';
import { publicWalletKey, walletKeyName } from './wallet-key.ts';
import { readWorkerSettings } from '#outbox/storage/worker-settings.ts';

interface Grant {
  token: string;
  expiresAt: string;
  /** The public wallet key that was registered with this grant (wallet-key.ts), or ''. */
  walletKey: string;
}

export type Credentials =
  /** Send with these headers. `anonymous` leaves out the page's session token. */
  | { kind: 'available'; headers: Record<string, string>; anonymous: boolean }
  /** Nobody on this phone may act for that owner, who must sign in. */
  | { kind: 'signed-out' }
  /** The server could not be reached. */
  | { kind: 'unreachable' };

/** The current user of this page. The worker has no session. */
export interface CurrentUser {
  /**
   * The signed-in customer's id or `guest`; null in the worker. A function, because the customer
   * may sign out during the delivery.
   */
  owner: () => string | null;
  now: string;
}

const renewWithin = 7 * 24 * 60 * 60 * 1000;
const renewTime = 20_000;

/**
 * The credentials for a submission of `owner`. `anew` requests a new grant, after the server has
 * refused the stored one.
 */
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
  // The phone's clock may be wrong, so a grant that looks expired is tried before a sign-in is
  // required.
  if (stored && !anew) return grantCredentials(stored);
  return { kind: renewed.kind };
}

/**
 * The credentials for a submission that spends money from its owner's wallet: the session in a page
 * of that customer, otherwise the grant if the phone has `signed` the amount (checkout-116).
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
 * Renews the grant early, while there is a network and a session, so that the worker has a valid
 * one. Also registers a new wallet key.
 */
export async function prepareGrant(owner: string, host: Host, user: CurrentUser): Promise<void> {
  if (host.kind !== 'idempotent' || !host.calls.includes(renew.name)) return;
  const stored = await storedGrant(owner);
  const isKeyTold = stored?.walletKey === (await publicWalletKey(owner));
  if (stored && isKeyTold && since(user.now, stored.expiresAt) > renewWithin) return;
  await requestGrant(owner, user);
}

/** The number of sign-outs. A grant that was requested before the last one is discarded. */
let departures = 0;

/**
 * Deletes the grant and the wallet key after a sign-out with nothing left to send. A pending
 * renewal is discarded too.
 */
export async function forgetGrant(owner: string): Promise<void> {
  departures += 1;
  await outboxStore.remove([grantKey(owner), walletKeyName(owner)]);
}

/**
 * The credentials for a host without grants: only a page of the same customer may send, with their
 * session.
 */
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
  // Read last, because the client reads the session token in the same tick.
  const current = user.owner();
  if (!isGuest && owner !== current) {
    // The worker has no session for the request, but a page may have one. Only a page can decide
    // that a sign-in is needed.
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
    // A captive portal may also return 403. Only our server's refusal counts.
    if (!isOurs(response)) return { kind: 'unreachable' };
    const granted = await readResponse(renew, response);
    if (departures !== before) return { kind: 'unreachable' };
    const grant = { token: granted.grant, expiresAt: granted.expiresAt, walletKey };
    await outboxStore.write(grantKey(owner), grant);
    return { kind: 'granted', grant };
  } catch (failure) {
    // A phone that is not registered yet will be, so this is no reason to require a sign-in.
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
