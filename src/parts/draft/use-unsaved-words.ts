import { useState } from 'react';
import { forgetUnsaved, keepUnsaved, unsavedOf, type UnsavedKind } from '#state/unsaved.ts';

export interface UnsavedForm<Words> {
  kind: UnsavedKind;
  read: (payload: unknown) => Words | null;
  /** Whether the words are empty, so that nothing is lost without them. */
  isBlank: (words: Words) => boolean;
}

/**
 * The words of a customer's form that has no draft in the outbox. Every keystroke stores them on
 * the phone for `owner`, and the form restores them after a reload or the next sign-in. `empty` is
 * the initial state. `newId` creates the id under which they are sent, if they are
 * (use-unsaved-submission.ts).
 */
export function useUnsavedWords<Words>(
  { kind, read, isBlank }: UnsavedForm<Words>,
  owner: string,
  empty: Words,
  newId = () => '',
) {
  const [unsaved] = useState(() => {
    const own = unsavedOf(kind, owner, (payload) => read(payload) !== null);
    return own.find((one) => one.owner === owner);
  });
  const [unsavedWords] = useState(() => read(unsaved?.payload));
  const [words, setWords] = useState(unsavedWords ?? empty);
  const [wasFound, setFound] = useState(unsavedWords !== null && !isBlank(unsavedWords));
  const [submissionId, setSubmissionId] = useState(() => unsaved?.submissionId || newId());

  /** Deletes the stored words, after they were sent or discarded. The form stays as it is. */
  function forget(): void {
    setFound(false);
    forgetUnsaved(kind, owner);
  }

  function write(next: Words): void {
    setWords(next);
    const writtenAt = new Date().toISOString();
    if (isBlank(next)) forget();
    else keepUnsaved(kind, { id: owner, owner, payload: next, submissionId, writtenAt });
  }

  /** Empties the form for a new submission. */
  function beginAnew(): void {
    setWords(empty);
    setSubmissionId(newId());
    forget();
  }

  const foundAt = unsaved?.writtenAt ?? '';
  return { words, wasFound, foundAt, submissionId, write, forget, beginAnew };
}
