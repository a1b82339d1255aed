import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentOwner, sessionStore } from '#state/session.ts';
import { useUnfinished } from '#state/update.ts';
import {
  SubmissionDraftKeeper,
  type DraftWords,
  type SubmissionDraftView,
  type SubmissionForm,
} from './submission-draft-keeper.ts';

/**
 * The words of a form on this phone, and who keeps them. `empty` is what a
 * server shows. The form is taken once: give the component a key where it changes.
 */
export function useSubmissionDraft<Words extends DraftWords>(
  form: SubmissionForm<Words>,
  empty: Words,
): { view: SubmissionDraftView<Words>; keeper: SubmissionDraftKeeper<Words> } {
  const [keeper] = useState(
    () => new SubmissionDraftKeeper(form, () => currentOwner(sessionStore.get()), empty),
  );
  const view = useSyncExternalStore(keeper.subscribe, keeper.getView, keeper.getServerView);
  useUnfinished(view.isReady && !form.isBlank(view.words));
  // The outside world: the phone's disk, other tabs, the page being left.
  useEffect(() => keeper.start(), [keeper]);
  return { view, keeper };
}
