import type { RequestDraft } from '#domain/request-draft.ts';
import type { DraftView } from '#parts/draft/draft-view.ts';
import { useKeeper } from '#parts/draft/use-draft.ts';
import { RequestDraftKeeper } from './request-draft-keeper.ts';

/** The request being written on this phone, and who keeps it. */
export function useRequestDraft(): { view: DraftView<RequestDraft>; keeper: RequestDraftKeeper } {
  return useKeeper((owner) => new RequestDraftKeeper(owner));
}
