import { useEffect, useState, useSyncExternalStore } from 'react';
import { useUnfinished } from '#state/update.ts';
import { OrderDraft, type OrderDraftView } from './order-draft.ts';

/** The files of the order being written on this phone, and who keeps them. */
export function useOrderDraft(): { view: OrderDraftView; draft: OrderDraft } {
  const [draft] = useState(() => new OrderDraft());
  const view = useSyncExternalStore(draft.subscribe, draft.getView, draft.getServerView);
  useUnfinished(view.photos.length > 0);
  // Follows the phone's disk and other tabs.
  useEffect(() => draft.start(), [draft]);
  return { view, draft };
}
