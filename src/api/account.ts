/** Where the customer is signed in, their data, and the end of their account: asked and told at once, never queued. */
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

/** What the shop has stored takes a while to gather, and on a slow line to arrive. */
const exportTimeout = 60_000;

/** Answers the text of a JSON file. Throws an ApiFailure, as all of these do; `confirmNeeded` where a proof is wanted first. */
export function exportOwnData(): Promise<string> {
  return callWithTimeout(account.exportData, {}, undefined, exportTimeout);
}

export async function eraseAccount(givesUpWallet: boolean): Promise<void> {
  await callWithTimeout(account.erase, { GivesUpWallet: givesUpWallet }, undefined, exportTimeout);
}

/** Proves again that it is the customer: by a password, or by a code that was sent to sign in with. */
export async function confirmByPassword(password: string): Promise<void> {
  await callWithTimeout(account.confirm, { Password: password });
}

export async function confirmByCode(codeId: string, code: string): Promise<void> {
  await callWithTimeout(account.confirm, { Code: code, Id: codeId });
}
