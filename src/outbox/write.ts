/**
 * What a screen says to the outbox. Every answer tells truly whether it is on
 * the phone's disk; nothing here waits for the network.
 */
import type { Submission, SubmissionKind, PhotoProblem } from '#domain/submission.ts';
import { hasRoom, isUnsent, submissionsOf, photoProblem } from '#domain/submission.ts';
import { sorted } from '#domain/sorted.ts';
import { isOverQuota } from './database.ts';
import { sha256 } from './digest.ts';
import { keepStorage, requestSync } from './background-sync.ts';
import { withRoom } from './make-room.ts';
import { preparePhoto, shrunk } from './prepare-photo.ts';
import { requestDelivery } from './request-delivery.ts';
import { outboxStore } from './store.ts';

export type WriteProblem =
  /** The phone is full, also after all that can be fetched again was dropped. It is NOT saved. */
  | 'no-room'
  /** The browser does not let us store (private mode, blocked site data). It is NOT saved. */
  | 'storage-blocked'
  | 'too-many-submissions'
  /** The submission is not a draft (any more): sent from another tab, or deleted. */
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
  /** What was written so far: plain JSON in the kind's shape (kinds/). */
  payload: unknown;
}

/** The id of a new submission: its idempotency key for ever. */
export function newSubmissionId(): string {
  return crypto.randomUUID();
}

/** Creates the draft or replaces what it says; its photos stay. */
export async function saveDraft(seed: DraftSeed): Promise<Written> {
  const result = await written(seed.id, 'draft', () =>
    outboxStore.change({ type: 'draft-saved', ...seed, at: now() }),
  );
  const isAnothers = result.saved && result.submission.owner !== seed.owner;
  return isAnothers ? { saved: false, problem: 'not-a-draft' } : result;
}

/** The newest draft of this kind that `owner` may see and whose payload fits; null when there is none. */
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

/** The submission of that id, in whatever state; null where there is none, or the storage is closed to us. */
export async function findSubmission(id: string): Promise<Submission | null> {
  const submissions = id ? await outboxStore.submissions().catch(() => []) : [];
  return submissions.find((submission) => submission.id === id) ?? null;
}

/**
 * Copies a file into the draft (save the draft before opening the picker).
 * Call it inside the picker's change event: the reading starts at once, for
 * Android's file handles go stale. Pictures are shrunk, which drops EXIF.
 * `name` is for the customer alone and stays on the phone.
 */
export async function attachPhoto(id: string, file: Blob, name = ''): Promise<Written> {
  const photo = await preparePhoto(file);
  if ('problem' in photo) return { saved: false, problem: photo.problem };
  const attached = await attachReady(id, { ...photo, name });
  if (attached.saved || attached.problem !== 'no-room') return attached;
  return attachReady(id, { ...(await shrunk(photo, 'smaller')), name });
}

/** Puts bytes that are small enough already into the draft. */
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

/** Takes photo `n` out of the draft. */
export async function removePhoto(id: string, n: number): Promise<Written> {
  return written(id, 'draft', () => outboxStore.change({ type: 'photo-removed', id, n }));
}

/** A photo's bytes for a preview; null when they are gone. */
export async function loadPhoto(
  submission: Pick<Submission, 'id' | 'photos'>,
  n: number,
): Promise<Blob | null> {
  const photo = submission.photos.find((one) => one.n === n);
  const bytes = photo && (await outboxStore.photoBytes(submission.id, n).catch(() => null));
  return photo && bytes ? new Blob([bytes], { type: photo.mime }) : null;
}

/**
 * The draft goes into the queue: one transaction, so a second tap or tab finds
 * nothing to send. `saved: true` means that it survives a crash from now on.
 * Delivering starts at once, unawaited.
 */
export async function sendSubmission(seed: DraftSeed): Promise<Written> {
  const known = await outboxStore.submissions().catch(() => []);
  const own = known.find((submission) => submission.id === seed.id);
  // The second of two taps: it is on its way already.
  if (own && (isUnsent(own) || own.state === 'sent')) return { saved: true, submission: own };
  if (!hasRoom(known)) return { saved: false, problem: 'too-many-submissions' };
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

/** Runs a change; over quota room is made for it. */
async function written(
  id: string,
  expected: 'draft' | 'queued',
  change: () => Promise<Submission[]>,
): Promise<Written> {
  const submissions = await withRoom(change).catch((failure: unknown) =>
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
