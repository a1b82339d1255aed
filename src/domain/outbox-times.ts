/**
 * Rules for when a submission is due, who may deliver it, and how old it may get. All times are ISO
 * strings that the caller passes. A clock that jumps may delay a submission but never loses one.
 */
import type { Submission, SubmissionProblem } from '#domain/submission.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Lease duration. A holder that does not renew its lease within this time loses the submission. */
export const leaseTime = 180 * second;
/** After 24 hours a submission is retried once per hour. */
const hourlyAfter = 24 * hour;
/** After 72 hours the customer is advised to call the shop. */
const lateAfter = 72 * hour;
/** After 7 days the customer is asked whether the submission is still needed. */
const staleAfter = 7 * day;
/** Retention of a refused submission. The customer is told that it is deleted afterwards. */
export const refusedKept = 30 * day;
/** Retention of a sent submission's content, in case the server loses it. */
export const sentContentKept = 72 * hour;
/** Retention of a receipt. */
export const receiptKept = 30 * day;

const firstWait = 2 * second;
const longestWait = 15 * minute;
/**
 * The longest planned delay. A later `nextAt` can only come from a clock that jumped, so it is
 * ignored.
 */
const longestPlan = hour;

/** The time `ms` milliseconds after `moment`. */
export function later(moment: string, ms: number): string {
  return new Date(Date.parse(moment) + ms).toISOString();
}

/** Milliseconds between two times. An unreadable time counts as very long ago. */
export function since(from: string, to: string): number {
  const passed = Date.parse(to) - Date.parse(from);
  return Number.isNaN(passed) ? Number.MAX_SAFE_INTEGER : passed;
}

/**
 * Milliseconds until the next attempt: full jitter below a limit that doubles from 2 s to 15 min,
 * or one hour for a submission older than a day. The delay is never shorter than the server's
 * Retry-After, which counts up to one hour. `random` is in [0, 1).
 */
export function backoff(tried: {
  attempts: number;
  age: number;
  retryAfter: number | null;
  random: number;
}): number {
  const doubled = firstWait * 2 ** Math.min(20, Math.max(0, tried.attempts - 1));
  const own =
    tried.age >= hourlyAfter ? hour : Math.round(tried.random * Math.min(longestWait, doubled));
  return Math.max(own, Math.min(longestPlan, tried.retryAfter ?? 0));
}

/**
 * Parses `Retry-After`, in seconds or as an HTTP date. Returns milliseconds from now; null if the
 * header is missing or unreadable.
 */
export function retryAfter(header: string | null, now: string): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * second);
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? null : Math.max(0, moment - Date.parse(now));
}

/** True while another process holds a valid lease. */
export function isLeased(submission: Pick<Submission, 'lease'>, now: string): boolean {
  if (!submission.lease) return false;
  const left = since(now, submission.lease.until);
  return left > 0 && left <= leaseTime;
}

function waits(until: string | null | undefined, now: string): boolean {
  if (!until) return false;
  const left = since(now, until);
  return left > 0 && left <= longestPlan;
}

/**
 * True if the submission may be sent now. A stale submission never is, even if its state has not
 * been updated yet.
 */
export function isDue(submission: Submission, now: string): boolean {
  if (submission.state !== 'queued' || submission.cancelledAt || isLeased(submission, now))
    return false;
  if (isStale(submission, now)) return false;
  return !waits(submission.nextAt, now);
}

/** The oldest due submission, or null. A submission that must wait does not block the others. */
export function nextDue(submissions: readonly Submission[], now: string): Submission | null {
  return submissions
    .filter((submission) => isDue(submission, now))
    .reduce<Submission | null>(
      (oldest, submission) => (oldest && oldest.seq <= submission.seq ? oldest : submission),
      null,
    );
}

/**
 * Submissions with a valid lease: they are being delivered, or their holder was killed during the
 * delivery.
 */
export function beingDelivered(submissions: readonly Submission[], now: string): Submission[] {
  return submissions.filter(
    (submission) =>
      submission.state === 'queued' && !submission.cancelledAt && isLeased(submission, now),
  );
}

/** Milliseconds until the next submission is due (0: one is due now); null if none is queued. */
export function nextWake(submissions: readonly Submission[], now: string): number | null {
  const waiting = submissions.filter(
    (submission) => submission.state === 'queued' && !submission.cancelledAt,
  );
  if (waiting.length === 0) return null;
  const waitOf = (submission: Submission) =>
    Math.max(
      waits(submission.nextAt, now) ? since(now, submission.nextAt) : 0,
      isLeased(submission, now) && submission.lease ? since(now, submission.lease.until) : 0,
    );
  return Math.min(...waiting.map(waitOf));
}

/** Cancelled submissions that may have arrived, so the server must be queried about them. */
export function toSettle(submissions: readonly Submission[], now: string): Submission[] {
  return submissions.filter(
    (submission) => submission.cancelledAt !== null && !isLeased(submission, now),
  );
}

/** True from 72 hours on. The banner then shows the shop's phone number. */
export function isLate(submission: Submission, now: string): boolean {
  const unsent = submission.state !== 'draft' && submission.state !== 'sent';
  return unsent && since(submission.createdAt, now) >= lateAfter;
}

/** True from 7 days on. The submission is then not sent without the customer's confirmation. */
export function isStale(submission: Pick<Submission, 'createdAt'>, now: string): boolean {
  return since(submission.createdAt, now) >= staleAfter;
}

/**
 * The server's Retry-After time, before which a reconnect does not trigger a retry; null if there
 * is none.
 */
export function heldBack(problem: SubmissionProblem | null, now: string): string | null {
  return problem && waits(problem.notBefore, now) ? problem.notBefore : null;
}
