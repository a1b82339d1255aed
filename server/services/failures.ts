/** The failures of a call that every area may raise, and how a thrown thing becomes an answer. */
import * as v from 'valibot';
import { inProgress, uploadMissing } from '#contract/conflicts.ts';
import { apiText } from '#text/api.ts';
import type { Pair } from '#text/sentences.ts';
import { Refusal } from './refusal.ts';
import { StoreUnavailable } from './store/object-store.ts';

/** 400: the shape of the request is wrong. */
export const malformed = () => new Refusal(apiText.malformed, { status: 400 });
/** 404, the same for what is unknown and for what belongs to someone else. */
export const notFound = () => new Refusal(apiText.notFound, { status: 404 });
/** 401: a session that is no longer one. */
export const signInNeeded = () => new Refusal(apiText.signIn, { status: 401 });
/** 401: a submission grant that is no longer one. */
export const grantEnded = () => new Refusal(apiText.grantEnded, { status: 401 });
/** 426: the app is of an earlier build and cannot do what is asked of it now. */
export const appTooOld = () => new Refusal(apiText.appTooOld, { status: 426 });
/** 422: the key was used before with other content. */
export const keyReused = () => new Refusal(apiText.keyReused, { status: 422 });
/** 422: the customer took it back before it arrived (offline-181). */
export const takenBack = () => new Refusal(apiText.takenBack, { status: 422 });
/** 415. */
export const wrongType = () => new Refusal(apiText.wrongType, { status: 415 });
/** 503, worth another try after some seconds. */
export const overloaded = (seconds = 2) =>
  new Refusal(apiText.overloaded, { status: 503, headers: { 'retry-after': String(seconds) } });
/** 409: the same key is being served at this moment. */
export const keyInProgress = () =>
  new Refusal(apiText.inProgress, {
    status: 409,
    id: inProgress,
    headers: { 'retry-after': '2' },
  });
/** 409: these prescriptions are not here (any more); `Data` names them. */
export const uploadsMissing = (ids: string[]) =>
  new Refusal(apiText.prescriptionGone, { status: 409, id: uploadMissing, content: ids });

/** Conditions of the database that pass: cancelled statements, locks, too many connections, deadlocks. */
const passing = new Set(['57014', '55P03', '53300', '40001', '40P01', '57P01', '57P03', '08006']);
/** The database is not to be reached, or was lost on the way, or another takes its place (it may only be read until then). */
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
/** What the driver says without a code. */
const lostSentences =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|not queryable/;
/** Raised by `refuse_taken_back` in the database, whichever way a submission is written. */
const takenBackCode = 'SH001';
/** Classes of errors that no other try mends: what was written is wrong, taken, or too large. */
const refusedClasses = /^(?:21|22|23|54)[0-9A-Z]{3}$/;
/** The database or the shop's files found no room on their disk. */
const fullDisk = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** Seconds after which a phone asks a shop again whose disk is full: somebody has to make room. */
const roomAfter = 60;
/** Values that no column can hold: out of range, invalid characters. */
const unstorable = new Set(['22003', '22021', '22P02', '22P05', '22007', '22008']);

/** The code of a database error, however deeply it is wrapped; '' where there is none. */
export function codeOf(failure: unknown): string {
  let cause = failure;
  for (let depth = 0; depth < 4 && cause instanceof Error; depth += 1) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
    cause = cause.cause;
  }
  return '';
}

/** Whether the database, or the shop's own schema, refused what was to be written: trying again is no use. */
export function isRefusedValue(failure: unknown): boolean {
  return failure instanceof v.ValiError || refusedClasses.test(codeOf(failure));
}

/** Any thrown thing as a refusal; null for what nobody expected. */
export function refusalOf(failure: unknown): Refusal | null {
  if (failure instanceof Refusal) return failure;
  if (failure instanceof StoreUnavailable) return overloaded(5);
  const code = codeOf(failure);
  if (passing.has(code)) return overloaded();
  if (isLost(failure, code)) return overloaded(5);
  if (fullDisk.has(code)) return overloaded(roomAfter);
  if (code === takenBackCode) return takenBack();
  if (unstorable.has(code)) return malformed();
  return refusalOfStatus(statusOf(failure));
}

/** True where something could not be written because the disk is full. */
export function isDiskFull(failure: unknown): boolean {
  return fullDisk.has(codeOf(failure));
}

/** True where the database is not to be reached, or was lost on the way. */
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
