/** Failures that every area may throw, and the conversion of thrown values to responses. */
import * as v from 'valibot';
import { inProgress, uploadMissing } from '#contract/conflicts.ts';
import { apiText } from '#text/api.ts';
import type { Pair } from '#text/sentences.ts';
import { Refusal } from './refusal.ts';
import { StoreUnavailable } from './store/object-store.ts';

/** 400: the request is malformed. */
export const malformed = () => new Refusal(apiText.malformed, { status: 400 });
/** 404, both for unknown objects and for those that belong to someone else. */
export const notFound = () => new Refusal(apiText.notFound, { status: 404 });
/** 401: the session has ended. */
export const signInNeeded = () => new Refusal(apiText.signIn, { status: 401 });
/** 401: the submission grant has ended. */
export const grantEnded = () => new Refusal(apiText.grantEnded, { status: 401 });
/** 426: the app's build is too old for this call. */
export const appTooOld = () => new Refusal(apiText.appTooOld, { status: 426 });
/** 422: the idempotency key was used before with different content. */
export const keyReused = () => new Refusal(apiText.keyReused, { status: 422 });
/** 422: the customer took the submission back before it arrived (offline-181). */
export const takenBack = () => new Refusal(apiText.takenBack, { status: 422 });
/** 415: the content type is not supported. */
export const wrongType = () => new Refusal(apiText.wrongType, { status: 415 });
/** 503: the client should retry after some seconds. */
export const overloaded = (seconds = 2) =>
  new Refusal(apiText.overloaded, { status: 503, headers: { 'retry-after': String(seconds) } });
/** 409: another request with the same key is in progress. */
export const keyInProgress = () =>
  new Refusal(apiText.inProgress, {
    status: 409,
    id: inProgress,
    headers: { 'retry-after': '2' },
  });
/** 409: these prescriptions are not or no longer here; `Data` has their ids. */
export const uploadsMissing = (ids: string[]) =>
  new Refusal(apiText.prescriptionGone, { status: 409, id: uploadMissing, content: ids });

/**
 * Temporary conditions of the database: cancelled statements, locks, too many connections,
 * deadlocks.
 */
const passing = new Set(['57014', '55P03', '53300', '40001', '40P01', '57P01', '57P03', '08006']);
/**
 * The database is unreachable, the connection was lost, or a standby is taking over (read-only
 * until then).
 */
const lost = new Set(['57P02', '08000', '08001', '08003', '08004', '25006']);
const lostSocket = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Messages of the driver's errors that have no code. */
const lostSentences =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|not queryable/;
/** Raised by the database trigger `refuse_taken_back` on every write of a submission. */
const takenBackCode = 'SH001';
/** Error classes for which a retry is useless: the value is invalid, duplicate or too large. */
const refusedClasses = /^(?:21|22|23|54)[0-9A-Z]{3}$/;
/** The disk of the database or of the shop's files is full. */
const fullDisk = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** Seconds until a phone retries when the disk is full, because an operator has to free space. */
const fullDiskRetrySeconds = 60;
/** Values that no column can store: out of range, invalid characters. */
const unstorable = new Set(['22003', '22021', '22P02', '22P05', '22007', '22008']);

/** Returns the code of a database error, also from nested causes; '' if there is none. */
export function codeOf(failure: unknown): string {
  let cause = failure;
  for (let depth = 0; depth < 4 && cause instanceof Error; depth += 1) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
    cause = cause.cause;
  }
  return '';
}

/** Whether the database or the schema refused the value, so that a retry is useless. */
export function isRefusedValue(failure: unknown): boolean {
  return failure instanceof v.ValiError || refusedClasses.test(codeOf(failure));
}

/** Converts a thrown value to a refusal; null for an unexpected error. */
export function refusalOf(failure: unknown): Refusal | null {
  if (failure instanceof Refusal) return failure;
  if (failure instanceof StoreUnavailable) return overloaded(5);
  const code = codeOf(failure);
  if (passing.has(code)) return overloaded();
  if (isLost(failure, code)) return overloaded(5);
  if (fullDisk.has(code)) return overloaded(fullDiskRetrySeconds);
  if (code === takenBackCode) return takenBack();
  if (unstorable.has(code)) return malformed();
  return refusalOfStatus(statusOf(failure));
}

/** Whether a write failed because the disk is full. */
export function isDiskFull(failure: unknown): boolean {
  return fullDisk.has(codeOf(failure));
}

/** Whether the database is unreachable or the connection was lost. */
export function isLostDatabase(failure: unknown): boolean {
  return isLost(failure, codeOf(failure));
}

function isLost(failure: unknown, code: string): boolean {
  if (lost.has(code) || lostSocket.has(code)) return true;
  for (let cause = failure; cause instanceof Error; cause = cause.cause)
    if (lostSentences.test(cause.message)) return true;
  return false;
}

function refusalOfStatus(status: number): Refusal | null {
  if (status < 400 || status >= 600 || status === 500) return null;
  const headers: Record<string, string> =
    status === 429 || status === 503 ? { 'retry-after': '5' } : {};
  const says = sentences.get(status) ?? apiText.malformed;
  return new Refusal(says, { status, headers });
}

const sentences = new Map<number, Pair<string>>([
  [401, apiText.signIn],
  [404, apiText.notFound],
  [413, apiText.tooLarge],
  [415, apiText.wrongType],
  [429, apiText.tooMany],
  [503, apiText.overloaded],
]);

function statusOf(failure: unknown): number {
  if (failure instanceof Error && 'statusCode' in failure) return Number(failure.statusCode);
  return 500;
}
