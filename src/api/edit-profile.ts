/** Changes of the customer's own record (customer-area-111): told at once, never queued. */
import * as profile from '#contract/profile.ts';
import type { Profile } from '#domain/profile.ts';
import { callWithTimeout } from './with-timeout.ts';
import { privateQuery, type PrivateQuery } from './private-query.ts';

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
