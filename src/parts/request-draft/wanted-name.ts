import { useEffect, useEffectEvent } from 'react';
import { requestLimits } from '#domain/request-order.ts';
import { withNamedRow, type RequestDraft } from '#domain/request-draft.ts';
import { tidyQuery } from '#domain/query.ts';
import { newSubmissionId } from '#outbox/write.ts';
import type { DraftView } from '#parts/draft/draft-view.ts';
import type { RequestDraftKeeper } from './request-draft-keeper.ts';

/** The product that a search did not find, as it stands in the address; '' where there is none. */
export function readWantedName(search: object): string {
  const { product } = { product: undefined as unknown, ...search };
  const isText = typeof product === 'string' || typeof product === 'number';
  return isText ? tidyQuery(String(product)).slice(0, requestLimits.nameLength) : '';
}

/** Writes it into a row of the draft that stands here, once; `onTaken` takes it out of the address. */
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
  // The draft is on the phone's disk, the name in the address.
  useEffect(() => {
    if (isWanted) take();
  }, [isWanted]);
}
