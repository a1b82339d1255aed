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
 * The form of the request order. The address has its own store. A copy is stored with the draft and
 * is restored with it, unless the phone's address has been changed since (request-order-21).
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

/**
 * The draft keeper of the request order. Files that other apps have shared are added to the draft.
 */
export class RequestDraftKeeper extends DraftKeeper<RequestDraft> {
  /**
   * The id of the draft and the keys of the shared files that could not be stored in it. They are
   * not tried there again (offline-200).
   */
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

  /** Adds files that other apps have shared to the draft of the visible tab. */
  private async takeShared(): Promise<void> {
    if (!this.view.isReady || document.visibilityState === 'hidden') return;
    await aloneWithShared(async () => {
      const accepted = await sharedFiles();
      // If this chunk fails to load, the files stay in the queue.
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
