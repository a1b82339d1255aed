import { useState } from 'react';
import { forgetUnsaved, keepUnsaved, unsavedOf, type UnsavedKind } from '#state/unsaved.ts';

export interface UnsavedForm<Words> {
  kind: UnsavedKind;
  read: (payload: unknown) => Words | null;
  /** Nothing in it would be missed. */
  isBlank: (words: Words) => boolean;
}

/**
 * The words of a customer's form that has no draft among the submissions: at every
 * stroke they are on the phone, in `owner`'s name, and stand on the form again
 * when they have gone and come back, or signed in again. `empty` is what the form shows without any.
 * `newId` makes the id under which they are sent, where they are (use-unsaved-submission.ts).
 */
export function useUnsavedWords<Words>(
  { kind, read, isBlank }: UnsavedForm<Words>,
  owner: string,
  empty: Words,
  newId = () => '',
) {
  const [found] = useState(() => {
    const own = unsavedOf(kind, owner, (payload) => read(payload) !== null);
    return own.find((one) => one.owner === owner);
  });
  const [foundWords] = useState(() => read(found?.payload));
  const [words, setWords] = useState(foundWords ?? empty);
  const [wasFound, setFound] = useState(foundWords !== null && !isBlank(foundWords));
  const [submissionId, setSubmissionId] = useState(() => found?.submissionId || newId());

  /** They have arrived where they belong, or nobody wants them any more; the form shows what it shows. */
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

  /** An empty form, of what will be another submission. */
  function beginAnew(): void {
    setWords(empty);
    setSubmissionId(newId());
    forget();
  }

  const foundAt = found?.writtenAt ?? '';
  return { words, wasFound, foundAt, submissionId, write, forget, beginAnew };
}
