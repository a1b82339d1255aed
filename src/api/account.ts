/**
 * Requests about the customer's account: wallet summary, profile, sign-ins, export and erasure.
 * Writes are sent at once and are never queued.
 */
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

/** Ends one sign-in, or all others if `id` is null. Throws an ApiFailure. */
export async function endSession(id: string | null): Promise<void> {
  await callWithTimeout(account.endSessions, id === null ? { Others: true } : { Id: id });
}

/** The server needs time to collect the export, and a slow network to transfer it. */
const exportTimeout = 60_000;

/**
 * Returns the text of a JSON file. Like every function here it throws an ApiFailure; the reason is
 * `confirmNeeded` if the customer must confirm the identity first.
 */
export function exportOwnData(): Promise<string> {
  return callWithTimeout(account.exportData, {}, undefined, exportTimeout);
}

export async function eraseAccount(givesUpWallet: boolean): Promise<void> {
  await callWithTimeout(account.erase, { GivesUpWallet: givesUpWallet }, undefined, exportTimeout);
}

/**
 * Confirms the customer's identity with the password, or with a code that was sent for a sign-in.
 */
export async function confirmByPassword(password: string): Promise<void> {
  await callWithTimeout(account.confirm, { Password: password });
}

export async function confirmByCode(codeId: string, code: string): Promise<void> {
  await callWithTimeout(account.confirm, { Code: code, Id: codeId });
}

/** Uploading a photo over a slow network takes long. */
const uploadTimeout = 150_000;

export const profileQuery: PrivateQuery<Profile> = privateQuery(['profile'], profile.info, {});

/** Throws an ApiFailure. */
export async function saveProfile(
  customerId: string,
  { name, email }: Pick<Profile, 'name' | 'email'>,
): Promise<void> {
  await callWithTimeout(profile.updateInfo, { UserId: customerId, Name: name, Email: email });
}

/** Returns the path of the new photo. Throws an ApiFailure. */
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
    // Several components render the summary at the same time and share one response.
    staleTime: 5_000,
    refetchOnWindowFocus: true,
    refetchInterval: 60_000,
  });
