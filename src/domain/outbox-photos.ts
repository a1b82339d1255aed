/** What happens to the photos of a submission; `outbox-steps.ts` says when. */
import {
  nextPhotoNumber,
  photoProblem,
  refusedPhotos,
  type Submission,
  type NewPhoto,
} from '#domain/submission.ts';
import { conflictCodes, type Verdict } from '#domain/outbox-verdict.ts';
import type { SubmissionEvent } from '#domain/outbox-events.ts';

/** With the file under the next number; as it was where there is no room for it. */
export function withPhoto(submission: Submission, photo: NewPhoto): Submission {
  if (photoProblem(submission, photo.size) !== null) return submission;
  const n = nextPhotoNumber(submission);
  return { ...submission, photos: [...submission.photos, { ...photo, n, serverId: null }] };
}

/** The server has that very file, under its Id. */
export function withPhotoReceived(
  submission: Submission,
  { n, sha256, serverId }: Extract<SubmissionEvent, { type: 'photo-received' }>,
): Submission {
  const photos = submission.photos.map((photo) =>
    photo.n === n && photo.sha256 === sha256 ? { ...photo, serverId } : photo,
  );
  return { ...submission, photos };
}

/** The server will never take that file. */
export function withPhotoRefused(
  submission: Submission,
  { n, message }: Extract<SubmissionEvent, { type: 'photo-refused' }>,
): Submission {
  const photos = submission.photos.map((photo) =>
    photo.n === n ? { ...photo, refused: message } : photo,
  );
  return { ...submission, photos };
}

/** As before anybody has looked at them. */
export function withPhotosUnjudged(submission: Submission): Submission {
  const photos = submission.photos.map((photo) => {
    const fresh = { ...photo };
    delete fresh.refused;
    return fresh;
  });
  return { ...submission, photos };
}

/** As before any of them was sent; or, where ids are named, before those were. */
export function withPhotosUnsent(submission: Submission, ids: readonly string[] = []): Submission {
  const photos = submission.photos.map((photo) =>
    ids.length === 0 || ids.includes(photo.serverId ?? '') ? { ...photo, serverId: null } : photo,
  );
  return { ...submission, photos };
}

/** The verdict, a refusal where something is missing that this phone does not have: to send all again would not help. */
export function repairable({ photos }: Submission, verdict: Verdict): Verdict {
  if (verdict.kind !== 'upload-missing') return verdict;
  const { ids, message } = verdict;
  const isOwn = (id: string) => photos.some((photo) => photo.serverId === id);
  if (ids.every(isOwn)) return verdict;
  return { kind: 'refused', status: 409, code: conflictCodes.uploadMissing, message };
}

/** What the pharmacy took of a refused submission; null where nothing is left of one that was files alone. */
export function withoutRefusedPhotos(submission: Submission): Submission | null {
  if (submission.state !== 'refused' || submission.posted) return submission;
  if (refusedPhotos(submission).length === 0) return submission;
  const photos = submission.photos.filter((photo) => photo.refused === undefined);
  return submission.kind === 'prescription' && photos.length === 0
    ? null
    : { ...submission, photos };
}
