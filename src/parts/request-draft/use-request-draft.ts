import { useEffect, useState, useSyncExternalStore } from 'react';
import { isBlankDraft } from '#domain/request-draft.ts';
import { currentOwner, sessionStore } from '#state/session.ts';
import { useUnfinished } from '#state/update.ts';
import { DraftKeeper } from './draft-keeper.ts';
import type { DraftView } from './draft-view.ts';

/** The request being written on this phone, and who keeps it. */
export function useRequestDraft(): { view: DraftView; keeper: DraftKeeper } {
  const [keeper] = useState(() => new DraftKeeper(() => currentOwner(sessionStore.get())));
  const view = useSyncExternalStore(keeper.subscribe, keeper.getView, keeper.getServerView);
  useUnfinished(!isBlankDraft(view.draft) || view.photos.length > 0);
  // The outside world: the phone's disk, other tabs, the page being left.
  useEffect(() => keeper.start(), [keeper]);
  return { view, keeper };
}
