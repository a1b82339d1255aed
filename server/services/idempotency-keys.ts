/** Idempotency keys, fingerprints and owners of submissions (offline-112). */
import { createHash } from 'node:crypto';
import { canonicalJson } from '#domain/canonical-json.ts';
import { deviceOf } from './accounts/devices.ts';
import type { Database } from '#server/db/database.ts';
import { malformed } from './failures.ts';
import type { Principal } from './accounts/principal.ts';

const uuid = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';
const submissionPattern = new RegExp(`^${uuid}$`, 'i');
const photoPattern = new RegExp(`^${uuid}/\\d{1,3}$`, 'i');

/**
 * Returns the submission's id from a key; null without a key. Throws 400 if the key is not a
 * submission's.
 */
export function submissionIdOf(key: string): string | null {
  if (key === '') return null;
  if (!submissionPattern.test(key)) throw malformed();
  return key.toLowerCase();
}

/**
 * Returns the key of a photo, `<submission>/<n>`; null without a key. Throws 400 if it is
 * malformed.
 */
export function photoKeyOf(key: string): string | null {
  if (key === '') return null;
  if (!photoPattern.test(key) && !submissionPattern.test(key)) throw malformed();
  return key.toLowerCase();
}

/** Whether this is the key of a submission or of one of its photos. */
export function isSubmissionKey(key: string): boolean {
  return submissionPattern.test(key) || photoPattern.test(key);
}

export interface Owner {
  customerId: string | null;
  deviceId: string | null;
}

/** The owner of a new row: the customer, or the guest's device if it exists. */
export async function ownerOf(
  db: Database,
  principal: Principal,
  activityId: string,
): Promise<Owner> {
  if (principal.kind === 'customer') return { customerId: principal.customerId, deviceId: null };
  return { customerId: null, deviceId: principal.deviceId ?? (await deviceOf(db, activityId)) };
}

/**
 * SHA-256 of the content and the sender. The device is not included, because a phone may register
 * again between two tries of the same submission.
 */
export function fingerprintOf(owner: Owner, content: unknown): string {
  const text = canonicalJson([owner.customerId, content]);
  return createHash('sha256').update(text).digest('hex');
}
