/**
 * What was typed and is nowhere else yet: in no draft when the page goes (a page
 * that is left has no time for its database, but localStorage is written at
 * once), or on a form that has none. The records are private and go with their
 * customer, except when only the session has ended (state/forget.ts).
 */
import * as v from 'valibot';
import type { SubmissionKind } from '#domain/submission.ts';
import { guest } from '#domain/session.ts';
import { unsavedPrefix } from './private-prefix.ts';

const record = v.object({
  id: v.string(),
  owner: v.string(),
  payload: v.unknown(),
  /** Of a form without drafts: under which id they are sent, and when they were written (ISO). */
  submissionId: v.optional(v.string()),
  writtenAt: v.optional(v.string()),
});

/** The words of one draft, under its submission's id; of a form without drafts, under its owner's. */
export type Unsaved = v.InferOutput<typeof record>;

/** What it was typed into: a draft of that kind, or a form without drafts. */
export type UnsavedKind = SubmissionKind | 'profile' | 'request-from-saved';

const prefixOf = (kind: UnsavedKind) => `${unsavedPrefix}${kind}/`;

/** Writes them down at once; a full or forbidden storage keeps none. */
export function keepUnsaved(kind: UnsavedKind, unsaved: Unsaved): void {
  try {
    localStorage.setItem(prefixOf(kind) + unsaved.id, JSON.stringify(unsaved));
  } catch {
    // The database is still asked; more than that cannot be done while leaving.
  }
}

/** They are in the draft, or the draft is gone. */
export function forgetUnsaved(kind: UnsavedKind, id: string): void {
  try {
    localStorage.removeItem(prefixOf(kind) + id);
  } catch {
    // Forbidden storage holds none.
  }
}

/** What is left of earlier pages and fits; only of `owner`, or written while nobody was signed in. */
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
    // Forbidden storage holds none.
    return [];
  }
}

function readRecord(text: string | null): Unsaved[] {
  try {
    return [v.parse(record, JSON.parse(text ?? ''))];
  } catch {
    // A record that cannot be read says nothing.
    return [];
  }
}

/** Calls `leave` whenever the page may be gone in a moment; returns the way to stop. */
export function whenLeaving(leave: () => void): () => void {
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', leave);
  return () => {
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', leave);
  };
}
