/**
 * The functions with which screens write to the outbox. Each result reports whether the data is on
 * the phone's disk. None waits for the network.
 */
import type { Submission, SubmissionKind, PhotoProblem } from '#domain/submission.ts';
import { canQueueMore, isUnsent, submissionsOf, photoProblem } from '#domain/submission.ts';
import { sorted } from '#domain/sorted.ts';
import { isOverQuota } from './storage/database.ts';
import { sha256 } from './storage/digest.ts';
import { keepStorage, requestSync } from './delivery/background-sync.ts';
import { withFreedStorage } from './storage/free-storage.ts';
import { preparePhoto } from './photos/prepare-photo.ts';
import { shrinkPhoto, smallerLook } from './photos/shrink.ts';
import { requestDelivery } from './delivery/request-delivery.ts';
import { outboxStore } from './storage/store.ts';

export type WriteProblem =
  /**
   * The phone is full, even after everything that can be fetched again was deleted. It is NOT
   * saved.
   */
  | 'no-room'
  /** The browser does not allow storage (private mode, blocked site data). It is NOT saved. */
  | 'storage-blocked'
  | 'too-many-submissions'
  /** The submission is not a draft (any more): it was sent from another tab, or deleted. */
  | 'not-a-draft'
  | PhotoProblem;

export type Written =
  | { saved: true; submission: Submission }
  | { saved: false; problem: WriteProblem };

export interface DraftSeed {
  id: string;
  kind: SubmissionKind;
  /** The signed-in customer's id, or `guest`. */
  owner: string;
  /** The content so far, as plain JSON in the kind's shape (kinds/). */
  payload: unknown;
}

/** The id of a new submission, which is its idempotency key for ever. */
export function newSubmissionId(): string {
  return crypto.randomUUID();
}

/** Creates the draft or replaces its payload. Its photos stay. */
export async function saveDraft(seed: DraftSeed): Promise<Written> {
  const result = await written(seed.id, 'draft', () =>
    outboxStore.change({ type: 'draft-saved', ...seed, at: now() }),
  );
  const isAnothers = result.saved && result.submission.owner !== seed.owner;
  return isAnothers ? { saved: false, problem: 'not-a-draft' } : result;
}

/**
 * The newest draft of this kind that belongs to `owner` or to the phone and whose payload fits.
 * Null if there is none.
 */
export async function loadDraft(
  kind: SubmissionKind,
  owner: string,
  fits: (payload: unknown) => boolean = () => true,
): Promise<Submission | null> {
  const drafts = submissionsOf(await outboxStore.submissions(), owner).filter(
    (submission) =>
      submission.state === 'draft' && submission.kind === kind && fits(submission.payload),
  );
  return sorted(drafts, (a, b) => (a.createdAt < b.createdAt ? -1 : 1)).at(-1) ?? null;
}

/** The submission with that id, in any state. Null if there is none or storage is blocked. */
export async function findSubmission(id: string): Promise<Submission | null> {
  const submissions = id ? await outboxStore.submissions().catch(() => []) : [];
  return submissions.find((submission) => submission.id === id) ?? null;
}

/**
 * Copies a file into the draft (save the draft before opening the picker). Call it inside the
 * picker's change event: it starts reading immediately, because Android's file handles expire.
 * Pictures are shrunk, which drops EXIF. `name` is only for the customer and stays on the phone.
 */
export async function attachPhoto(id: string, file: Blob, name = ''): Promise<Written> {
  const photo = await preparePhoto(file);
  if ('problem' in photo) return { saved: false, problem: photo.problem };
  const attached = await attachReady(id, { ...photo, name });
  if (attached.saved || attached.problem !== 'no-room') return attached;
  return attachReady(id, { ...(await shrinkPhoto(photo, smallerLook)), name });
}

/** Attaches bytes that are already small enough to the draft. */
export async function attachReady(
  id: string,
  photo: { bytes: ArrayBuffer; mime: string; name?: string },
): Promise<Written> {
  const { bytes, mime, name } = photo;
  const draft = (await outboxStore.submissions().catch(() => [])).find(
    (submission) => submission.id === id,
  );
  const problem = draft ? photoProblem(draft, bytes.byteLength) : null;
  if (problem) return { saved: false, problem };
  const size = bytes.byteLength;
  const seen = { mime, size, sha256: await sha256(bytes), ...(name ? { name } : {}) };
  return written(id, 'draft', () =>
    outboxStore.change({ type: 'photo-attached', id, photo: seen }, { photo: { id, bytes } }),
  );
}

/** Removes photo `n` from the draft. */
export async function removePhoto(id: string, n: number): Promise<Written> {
  return written(id, 'draft', () => outboxStore.change({ type: 'photo-removed', id, n }));
}

/** A photo's bytes for a preview. Null if they are missing. */
export async function loadPhoto(
  submission: Pick<Submission, 'id' | 'photos'>,
  n: number,
): Promise<Blob | null> {
  const photo = submission.photos.find((one) => one.n === n);
  const bytes = photo && (await outboxStore.photoBytes(submission.id, n).catch(() => null));
  return photo && bytes ? new Blob([bytes], { type: photo.mime }) : null;
}

/**
 * Queues the draft in one transaction, so that a second tap or tab has nothing to send. From
 * `saved: true` on it survives a crash. Starts the delivery without waiting for it.
 */
export async function sendSubmission(seed: DraftSeed): Promise<Written> {
  const known = await outboxStore.submissions().catch(() => []);
  const own = known.find((submission) => submission.id === seed.id);
  // The second of two taps: the submission is already queued or sent.
  if (own && (isUnsent(own) || own.state === 'sent')) return { saved: true, submission: own };
  if (!canQueueMore(known)) return { saved: false, problem: 'too-many-submissions' };
  const at = now();
  const result = await written(seed.id, 'queued', () =>
    outboxStore.change([
      { type: 'draft-saved', ...seed, at },
      { type: 'send-tapped', id: seed.id, owner: seed.owner, at },
    ]),
  );
  if (!result.saved) return result;
  requestSync();
  keepStorage();
  requestDelivery();
  return result;
}

/** Runs a change. Over quota it frees storage and retries. */
async function written(
  id: string,
  expected: 'draft' | 'queued',
  change: () => Promise<Submission[]>,
): Promise<Written> {
  const submissions = await withFreedStorage(change).catch((failure: unknown) =>
    isOverQuota(failure) ? 'no-room' : 'storage-blocked',
  );
  if (typeof submissions === 'string') return { saved: false, problem: submissions };
  const submission = submissions.find((one) => one.id === id);
  if (!submission) return { saved: false, problem: 'not-a-draft' };
  if (submission.state === expected) return { saved: true, submission };
  if (expected === 'queued' && submission.state === 'draft') {
    return { saved: false, problem: 'too-many-submissions' };
  }
  return expected === 'queued'
    ? { saved: true, submission }
    : { saved: false, problem: 'not-a-draft' };
}

function now(): string {
  return new Date().toISOString();
}
