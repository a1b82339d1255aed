import type { SubmissionProblem } from '#domain/submission.ts';
import type { Verdict } from '#domain/outbox-verdict.ts';

/** The problem that the submission stores for a verdict; null for a receipt. */
export function problemOf(verdict: Verdict, at: string): SubmissionProblem | null {
  const note = { at, status: 0, code: '', message: '', notBefore: null };
  switch (verdict.kind) {
    case 'received':
      return null;
    case 'later': {
      const notBefore =
        verdict.wait === null ? null : new Date(Date.parse(at) + verdict.wait).toISOString();
      return { ...note, kind: verdict.because, status: verdict.status, notBefore };
    }
    case 'refused': {
      const { status, code, message } = verdict;
      return { ...note, kind: 'refused', status, code, message };
    }
    case 'unauthorized':
      return { ...note, kind: 'who-are-you', status: verdict.status };
    case 'upload-missing':
    case 'in-progress':
      return { ...note, kind: verdict.kind, status: 409 };
    default:
      return { ...note, kind: verdict.kind, status: 426 };
  }
}

/** A problem that does not come from a response. */
export function plainProblem(kind: SubmissionProblem['kind'], at: string): SubmissionProblem {
  return { kind, at, status: 0, code: '', message: '', notBefore: null };
}
