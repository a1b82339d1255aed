/**
 * The draft of an order. It holds the files, stored on the phone under an id that all tabs share.
 * The ordered lines are in the bag, and the customer's choices in the checkout store. Independent
 * of React.
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
  /**
   * The id of a submission that already contains exactly this bag, because the page was lost before
   * it could show that. '' if there is none.
   */
  placedAs: string;
  /**
   * The id of the submission in which another tab has ordered this checkout's bag meanwhile, or ''.
   */
  orderedElsewhere: string;
}

const kind = 'order';
const boundId = () => checkoutStore.get().submissionId;

export class OrderDraft extends Observable<OrderDraftView> {
  private opening: Promise<void> = Promise.resolve();
  private isOpening = false;
  private hasSent = false;
  /** The id under which this checkout's bag would be sent. */
  private openedId = '';

  constructor() {
    const nothing = { photos: [], adding: 0, complaints: [], placedAs: '', orderedElsewhere: '' };
    super({ isReady: false, ...nothing });
  }

  /** Loads the draft and subscribes to its changes. Returns the function that unsubscribes. */
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

  /** Stores the draft before the file picker opens, because Android may kill the page meanwhile. */
  async flush(): Promise<void> {
    const id = this.id();
    // The content of a cancelled order stays in its own draft.
    const payload = (await findSubmission(id))?.payload ?? {};
    await saveDraft({ id, kind, owner: owner(), payload });
  }

  /** Copies picked files into the draft. Call it synchronously in the picker's change event. */
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
   * The id under which the current bag is sent. Another tab whose button is pressed at the same
   * time gets the same id. '' if the customer must first be told about an order that this browser
   * has forgotten.
   */
  async pressedId(): Promise<string> {
    // Wait until the state left by an earlier page is known. Otherwise a quick tap could be taken
    // for that page's order.
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

  /**
   * Stores the order in the outbox under the id from `pressedId`, or returns why it could not be
   * stored. If a second tab orders the same bag, both are the same submission.
   */
  async send(id: string, payload: OrderPayload): Promise<Written> {
    const { wallet } = payload.agreed;
    // The customer's own device signs the amount now, so nobody who delivers the order later can
    // take more from the wallet.
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

  /** The id of this bag's order, shared by all tabs. */
  id(): string {
    if (boundId()) return boundId();
    const born = newSubmissionId();
    chooseAtCheckout({ submissionId: born });
    return born;
  }

  /** Loads the draft again, after an order has been turned back into a draft. */
  reopen(): Promise<void> {
    this.hasSent = false;
    this.isOpening = true;
    this.opening = this.open().finally(() => (this.isOpening = false));
    return this.opening;
  }

  private async open(): Promise<void> {
    const hasForgotten = await hasForgottenOrder();
    const choices = checkoutStore.get();
    // Clear this immediately, so that another tab that opens now does not use the forgotten order's
    // id either.
    if (hasForgotten) clearChoicesOf(choices);
    const placedAs = hasForgotten
      ? ''
      : leaveBehind(choices, await findSubmission(choices.submissionId));
    if (bagStore.get().lines.length === 0) forgetOrderedSince();
    const draft = await loadDraft(kind, owner()).catch(() => null);
    if (draft) {
      const order = readStoredOrder(draft.payload);
      // Restore the order into the bag only once, so that lines which the customer removes stay
      // removed. The draft retains its content until it is sent, because a killed browser may lose
      // the last minutes of the bag.
      const { cameBack } = orderedBagsStore.get();
      if (order && cameBack !== draft.id) {
        putBack(order);
        noteOrderedBags({ cameBack: draft.id });
        void uncountTakenBack();
        void giveUpContent(cameBack);
      }
      chooseAtCheckout({ submissionId: draft.id });
    }
    // Create the id before any tap, so that two tabs that order at the same time use the same id.
    this.openedId = this.id();
    const joining = joiningFiles.of(this.openedId);
    this.show({ isReady: true, photos: draft?.photos ?? [], placedAs, ...joining });
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

  /**
   * Restores an order that was cancelled in the list of submissions or in another tab while this
   * checkout is open.
   */
  private async takeIn(): Promise<void> {
    const draft = await loadDraft(kind, owner()).catch(() => null);
    if (!draft || this.isOpening || this.hasSent || draft.id === orderedBagsStore.get().cameBack)
      return;
    if (readStoredOrder(draft.payload)) await this.reopen();
  }

  /**
   * Reloads the draft after a sign-in or sign-out while this checkout is open, because each owner
   * has their own draft.
   */
  private followOwner(): () => void {
    let before = owner();
    return sessionStore.subscribe(() => {
      if (owner() === before) return;
      before = owner();
      if (this.view.isReady && !this.hasSent) void this.reopen();
    });
  }

  /** Starts a new order after another tab has ordered this bag. */
  private followOtherTabs(): void {
    if (!this.view.isReady || this.isOpening || this.hasSent) return;
    // A fast order may be counted, sent and cleared before this tab receives the first event.
    const isCounted = orderedBagsStore.get().last === this.openedId;
    if (!checkoutStore.get().isOrdered && !isCounted) return;
    this.show({ orderedElsewhere: this.openedId });
    void this.reopen();
  }
}

/**
 * Cleans up after a page that was lost while its order was sent, so that the next order gets
 * neither its choices nor its id. If the bag still contains exactly that order, the bag is emptied
 * and the submission's id is returned, else ''.
 */
function leaveBehind(choices: CheckoutChoices, submission: Submission | null): string {
  const { isOrdered } = choices;
  if (submission?.state === 'draft' || (!submission && !isOrdered)) return '';
  clearChoicesOf(choices);
  if (!submission || isOrdered || submission.state === 'refused') return '';
  const order = readStoredOrder(submission.payload);
  // Unavailable lines were in the bag, but not in the order.
  if (!order || !isSameBag(order.bag, splitAvailable(bagStore.get()).bag)) return '';
  emptyOrderedBag();
  countOrderedBag(submission.id);
  return submission.id;
}

/**
 * Empties the content of an earlier draft, whose lines are in the bag and will be sent with the
 * newer order.
 */
async function giveUpContent(id: string): Promise<void> {
  const draft = await findSubmission(id);
  if (draft?.state === 'draft') await saveDraft({ ...draft, payload: {} });
}

/** Restores the lines, address and choices of a cancelled order. */
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

/** Loads the chunk when the checkout opens, so that it is available offline. Null if that fails. */
function walletKey() {
  return import('#outbox/delivery/wallet-key.ts').catch(() => null);
}

function owner(): string {
  return currentOwner(sessionStore.get());
}
