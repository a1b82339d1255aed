import { aDraft, type Submission, type SubmissionPhoto } from '#domain/submission.ts';

/** The start time of tests. They move on from it with `later`. */
export const noon = '2026-05-04T06:00:00.000Z';

/** A queued submission, due at noon. */
export function aSubmission(changes: Partial<Submission> = {}): Submission {
  const draft = aDraft({
    id: 'submission-1',
    owner: 'guest',
    kind: 'request-order',
    payload: { rows: [{ name: 'Napa', strength: '500 mg', quantity: 10 }] },
    at: noon,
  });
  return { ...draft, seq: 1, state: 'queued', ...changes };
}

/** A photo that has not been uploaded yet. */
export function aPhoto(changes: Partial<SubmissionPhoto> = {}): SubmissionPhoto {
  return { n: 1, mime: 'image/jpeg', size: 3, sha256: 'aa', serverId: null, ...changes };
}
