/**
 * Stores input that is saved nowhere else yet: input of a draft that has not reached the database
 * when the page closes (a closing page has no time for IndexedDB, but localStorage writes
 * synchronously), or input of a form without drafts. The records are private: signing out deletes
 * them, but the end of a session does not (state/forget.ts).
 */
import * as v from 'valibot';
import type { SubmissionKind } from '#domain/submission.ts';
import { guest } from '#domain/session.ts';
import { unsavedPrefix } from './private-prefix.ts';

const record = v.object({
  id: v.string(),
  owner: v.string(),
  payload: v.unknown(),
  /** For a form without drafts: the id of the submission, and when the input was written (ISO). */
  submissionId: v.optional(v.string()),
  writtenAt: v.optional(v.string()),
});

/**
 * The input of one draft, by the id of its submission; the input of a form without drafts, by the
 * id of its owner.
 */
export type Unsaved = v.InferOutput<typeof record>;

/** The form of the input: a draft of that kind, or a form without drafts. */
export type UnsavedKind = SubmissionKind | 'profile' | 'request-from-saved';

const prefixOf = (kind: UnsavedKind) => `${unsavedPrefix}${kind}/`;

/** Stores the input synchronously. If storage is full or forbidden, nothing is stored. */
export function keepUnsaved(kind: UnsavedKind, unsaved: Unsaved): void {
  try {
    localStorage.setItem(prefixOf(kind) + unsaved.id, JSON.stringify(unsaved));
  } catch {
    // The write to the database still runs; nothing more can be done while the page closes.
  }
}

/** Deletes the input once the draft contains it or no longer exists. */
export function forgetUnsaved(kind: UnsavedKind, id: string): void {
  try {
    localStorage.removeItem(prefixOf(kind) + id);
  } catch {
    // The browser forbids storage, so there is nothing to delete.
  }
}

/**
 * Stored input of earlier pages whose payload passes `fits`. Returns only input of `owner`, or input
 * that was written while nobody was signed in.
 */
export function unsavedOf(
  kind: UnsavedKind,
  owner: string,
  fits: (payload: unknown) => boolean,
): Unsaved[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefixOf(kind)))
      .flatMap((key) => readRecord(localStorage.getItem(key)))
      .filter((one) => (one.owner === owner || one.owner === guest) && fits(one.payload));
  } catch {
    // The browser forbids storage, so nothing is stored.
    return [];
  }
}

function readRecord(text: string | null): Unsaved[] {
  try {
    return [v.parse(record, JSON.parse(text ?? ''))];
  } catch {
    // An unreadable record counts as missing.
    return [];
  }
}

/** Calls `leave` whenever the page may be about to close. Returns a function that stops it. */
export function whenLeaving(leave: () => void): () => void {
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', leave);
  return () => {
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', leave);
  };
}
