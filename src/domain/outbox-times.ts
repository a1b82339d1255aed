/**
 * When a submission is due, who may deliver it, how old it may grow. All moments
 * are ISO strings handed in; a clock that jumps may cost time, never a submission.
 */
import type { Submission, SubmissionProblem } from '#domain/submission.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** A holder that says nothing for this long has lost the submission (milliseconds). */
export const leaseTime = 180 * second;
/** After 24 hours a submission is tried once an hour. */
const hourlyAfter = 24 * hour;
/** After 72 hours the customer is told to call the shop. */
const lateAfter = 72 * hour;
/** After 7 days the customer is asked: still need this? */
const staleAfter = 7 * day;
/** A refused submission is kept this long, then deleted as announced. */
export const refusedKept = 30 * day;
/** The content of a sent submission is kept this long, in case the server turns out not to know it. */
export const sentContentKept = 72 * hour;
/** A receipt is kept this long. */
export const receiptKept = 30 * day;

const firstWait = 2 * second;
const longestWait = 15 * minute;
/** No wait is ever planned beyond this; a later `nextAt` only comes from a clock that jumped. */
const longestPlan = hour;

/** The moment `ms` milliseconds after `moment`. */
export function later(moment: string, ms: number): string {
  return new Date(Date.parse(moment) + ms).toISOString();
}

/** Milliseconds from one moment to another; an unreadable moment counts as long ago. */
export function since(from: string, to: string): number {
  const passed = Date.parse(to) - Date.parse(from);
  return Number.isNaN(passed) ? Number.MAX_SAFE_INTEGER : passed;
}

/**
 * Milliseconds until the next try: full jitter below 2 s doubling to 15 min,
 * one hour for a submission older than a day; never below what the server asked
 * for, which itself counts up to an hour. `random` is in [0, 1).
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

/** `Retry-After` as milliseconds from now: seconds or an HTTP date; null where there is none. */
export function retryAfter(header: string | null, now: string): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * second);
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? null : Math.max(0, moment - Date.parse(now));
}

/** True while somebody else may be believed to deliver the submission. */
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

/** True when the submission may be tried now; a stale one never is, whether or not it was told so yet. */
export function isDue(submission: Submission, now: string): boolean {
  if (submission.state !== 'queued' || submission.cancelledAt || isLeased(submission, now))
    return false;
  if (isStale(submission, now)) return false;
  return !waits(submission.nextAt, now);
}

/** The oldest submission that is due; null when none is. One that must wait holds up no other. */
export function nextDue(submissions: readonly Submission[], now: string): Submission | null {
  return submissions
    .filter((submission) => isDue(submission, now))
    .reduce<Submission | null>(
      (oldest, submission) => (oldest && oldest.seq <= submission.seq ? oldest : submission),
      null,
    );
}

/** Submissions that somebody is delivering, or was, when they were stopped. */
export function beingDelivered(submissions: readonly Submission[], now: string): Submission[] {
  return submissions.filter(
    (submission) =>
      submission.state === 'queued' && !submission.cancelledAt && isLeased(submission, now),
  );
}

/** Milliseconds until a submission could be tried (0: one is due); null when none waits. */
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

/** Submissions that the customer took back while they may have arrived: the server is to be asked. */
export function toSettle(submissions: readonly Submission[], now: string): Submission[] {
  return submissions.filter(
    (submission) => submission.cancelledAt !== null && !isLeased(submission, now),
  );
}

/** True from 72 hours on: the banner with the shop's phone. */
export function isLate(submission: Submission, now: string): boolean {
  const unsent = submission.state !== 'draft' && submission.state !== 'sent';
  return unsent && since(submission.createdAt, now) >= lateAfter;
}

/** True from 7 days on: not sent any more without the customer's word. */
export function isStale(submission: Pick<Submission, 'createdAt'>, now: string): boolean {
  return since(submission.createdAt, now) >= staleAfter;
}

/** The moment before which "back online" alone does not try again (the server's Retry-After). */
export function heldBack(problem: SubmissionProblem | null, now: string): string | null {
  return problem && waits(problem.notBefore, now) ? problem.notBefore : null;
}
