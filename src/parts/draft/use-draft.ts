import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentOwner, sessionStore } from '#state/session.ts';
import { useUnfinished } from '#state/update.ts';
import { DraftKeeper } from './draft-keeper.ts';
import type { DraftForm, DraftView, DraftWords } from './draft-view.ts';

/**
 * The draft of a form on this phone, and its keeper. `empty` are the words that the server renders.
 * The form is read only once, so give the component a `key` if it can change.
 */
export function useDraft<Words extends DraftWords>(
  form: DraftForm<Words>,
  empty: Words,
): { view: DraftView<Words>; keeper: DraftKeeper<Words> } {
  return useKeeper((owner) => new DraftKeeper(form, owner, empty));
}

/** Like {@link useDraft}, with a custom keeper, which is created only once. */
export function useKeeper<Words extends DraftWords, Keeper extends DraftKeeper<Words>>(
  make: (owner: () => string) => Keeper & DraftKeeper<Words>,
): { view: DraftView<Words>; keeper: Keeper } {
  const [keeper] = useState(() => make(() => currentOwner(sessionStore.get())));
  const view = useSyncExternalStore(keeper.subscribe, keeper.getView, keeper.getServerView);
  useUnfinished(view.isReady && keeper.isWorthKeeping());
  // Connects the keeper to the phone's storage, other tabs and page lifecycle events.
  useEffect(() => keeper.start(), [keeper]);
  return { view, keeper };
}
