import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentOwner, sessionStore } from '#state/session.ts';
import { useUnfinished } from '#state/update.ts';
import {
  LetterDraftKeeper,
  type DraftWords,
  type LetterDraftView,
  type LetterForm,
} from './letter-draft-keeper.ts';

/**
 * The words of a form on this phone, and who keeps them. `empty` is what a
 * server shows. The form is taken once: give the component a key where it changes.
 */
export function useLetterDraft<Words extends DraftWords>(
  form: LetterForm<Words>,
  empty: Words,
): { view: LetterDraftView<Words>; keeper: LetterDraftKeeper<Words> } {
  const [keeper] = useState(
    () => new LetterDraftKeeper(form, () => currentOwner(sessionStore.get()), empty),
  );
  const view = useSyncExternalStore(keeper.subscribe, keeper.getView, keeper.getServerView);
  useUnfinished(view.isReady && !form.isBlank(view.words));
  // The outside world: the phone's disk, other tabs, the page being left.
  useEffect(() => keeper.start(), [keeper]);
  return { view, keeper };
}
