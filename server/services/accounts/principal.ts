/** Identifies the caller by the tokens alone, never by the request body. */
import { and, eq, gt, isNull } from 'drizzle-orm';
import { hashToken } from './tokens.ts';
import type { Database } from '#server/db/database.ts';
import { findSession } from './sessions.ts';
import { submissionGrants } from '#server/db/tables/sign-in.ts';
import { grantEnded, signInNeeded } from '#server/services/failures.ts';

export type Principal =
  | { kind: 'guest'; deviceId: string | null; grantId: number | null }
  | { kind: 'customer'; customerId: string; sessionHash: string | null; grantId: number | null };

export const anonymous: Principal = { kind: 'guest', deviceId: null, grantId: null };

/** The tokens that an endpoint accepts, and whether invalid ones are refused. */
export interface AuthenticationOptions {
  /** Refuses an expired token instead of treating the caller as a guest. */
  strict: boolean;
  /** Accepts the outbox's submission grant. */
  grant: boolean;
}

/** The credentials in a request; '' for those that are missing. */
export interface Credentials {
  grant: string;
  token: string;
  /** The session's cookie, if it has one. */
  cookie: string;
}

/** Returns the caller. Throws 401 if a token is invalid and `options` are strict. */
export async function principalOf(
  db: Database,
  now: Date,
  { grant, token, cookie }: Credentials,
  options: AuthenticationOptions,
): Promise<Principal> {
  if (options.grant && grant) return principalOfGrant(db, now, grant);
  if (!token) return anonymous;
  const session = await findSession(db, now, token, cookie);
  if (session)
    return {
      kind: 'customer',
      customerId: session.customerId,
      sessionHash: session.tokenHash,
      grantId: null,
    };
  if (options.strict) throw signInNeeded();
  return anonymous;
}

async function principalOfGrant(db: Database, now: Date, token: string): Promise<Principal> {
  const [grant] = await db
    .select()
    .from(submissionGrants)
    .where(
      and(
        eq(submissionGrants.tokenHash, hashToken(token)),
        isNull(submissionGrants.revokedAt),
        gt(submissionGrants.expiresAt, now),
      ),
    );
  if (!grant) throw grantEnded();
  if (grant.customerId)
    return {
      kind: 'customer',
      customerId: grant.customerId,
      sessionHash: null,
      grantId: grant.id,
    };
  return { kind: 'guest', deviceId: grant.deviceId, grantId: grant.id };
}
