/**
 * Keeps the request that is being written: on the screen at once, on the
 * phone's disk a moment later, and in step with other tabs. Knows no React.
 */
import { readRequestDraft } from '#contract/drafts.ts';
import { isEmptyAddress } from '#domain/address.ts';
import type { Submission } from '#domain/submission.ts';
import { emptyRow, isBlankDraft, type RequestDraft } from '#domain/request-draft.ts';
import { deleteSubmission } from '#outbox/delete-submission.ts';
import { subscribeToChanges } from '#outbox/change-channel.ts';
import { observeSubmissions } from '#outbox/observe.ts';
import { aloneWithShared, sharedFiles } from '#outbox/shared.ts';
import { loadDraft, newSubmissionId, removePhoto, saveDraft } from '#outbox/write.ts';
import { sendSubmission, type Written } from '#outbox/write.ts';
import { pause } from '#parts/submission-draft/pause.ts';
import { takeUnsaved } from '#parts/submission-draft/take-unsaved.ts';
import { forgetUnsaved, keepUnsaved, whenLeaving } from '#state/unsaved.ts';
import { addressStore, writeAddressDown } from '#state/address.ts';
import { blankView, unreadView, type DraftView } from './draft-view.ts';
import { attachPicked, sortFiles, type FileComplaint } from './picked-files.ts';
import { Shown } from './shown.ts';
import { takeShared } from './take-shared.ts';

const kind = 'request-order';

export class DraftKeeper extends Shown<DraftView> {
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Written here and not on disk yet. */
  private isDirty = false;
  private storedAt = '';
  /** The draft is on disk under its present id. */
  private isStored = false;
  /** It was among the submissions when they were last read: missing there later, it was deleted. */
  private wasSeen = false;

  constructor(private readonly owner: () => string) {
    super(unreadView);
  }

  /** Finds the draft and follows it; returns the way to stop, which stores what is not stored yet. */
  start(): () => void {
    void this.open();
    const leave = () => {
      this.noteDown();
      void this.flush();
    };
    const stopFollowing = observeSubmissions.subscribe(() => this.follow());
    const stopListening = subscribeToChanges(() => void this.takeShared());
    const stopWatching = whenLeaving(leave);
    return () => {
      void this.flush();
      stopFollowing();
      stopListening();
      stopWatching();
    };
  }

  /** What the customer has just written. */
  change(change: Partial<RequestDraft>): void {
    const draft = { ...this.view.draft, ...change, writtenAt: new Date().toISOString() };
    this.show({ draft, wasSentElsewhere: false });
    this.touch();
  }

