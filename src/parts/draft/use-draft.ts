import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentOwner, sessionStore } from '#state/session.ts';
import { useUnfinished } from '#state/update.ts';
import { DraftKeeper } from './draft-keeper.ts';
import type { DraftForm, DraftView, DraftWords } from './draft-view.ts';

/**
 * The words of a form on this phone, and who keeps them. `empty` is what a
 * server shows. The form is taken once: give the component a key where it changes.
 */
export function useDraft<Words extends DraftWords>(
  form: DraftForm<Words>,
  empty: Words,
): { view: DraftView<Words>; keeper: DraftKeeper<Words> } {
  return useKeeper((owner) => new DraftKeeper(form, owner, empty));
}

/** As {@link useDraft}, with a keeper of one's own; it is made once. */
export function useKeeper<Words extends DraftWords, Keeper extends DraftKeeper<Words>>(
  make: (owner: () => string) => Keeper & DraftKeeper<Words>,
): { view: DraftView<Words>; keeper: Keeper } {
  const [keeper] = useState(() => make(() => currentOwner(sessionStore.get())));
  const view = useSyncExternalStore(keeper.subscribe, keeper.getView, keeper.getServerView);
  useUnfinished(view.isReady && keeper.isWorthKeeping());
  // The phone's disk, other tabs, the page being left.
  useEffect(() => keeper.start(), [keeper]);
  return { view, keeper };
}
