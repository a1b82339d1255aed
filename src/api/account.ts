/** The customer's account: wallet summary, profile, sign-ins, export and erasure. Changes are sent at once, never queued. */
import { queryOptions } from '@tanstack/react-query';
import * as account from '#contract/account.ts';
import * as profile from '#contract/profile.ts';
import type { OpenSession } from '#domain/account.ts';
import type { Profile } from '#domain/profile.ts';
import { privateQuery, type PrivateQuery, privateKey } from './private-query.ts';
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

/** A photo on a slow network takes its time. */
const uploadTimeout = 150_000;

export const profileQuery: PrivateQuery<Profile> = privateQuery(['profile'], profile.info, {});

/** Throws an ApiFailure. */
export async function saveProfile(
  customerId: string,
  { name, email }: Pick<Profile, 'name' | 'email'>,
): Promise<void> {
  await callWithTimeout(profile.updateInfo, { UserId: customerId, Name: name, Email: email });
}

/** Answers the new photo's path. Throws an ApiFailure. */
export function saveProfilePicture(customerId: string, photo: Blob): Promise<string> {
  const request = { Img: photo, UserId: customerId };
  return callWithTimeout(profile.addPicture, request, undefined, uploadTimeout);
}

/** Wallet, due amount and unseen notifications of the signed-in customer (customer-area-7, notifications-16). */
export const summaryQuery = (customerId: string) =>
  queryOptions({
    queryKey: privateKey(customerId, 'summary'),
    queryFn: ({ signal }) => callWithTimeout(profile.summary, {}, signal),
    meta: { persist: true },
    // Several places show it at once.
    staleTime: 5_000,
    refetchOnWindowFocus: true,
    refetchInterval: 60_000,
  });