  /** Something that is stored with the draft has changed beside it: the address. */
  touch(): void {
    this.isDirty = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), pause);
  }

  /** A page that goes has no time for its database: what is not on disk yet is written down at once. */
  private noteDown(): void {
    const { isReady, id, draft } = this.view;
    if (!isReady || draft.writtenAt === this.storedAt || isBlankDraft(draft)) return;
    keepUnsaved(kind, { id, owner: this.owner(), payload: this.payload() });
  }

  /** Stores what is not stored yet; resolves when it is on disk or could not be. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    if (!this.isDirty || !this.view.isReady) return;
    const isWorthIt = this.isStored || !isBlankDraft(this.view.draft);
    if (isWorthIt) await this.store();
  }

  /** Copies picked files into the draft. Call it inside the picker's change event. */
  async attach(files: readonly File[]): Promise<void> {
    const { accepted, complaints } = sortFiles(files, this.view.photos.length);
    this.show({ shared: 0, complaints, adding: this.view.adding + accepted.length });
    if (accepted.length > 0) await this.store();
    const { id } = this.view;
    for (const file of accepted) {
      const taken = await attachPicked(id, file);
      this.show({ adding: Math.max(0, this.view.adding - 1) });
      if (taken.problem) this.complain(file.name, taken.problem);
      else if (this.view.id === id) this.show({ photos: taken.photos });
    }
  }

  async remove(n: number): Promise<void> {
    const written = await removePhoto(this.view.id, n);
    if (written.saved) this.show({ photos: written.submission.photos });
  }

  /** Sends it: on disk and in the queue, or not saved with the reason. The form is empty after a success. */
  async send(): Promise<Written> {
    clearTimeout(this.timer);
    const { id } = this.view;
    const written = await sendSubmission({
      id,
      kind,
      owner: this.owner(),
      payload: this.payload(),
    });
    if (written.saved) forgetUnsaved(kind, id);
    if (written.saved && this.view.id === id) this.begin();
    return written;
  }

  /** Deletes the draft with its files; the form is empty. */
  async discard(): Promise<void> {
    clearTimeout(this.timer);
    const { id } = this.view;
    this.begin();
    forgetUnsaved(kind, id);
    await deleteSubmission(id);
  }

  private async open(): Promise<void> {
    const writtenAt = (payload: unknown) => readRequestDraft(payload)?.writtenAt ?? null;
    await takeUnsaved(kind, this.owner(), writtenAt);
    const found = await loadDraft(kind, this.owner()).catch(() => null);
    if (this.view.isReady) return;
    if (found) this.adopt(found);
    else this.begin();
    await this.takeShared();
  }

  /** Files that other apps have shared join the draft in sight, whichever tab that is. */
  private async takeShared(): Promise<void> {
    if (!this.view.isReady || document.visibilityState === 'hidden') return;
    await aloneWithShared(async () => {
      const files = await sharedFiles();
      if (files.length === 0) return;
      this.show({ complaints: [], shared: 0, adding: this.view.adding + files.length });
      await this.store();
      for (const file of files) {
        const { id } = this.view;
        const taken = await takeShared(id, file);
        this.show({ adding: Math.max(0, this.view.adding - 1) });
        if (taken.problem) this.complain(file.name, taken.problem);
        else this.show({ photos: taken.photos, shared: this.view.shared + 1 });
      }
    });
  }

  /** An empty form with an id of its own. */
  private begin(): void {
    this.isDirty = false;
    this.isStored = false;
    this.wasSeen = false;
    this.view = blankView({ isReady: true, id: newSubmissionId(), rowId: newSubmissionId() });
    this.tell();
  }

  /** Puts a stored draft on the form, its address too. */
  private adopt(submission: Submission): void {
    const stored = readRequestDraft(submission.payload);
    if (!stored) {
      this.begin();
      return;
    }
    const { address, ...draft } = stored;
    if (address && !isEmptyAddress(address)) writeAddressDown(address);
    this.isDirty = false;
    this.isStored = true;
    this.storedAt = draft.writtenAt;
    this.wasSeen = false;
    this.view = {
      ...blankView({ isReady: true, id: submission.id, rowId: '' }),
      draft: { ...draft, rows: draft.rows.length > 0 ? draft.rows : [emptyRow(newSubmissionId())] },
      photos: submission.photos,
      foundFrom: draft.writtenAt || submission.createdAt,
    };
    this.tell();
  }

  /** What other tabs (and the list of submissions) have done meanwhile. */
  private follow(): void {
    const { isRead, submissions } = observeSubmissions.getSnapshot();
    if (!isRead || !this.view.isReady) return;
    const own = submissions.find((submission) => submission.id === this.view.id);
    if (own?.state === 'draft') this.followDraft(own);
    else if (own) this.leaveSent();
    else if (this.wasSeen && !this.isDirty) this.begin();
    if (!this.isStored && !this.isDirty && isBlankDraft(this.view.draft)) void this.lookAgain();
  }

  private followDraft(submission: Submission): void {
    this.isStored = true;
    this.wasSeen = true;
    const stored = readRequestDraft(submission.payload);
    const isNewer = stored && stored.writtenAt > this.view.draft.writtenAt && !this.isDirty;
    if (isNewer) {
      const { address: _, ...draft } = stored;
      this.show({ draft, photos: submission.photos });
    } else if (submission.photos !== this.view.photos && this.view.adding === 0) {
      this.show({ photos: submission.photos });
    }
  }

  /** Sent from another tab. What was written here since then stays, as a request of its own. */
  private leaveSent(): void {
    const { draft } = this.view;
    const wasDirty = this.isDirty;
    this.begin();
    this.show({ wasSentElsewhere: true, ...(wasDirty && { draft }) });
    if (wasDirty) this.touch();
  }

  private async lookAgain(): Promise<void> {
    const found = await loadDraft(kind, this.owner()).catch(() => null);
    const isFree = !this.isStored && !this.isDirty && isBlankDraft(this.view.draft);
    if (found && isFree && found.id !== this.view.id) this.adopt(found);
  }

  private async store(): Promise<void> {
    const { id, draft } = this.view;
    this.isDirty = false;
    const written = await saveDraft({ id, kind, owner: this.owner(), payload: this.payload() });
    if (written.saved && this.view.draft.writtenAt === draft.writtenAt) forgetUnsaved(kind, id);
    if (this.view.id !== id) return;
    if (written.saved) {
      this.isStored = true;
      this.storedAt = draft.writtenAt;
    }
    if (!written.saved && written.problem !== 'not-a-draft') this.isDirty = true;
    this.show({ isKept: written.saved || written.problem === 'not-a-draft' });
  }

  private payload(): unknown {
    return { ...this.view.draft, address: addressStore.get() };
  }

  private complain(name: string, problem: FileComplaint['problem']): void {
    this.show({ complaints: [...this.view.complaints, { name, problem }] });
  }
}
