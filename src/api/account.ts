/** Where the customer is signed in (customer-area-173): asked and told at once, never queued. */
import * as account from '#contract/account.ts';
import type { OpenSession } from '#domain/account.ts';
import { privateQuery, type PrivateQuery } from './private-query.ts';
import { callWithTimeout } from './with-timeout.ts';

export const sessionsQuery: PrivateQuery<OpenSession[]> = privateQuery(
  ['sessions'],
  account.sessions,
  {},
);

/** Ends one sign-in, or with null all but this one. Throws an ApiFailure. */
export async function endSession(id: string | null): Promise<void> {
  await callWithTimeout(account.endSessions, id === null ? { Others: true } : { Id: id });
}
