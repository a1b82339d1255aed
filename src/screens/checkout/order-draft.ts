/**
 * The draft of an order: its files, on the phone's disk, under the id that all
 * tabs share. What is ordered stands in the bag, what was chosen in the
 * checkout's store. Knows no React.
 */
import { readStoredOrder, type OrderPayload } from '#contract/stored-order.ts';
import { isSameBag, splitAvailable } from '#domain/bag.ts';
import type { Submission } from '#domain/submission.ts';
import { observeSubmissions } from '#outbox/observe.ts';
import {
  findSubmission,
  loadDraft,
  newSubmissionId,
  removePhoto,
  saveDraft,
  sendSubmission,
  type Written,
} from '#outbox/write.ts';
import { joiningFiles } from '#parts/draft/joining-files.ts';
import { Observable } from '#parts/draft/observable.ts';
import { attachPicked, sortFiles, type DraftFiles } from '#parts/draft/picked-files.ts';
import { chooseAddressType, writeAddressDown } from '#state/address.ts';
import { bagStore, emptyOrderedBag, putBackIntoBag } from '#state/bag.ts';
import {
  checkoutStore,
  chooseAtCheckout,
  clearChoicesOf,
  type CheckoutChoices,
} from '#state/checkout.ts';
import {
  countOrderedBag,
  forgetOrderedSince,
  hasForgottenOrder,
  noteOrderedBags,
  orderedBagsStore,
  uncountTakenBack,
} from '#state/ordered-bags.ts';
import { currentOwner, sessionStore } from '#state/session.ts';

export interface OrderDraftView extends DraftFiles {
  isReady: boolean;
  /** The submission that has this very bag already: the page was lost before it could say so. '' for none. */
  placedAs: string;
  /** The submission of what stood in this checkout, which another tab has ordered meanwhile. '' for none. */
  orderedElsewhere: string;
}

const kind = 'order';
const boundId = () => checkoutStore.get().submissionId;

export class OrderDraft extends Observable<OrderDraftView> {
  private opening: Promise<void> = Promise.resolve();
  private isOpening = false;
  private hasSent = false;
  /** Under which this checkout's bag would be sent. */
  private openedId = '';

  constructor() {
    const nothing = { photos: [], adding: 0, complaints: [], placedAs: '', orderedElsewhere: '' };
    super({ isReady: false, ...nothing });
  }

