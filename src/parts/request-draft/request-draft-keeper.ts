import { readRequestDraft } from '#contract/drafts.ts';
import { isEmptyAddress } from '#domain/address.ts';
import { emptyDraft, emptyRow, isBlankDraft, type RequestDraft } from '#domain/request-draft.ts';
import { subscribeToChanges } from '#outbox/storage/change-channel.ts';
import { aloneWithShared, sharedFiles } from '#outbox/photos/shared.ts';
import { newSubmissionId } from '#outbox/write.ts';
import { DraftKeeper } from '#parts/draft/draft-keeper.ts';
import type { DraftForm } from '#parts/draft/draft-view.ts';
import { addressStore, addressWrittenAt, writeAddressDown } from '#state/address.ts';

/**
 * The request order. The address stands in its own store; a copy is stored with the draft and comes
 * back with it, unless the phone's own has been written since (request-order-21).
 */
const requestForm: DraftForm<RequestDraft> = {
  kind: 'request-order',
  read: (payload) => {
    const stored = readRequestDraft(payload);
    if (!stored) return null;
    const { address: _, ...draft } = stored;
    return { ...draft, rows: draft.rows.length > 0 ? draft.rows : [emptyRow(newSubmissionId())] };
  },
  blank: () => emptyDraft(newSubmissionId()),
  isBlank: isBlankDraft,
  payloadOf: (draft) => ({ ...draft, address: addressStore.get(), addressAt: addressWrittenAt() }),
  adopted: (payload, since) => {
    const { address, addressAt = 0 } = { ...readRequestDraft(payload) };
    if (!address || isEmptyAddress(address)) return;
    const isNewer = Math.max(addressAt, Date.parse(since)) > addressWrittenAt();
    if (isNewer || isEmptyAddress(addressStore.get())) writeAddressDown(address);
  },
};

/** Keeps the request that is being written; files that other apps have shared join it. */
export class RequestDraftKeeper extends DraftKeeper<RequestDraft> {
  /** The shared files that found no room, and in which draft: not tried there again (offline-200). */
  private triedInVain = '';

  constructor(owner: () => string) {
    super(requestForm, owner, emptyDraft('row'));
  }

  override start(): () => void {
    const stop = super.start();
    const stopListening = subscribeToChanges(() => void this.takeShared());
    return () => {
      stop();
      stopListening();
    };
  }

  protected override async open(): Promise<void> {
    await super.open();
    await this.takeShared();
  }

  /** Files that other apps have shared join the draft in sight, whichever tab that is. */
  private async takeShared(): Promise<void> {
    if (!this.view.isReady || document.visibilityState === 'hidden') return;
    await aloneWithShared(async () => {
      const accepted = await sharedFiles();
      // Fetched apart; where it cannot be, the files wait on.
      const loaded = accepted.length > 0 && (await import('./take-shared.ts').catch(() => null));
      if (!loaded) return;
      const left = new Set([this.view.id, ...accepted.map((file) => file.key)]);
      if ([...left].join() === this.triedInVain) return;
      await this.join({ accepted, complaints: [] }, async (id, file) => {
        const taken = await loaded.takeShared(id, file);
        if (taken.problem !== 'not-saved') left.delete(file.key);
        if (!taken.problem) this.show({ shared: this.view.shared + 1 });
        return taken;
      });
      this.triedInVain = [...left].join();
    });
  }
}
