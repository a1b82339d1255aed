/** Changes to the photos of a submission. `outbox-steps.ts` decides when they apply. */
import {
  nextPhotoNumber,
  photoProblem,
  refusedPhotos,
  type Submission,
  type NewPhoto,
} from '#domain/submission.ts';
import { conflictCodes, type Verdict } from '#domain/outbox-verdict.ts';
import type { SubmissionEvent } from '#domain/outbox-events.ts';

/** Adds the file under the next number. Returns the submission unchanged if a limit is reached. */
export function withPhoto(submission: Submission, photo: NewPhoto): Submission {
  if (photoProblem(submission, photo.size) !== null) return submission;
  const n = nextPhotoNumber(submission);
  return { ...submission, photos: [...submission.photos, { ...photo, n, serverId: null }] };
}

/** Stores the server's Id of a received photo. Ignored if the photo's bytes have changed. */
export function withPhotoReceived(
  submission: Submission,
  { n, sha256, serverId }: Extract<SubmissionEvent, { type: 'photo-received' }>,
): Submission {
  const photos = submission.photos.map((photo) =>
    photo.n === n && photo.sha256 === sha256 ? { ...photo, serverId } : photo,
  );
  return { ...submission, photos };
}

/** Marks a photo as refused, with the server's sentence. */
export function withPhotoRefused(
  submission: Submission,
  { n, message }: Extract<SubmissionEvent, { type: 'photo-refused' }>,
): Submission {
  const photos = submission.photos.map((photo) =>
    photo.n === n ? { ...photo, refused: message } : photo,
  );
  return { ...submission, photos };
}

/** Removes all refusals of photos. */
export function withPhotosUnjudged(submission: Submission): Submission {
  const photos = submission.photos.map((photo) => {
    const fresh = { ...photo };
    delete fresh.refused;
    return fresh;
  });
  return { ...submission, photos };
}

/** Marks photos as not uploaded: those with the given server ids, or all if no ids are given. */
export function withPhotosUnsent(submission: Submission, ids: readonly string[] = []): Submission {
  const photos = submission.photos.map((photo) =>
    ids.length === 0 || ids.includes(photo.serverId ?? '') ? { ...photo, serverId: null } : photo,
  );
  return { ...submission, photos };
}

/**
 * Turns `upload-missing` into a refusal if the server misses an upload that this submission does
 * not contain: sending everything again would not help.
 */
export function repairable({ photos }: Submission, verdict: Verdict): Verdict {
  if (verdict.kind !== 'upload-missing') return verdict;
  const { ids, message } = verdict;
  const isOwn = (id: string) => photos.some((photo) => photo.serverId === id);
  if (ids.every(isOwn)) return verdict;
  return { kind: 'refused', status: 409, code: conflictCodes.uploadMissing, message };
}

/**
 * Removes the refused photos of a refused submission. Returns null if it consisted only of photos
 * and none is left.
 */
export function withoutRefusedPhotos(submission: Submission): Submission | null {
  if (submission.state !== 'refused' || submission.posted) return submission;
  if (refusedPhotos(submission).length === 0) return submission;
  const photos = submission.photos.filter((photo) => photo.refused === undefined);
  return submission.kind === 'prescription' && photos.length === 0
    ? null
    : { ...submission, photos };
}
