/** With what a submission is sent at this moment. */
import type { Submission } from '#domain/submission.ts';
import { credentialsFor, credentialsToSpend, type Credentials, type CurrentUser } from './grant.ts';
import type { Host } from './host.ts';
import { kindOf } from './kinds.ts';

/** `anew` after the server has refused what we had. */
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

/** They were the session of `owner`, and it is not theirs any more (offline-107). */
export function isOthersSession(
  credentials: Credentials,
  owner: string,
  current: string | null,
): boolean {
  return credentials.kind === 'available' && !credentials.anonymous && current !== owner;
}