  /** Finds the draft and follows it; returns the way to stop. */
  start(): () => void {
    void this.reopen();
    void walletKey()
      .then((key) => key?.makeWalletKey(owner()))
      .catch(() => undefined);
    const stops = [
      observeSubmissions.subscribe(() => this.follow()),
      checkoutStore.subscribe(() => this.followOtherTabs()),
      this.followOwner(),
      joiningFiles.follow({ draftId: boundId, show: (change) => this.show(change) }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** The draft must be on disk before the picker opens: Android may end the page meanwhile. */
  async flush(): Promise<void> {
    const id = this.id();
    // An order that came back stays in its own draft, and in no other.
    const payload = (await findSubmission(id))?.payload ?? {};
    await saveDraft({ id, kind, owner: owner(), payload });
  }

  /** Copies picked files into the draft. Call it inside the picker's change event. */
  async attach(files: readonly File[]): Promise<void> {
    const id = this.id();
    const sorted = sortFiles(files, this.view.photos.length);
    const prepare = () => this.flush();
    await joiningFiles.join(id, sorted, prepare, (file) => attachPicked(id, file));
  }

  async remove(n: number): Promise<void> {
    const written = await removePhoto(this.id(), n);
    if (written.saved) this.show({ photos: written.submission.photos });
  }

  /**
   * The id under which what is in the bag at this moment is sent. Another tab that is pressed in the
   * same moment has the same. '' where the customer must first be told what was ordered since.
   */
  async pressedId(): Promise<string> {
    // What an earlier page has left under the id is known first: a quick press must not be taken for that order.
    await this.opening.catch(() => undefined);
    if (this.view.placedAs) return this.view.placedAs;
    if (await hasForgottenOrder()) {
      clearChoicesOf(checkoutStore.get());
      await this.reopen();
      return '';
    }
    if (checkoutStore.get().isOrdered) await this.reopen();
    return this.id();
  }

  /** Sends the order under the id it was pressed with: on disk and in the queue, or not saved with the reason. A second tab's order of the same bag is the same submission. */
  async send(id: string, payload: OrderPayload): Promise<Written> {
    const { wallet } = payload.agreed;
    // Signed now, by who presses the button: whoever delivers it later can take no more.
    const key = wallet > 0 ? await walletKey() : null;
    const walletConsent = (await key?.signWalletUse(owner(), id, wallet)) ?? '';
    const written = await sendSubmission({
      id,
      kind,
      owner: owner(),
      payload: { ...payload, walletConsent },
    });
    this.hasSent = written.saved;
    return written;
  }

  /** The id of this bag's order, for all tabs. */
  id(): string {
    if (boundId()) return boundId();
    const born = newSubmissionId();
    chooseAtCheckout({ submissionId: born });
    return born;
  }

  /** An order came back as a draft, from here or from the list of submissions. */
  reopen(): Promise<void> {
    this.hasSent = false;
    this.isOpening = true;
    this.opening = this.open().finally(() => (this.isOpening = false));
    return this.opening;
  }

  private async open(): Promise<void> {
    const hasForgotten = await hasForgottenOrder();
    const choices = checkoutStore.get();
    // At once: another tab that opens now must not take the forgotten order's id either.
    if (hasForgotten) clearChoicesOf(choices);
    const placedAs = hasForgotten
      ? ''
      : leaveBehind(choices, await findSubmission(choices.submissionId));
    if (bagStore.get().lines.length === 0) forgetOrderedSince();
    const found = await loadDraft(kind, owner()).catch(() => null);
    if (found) {
      const order = readStoredOrder(found.payload);
      // Once: what is taken out of the bag from now on stays out. It stays on the disk until it is sent, for
      // a browser that is killed forgets the bag of the last minutes.
      const { cameBack } = orderedBagsStore.get();
      if (order && cameBack !== found.id) {
        putBack(order);
        noteOrderedBags({ cameBack: found.id });
        void uncountTakenBack();
        void giveUpContent(cameBack);
      }
      chooseAtCheckout({ submissionId: found.id });
    }
    // Before anything is pressed: two tabs that press at the same moment then name the same order.
    this.openedId = this.id();
    const joining = joiningFiles.of(this.openedId);
    this.show({ isReady: true, photos: found?.photos ?? [], placedAs, ...joining });
  }

  private follow(): void {
    const { isRead, submissions } = observeSubmissions.getSnapshot();
    if (!isRead || !this.view.isReady || this.isOpening || this.view.adding > 0) return;
    void this.takeIn();
    const own = submissions.find(
      (submission) => submission.id === checkoutStore.get().submissionId,
    );
    const photos = own?.state === 'draft' ? own.photos : [];
    if (photos !== this.view.photos && (own || this.view.photos.length > 0)) this.show({ photos });
  }

  /** An order was taken back, from the list of submissions or in another tab, while this checkout stands open. */
  private async takeIn(): Promise<void> {
    const draft = await loadDraft(kind, owner()).catch(() => null);
    if (!draft || this.isOpening || this.hasSent || draft.id === orderedBagsStore.get().cameBack)
      return;
    if (readStoredOrder(draft.payload)) await this.reopen();
  }

  /** Signed in or out while this checkout stands open: whose draft it is, and what stands in it, is found anew. */
  private followOwner(): () => void {
    let before = owner();
    return sessionStore.subscribe(() => {
      if (owner() === before) return;
      before = owner();
      if (this.view.isReady && !this.hasSent) void this.reopen();
    });
  }

  /** Another tab has ordered this bag: what is put into it from now on is another order. */
  private followOtherTabs(): void {
    if (!this.view.isReady || this.isOpening || this.hasSent) return;
    // A fast order is counted, sent and cleared before this tab hears of the first of it.
    const isCounted = orderedBagsStore.get().last === this.openedId;
    if (!checkoutStore.get().isOrdered && !isCounted) return;
    this.show({ orderedElsewhere: this.openedId });
    void this.reopen();
  }
}

/**
 * The page was lost while its order went out: what was chosen for that order
 * must not join the next one, nor may the next one bear its id. Where the bag
 * still holds what was ordered, it is emptied now; the submission's id is returned.
 */
function leaveBehind(choices: CheckoutChoices, submission: Submission | null): string {
  const { isOrdered } = choices;
  if (submission?.state === 'draft' || (!submission && !isOrdered)) return '';
  clearChoicesOf(choices);
  if (!submission || isOrdered || submission.state === 'refused') return '';
  const order = readStoredOrder(submission.payload);
  // What could not be had was in the bag, never in the order.
  if (!order || !isSameBag(order.bag, splitAvailable(bagStore.get()).bag)) return '';
  emptyOrderedBag();
  countOrderedBag(submission.id);
  return submission.id;
}

/** Its goods are in the bag with those of the order that came back after it, and go out with that one. */
async function giveUpContent(id: string): Promise<void> {
  const draft = await findSubmission(id);
  if (draft?.state === 'draft') await saveDraft({ ...draft, payload: {} });
}

/** A taken-back order returns to where it was written: lines, address and choices. */
function putBack(order: NonNullable<ReturnType<typeof readStoredOrder>>): void {
  putBackIntoBag(order.bag.lines);
  if (order.addressType) chooseAddressType(order.addressType);
  writeAddressDown(order.address);
  chooseAtCheckout({
    note: order.note,
    isAutoOrder: order.isAutoOrder,
    couponCode: order.coupon?.code ?? '',
    usesWallet: order.usesWallet,
    prescriptionIds: order.prescriptionIds,
    paymentOption: order.paymentMethod,
  });
}

/** Fetched apart when the checkout opens, so that it is there without a network; null where it is not. */
function walletKey() {
  return import('#outbox/delivery/wallet-key.ts').catch(() => null);
}

function owner(): string {
  return currentOwner(sessionStore.get());
}
