/**
 * Reads records that an older or newer version of the app has stored, or that are damaged. Nothing
 * is deleted here: an unreadable record is shown as it is.
 */
import { recordVersion, submissionKinds } from '#domain/submission.ts';
import { guest } from '#domain/session.ts';
import type {
  Submission,
  SubmissionKind,
  SubmissionPhoto,
  SubmissionState,
} from '#domain/submission.ts';

/** Converters from version `n` to `n + 1`, by `n`. Entries are only ever added. */
export type UpCasters = Readonly<Record<number, (old: Record<string, unknown>) => unknown>>;

/** Version 1 is the first. A new version adds its converter here and raises `recordVersion`. */
const upCasters: UpCasters = {};

/** A record as it was read, and whether it may be written back. */
export interface FoundRecord {
  submission: Submission;
  /**
   * False for a damaged record and for one of a newer version: both stay on the phone unchanged.
   */
  isWritable: boolean;
}

/**
 * Reads one stored record. An older version is converted; an unreadable record is returned as a
 * quarantined submission.
 */
export function readRecord(
  id: string,
  raw: unknown,
  known: { version: number; upCasters: UpCasters } = { version: recordVersion, upCasters },
): FoundRecord {
  let record = raw;
  if (!isRecord(record) || typeof record['v'] !== 'number') return quarantined(id, raw);
  if (record['v'] > known.version) return foreign(id, raw, 'needs-update');
  for (let v = record['v']; v < known.version; v += 1) {
    const raise = known.upCasters[v];
    if (!raise || !isRecord(record)) return quarantined(id, raw);
    record = raise(record);
  }
  return isSubmission(record, id, known.version)
    ? { submission: record, isWritable: true }
    : quarantined(id, raw);
}

function quarantined(id: string, raw: unknown): FoundRecord {
  return foreign(id, raw, 'quarantine');
}

function foreign(id: string, raw: unknown, state: SubmissionState): FoundRecord {
  const fields = isRecord(raw) ? raw : {};
  const text = (name: string, otherwise: string) => {
    const value = fields[name];
    return typeof value === 'string' ? value : otherwise;
  };
  const kind = text('kind', '');
  const submission: Submission = {
    v: recordVersion,
    id,
    seq: typeof fields['seq'] === 'number' ? fields['seq'] : 0,
    owner: text('owner', guest),
    kind: isKind(kind) ? kind : 'request-order',
    state,
    createdAt: text('createdAt', new Date(0).toISOString()),
    attempts: 0,
    nextAt: new Date(0).toISOString(),
    lease: null,
    lastError: null,
    payload: raw,
    photos: [],
    orderNo: null,
    sentAt: null,
    posted: false,
    cancelledAt: null,
  };
  return { submission, isWritable: false };
}

const states: Record<SubmissionState, true> = {
  draft: true,
  queued: true,
  'needs-sign-in': true,
  refused: true,
  stale: true,
  'needs-update': true,
  quarantine: true,
  sent: true,
};

function isKind(value: unknown): value is SubmissionKind {
  return submissionKinds.some((kind) => kind === value);
}

function isSubmission(value: unknown, id: string, version: number): value is Submission {
  if (!isRecord(value)) return false;
  const texts = ['owner', 'createdAt', 'nextAt'].every((name) => typeof value[name] === 'string');
  const numbers = ['seq', 'attempts'].every((name) => Number.isFinite(value[name]));
  return (
    texts &&
    numbers &&
    value['v'] === version &&
    value['id'] === id &&
    isKind(value['kind']) &&
    typeof value['state'] === 'string' &&
    Object.hasOwn(states, value['state']) &&
    typeof value['posted'] === 'boolean' &&
    isTextOrNull(value['orderNo']) &&
    isTextOrNull(value['sentAt']) &&
    isTextOrNull(value['cancelledAt']) &&
    (isTextOrNull(value['settledAt']) || isTextOrAbsent(value['settledAt'])) &&
    isHandedOver(value['handedOver']) &&
    isLease(value['lease']) &&
    isProblem(value['lastError']) &&
    Array.isArray(value['photos']) &&
    value['photos'].every(isPhoto)
  );
}

function isLease(value: unknown): boolean {
  if (value === null) return true;
  return (
    isRecord(value) && typeof value['holder'] === 'string' && typeof value['until'] === 'string'
  );
}

function isProblem(value: unknown): boolean {
  if (value === null) return true;
  return isRecord(value) && typeof value['kind'] === 'string' && typeof value['at'] === 'string';
}

function isHandedOver(value: unknown): boolean {
  if (value === undefined) return true;
  return isRecord(value) && typeof value['way'] === 'string' && typeof value['at'] === 'string';
}

function isPhoto(value: unknown): value is SubmissionPhoto {
  if (!isRecord(value)) return false;
  const { n, mime, size, sha256, serverId, name, refused } = value;
  return (
    Number.isInteger(n) &&
    typeof mime === 'string' &&
    typeof size === 'number' &&
    typeof sha256 === 'string' &&
    isTextOrNull(serverId) &&
    isTextOrAbsent(name) &&
    isTextOrAbsent(refused)
  );
}

function isTextOrAbsent(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
