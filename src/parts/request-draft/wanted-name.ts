import { useEffect, useEffectEvent } from 'react';
import { requestLimits } from '#domain/request-order.ts';
import { withNamedRow, type RequestDraft } from '#domain/request-draft.ts';
import { tidyQuery } from '#domain/query.ts';
import { newSubmissionId } from '#outbox/write.ts';
import type { DraftView } from '#parts/draft/draft-view.ts';
import type { RequestDraftKeeper } from './request-draft-keeper.ts';

/** The name of a product that a search did not find, from the address, or ''. */
export function readWantedName(search: object): string {
  const { product } = { product: undefined as unknown, ...search };
  const isText = typeof product === 'string' || typeof product === 'number';
  return isText ? tidyQuery(String(product)).slice(0, requestLimits.nameLength) : '';
}

/** Writes the name into a row of the current draft, once. `onTaken` removes it from the address. */
export function useWantedName(
  { view, keeper }: { view: DraftView<RequestDraft>; keeper: RequestDraftKeeper },
  name: string,
  onTaken?: () => void,
): void {
  const take = useEffectEvent(() => {
    const rows = withNamedRow(view.words.rows, name, newSubmissionId());
    if (rows !== view.words.rows && rows.length <= requestLimits.rows) keeper.change({ rows });
    onTaken?.();
  });
  const isWanted = view.isReady && name !== '';
  // The draft is loaded from the phone's storage, so the name is added only when it is ready.
  useEffect(() => {
    if (isWanted) take();
  }, [isWanted]);
}
