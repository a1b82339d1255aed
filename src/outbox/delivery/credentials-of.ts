/** Selects the credentials of a delivery by the submission's kind and owner. */
import type { Submission } from '#domain/submission.ts';
import { credentialsFor, credentialsToSpend, type Credentials, type CurrentUser } from './grant.ts';
import type { Host } from './host.ts';
import { kindOf } from '#outbox/kinds.ts';

/** `anew` requests a new grant, after the server has refused the stored one. */
export function credentialsOf(
  submission: Submission,
  host: Host,
  user: CurrentUser,
  anew: boolean,
): Promise<Credentials> {
  const { owner, payload } = submission;
  const spends = kindOf(submission).spends?.(payload) ?? 'nothing';
  if (spends === 'nothing') return credentialsFor(owner, host, user, anew);
  return credentialsToSpend(owner, host, user, { signed: spends === 'signed', anew });
}

/** Whether the credentials are a page session that no longer belongs to `owner` (offline-107). */
export function isOthersSession(
  credentials: Credentials,
  owner: string,
  current: string | null,
): boolean {
  return credentials.kind === 'available' && !credentials.anonymous && current !== owner;
}
