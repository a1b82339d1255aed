/**
 * Manages the draft of one form: shows changes immediately, stores them debounced, and follows
 * changes from other tabs. Independent of React.
 */
import { guest } from '#domain/session.ts';
import type { Submission, SubmissionKind } from '#domain/submission.ts';
import { deleteSubmission } from '#outbox/delete-submission.ts';
import { observeSubmissions } from '#outbox/observe.ts';
import {
  newSubmissionId,
  removePhoto,
  saveDraft,
  sendSubmission,
  type DraftSeed,
  type Written,
  loadDraft,
  findSubmission,
} from '#outbox/write.ts';
import { sessionStore } from '#state/session.ts';
import { forgetUnsaved, keepUnsaved, whenLeaving, unsavedOf } from '#state/unsaved.ts';
import { viewOf, type DraftForm, type DraftView, type DraftWords } from './draft-view.ts';
import { joiningFiles, type SortedFiles } from './joining-files.ts';
import { Observable } from './observable.ts';
import { isUntouched, nothingOnDisk, onDiskOf } from './on-disk.ts';
import { attachPicked, sortFiles, type Taken } from './picked-files.ts';

/** The delay after the last change before the draft is stored, in milliseconds. */
const debounceMs = 400;

export class DraftKeeper<Words extends DraftWords> extends Observable<DraftView<Words>> {
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the view contains changes that are not stored yet. */
  private isDirty = false;
  private onDisk = nothingOnDisk(guest);
  /**
   * Resolves when the stored draft has been loaded. Until then the form has no id, so a draft that
   * was stored under it could never be sent.
   */
  private opening: Promise<void> = Promise.resolve();
  /**
   * Whether this form is being sent. The outbox reports that the submission is no draft any more
   * before `send` resolves. If `follow` treated that as another tab's change, it would restore the
   * sent words.
   */
  private isSending = false;
  private readonly form: DraftForm<Words>;
  private readonly owner: () => string;

  /** `empty` are the words that the server renders. */
  constructor(form: DraftForm<Words>, owner: () => string, empty: Words) {
    super(viewOf({ isReady: false, id: '', words: empty }));
    this.form = form;
    this.owner = owner;
  }

  /**
   * Loads the draft and subscribes to its changes. Returns the function that unsubscribes and
   * stores unsaved changes.
   */
  start(): () => void {
    this.opening = this.open();
    const stops = [
      observeSubmissions.subscribe(() => this.follow()),
      sessionStore.subscribe(() => this.followOwner()),
      joiningFiles.follow({ draftId: () => this.view.id, show: (change) => this.show(change) }),
      whenLeaving(() => this.putDown()),
    ];
    return () => {
      void this.flush();
      for (const stop of stops) stop();
    };
  }

  /** Applies a change that the customer has typed. */
  change(change: Partial<Words>): void {
    const writtenAt = momentAfter(this.view.words.writtenAt);
    this.show({ words: { ...this.view.words, ...change, writtenAt }, wasSentElsewhere: false });
    this.touch();
  }

  /** Schedules a store, after something that is stored with the words has changed. */
  touch(): void {
    this.isDirty = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), debounceMs);
  }

  /**
   * Stores unsaved changes now and deletes a draft that was emptied. Resolves when the attempt is
   * over, also if it failed.
   */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    const { isReady, id, adding } = this.view;
    if (!this.isDirty || !isReady) return;
    if (this.isWorthKeeping() || adding > 0) return this.store();
    this.isDirty = false;
    if (!this.onDisk.isStored) return;
    this.onDisk = nothingOnDisk(this.owner());
    forgetUnsaved(this.form.kind, id);
    await deleteSubmission(id);
  }

  /** Copies picked files into the draft. Call it synchronously in the picker's change event. */
  async attach(files: readonly File[]): Promise<void> {
    const sorted = sortFiles(files, this.view.photos.length);
    if (!this.view.isReady) await this.opening;
    await this.join(sorted, attachPicked);
  }

  async remove(n: number): Promise<void> {
    const written = await removePhoto(this.view.id, n);
    if (written.saved) this.show({ photos: written.submission.photos });
  }

  /**
   * Puts the draft into the outbox and empties the form, or returns why the phone could not store
   * it.
   */
  async send(): Promise<Written> {
    if (!this.view.isReady) await this.opening;
    await joiningFiles.done(this.view.id);
    clearTimeout(this.timer);
    const { id } = this.view;
    this.isSending = true;
    try {
      const written = await sendSubmission(this.seed());
      if (written.saved) {
        forgetUnsaved(this.form.kind, id);
        this.begin();
      }
      return written;
    } finally {
      this.isSending = false;
    }
  }

  /** Whether the draft contains words or photos that a discard would lose. */
  isWorthKeeping(): boolean {
    return !this.form.isBlank(this.view.words) || this.view.photos.length > 0;
  }

  /** Deletes the draft with its files and empties the form. */
  async discard(): Promise<void> {
    clearTimeout(this.timer);
    const { id } = this.view;
    this.begin();
    forgetUnsaved(this.form.kind, id);
    await deleteSubmission(id);
  }

  /**
   * Adds each file with `take` to the draft of the current id, even if the form is unmounted
   * meanwhile.
   */
  protected async join<File extends { name: string }>(
    files: SortedFiles<File>,
    take: (id: string, file: File) => Promise<Taken>,
  ): Promise<void> {
    const { id } = this.view;
    this.show({ shared: 0 });
    const prepare = () => this.store();
    await joiningFiles.join(id, files, prepare, (file) => take(id, file));
    if (this.view.wasSentElsewhere && this.view.id !== id) this.show(joiningFiles.of(id));
  }

  protected async open(): Promise<void> {
    const stored = await openDraft(this.form, this.owner());
    if (!this.view.isReady && !(stored && this.adopt(stored))) this.begin();
  }

  protected async store(): Promise<void> {
    const { id, words } = this.view;
    this.isDirty = false;
    const written = await saveDraft(this.seed());
    if (written.saved && this.view.words.writtenAt === words.writtenAt)
      forgetUnsaved(this.form.kind, id);
    if (this.view.id !== id) return;
    if (written.saved) this.onDisk = onDiskOf(written.submission, words, this.onDisk.wasSeen);
    const isOver = !written.saved && written.problem === 'not-a-draft';
    if (!written.saved && !isOver) this.isDirty = true;
    this.show({ isStored: written.saved || isOver });
  }

  /**
   * Saves unsaved words synchronously, because a page that is being unloaded has no time for
   * IndexedDB.
   */
  private putDown(): void {
    const { isReady, words } = this.view;
    if (isReady && words.writtenAt !== this.onDisk.writtenAt && !this.form.isBlank(words))
      keepUnsaved(this.form.kind, this.seed());
    void this.flush();
  }

  private seed(): DraftSeed {
    const { id, words } = this.view;
    const { kind, payloadOf } = this.form;
    const owner = this.onDisk.owner === guest ? this.owner() : this.onDisk.owner;
    return { id, kind, owner, payload: payloadOf ? payloadOf(words) : words };
  }

  /** Empties the form and gives it a new id. */
  private begin(): void {
    this.isDirty = false;
    this.onDisk = nothingOnDisk(this.owner());
    this.show(viewOf({ isReady: true, id: newSubmissionId(), words: this.form.blank() }));
  }

  /**
   * Shows a stored draft in the form. Returns false if the form cannot read it, or if its owner has
   * signed out meanwhile.
   */
  private adopt(stored: Submission): boolean {
    const { id, owner, payload, photos, createdAt } = stored;
    const words = this.form.read(payload);
    if (!words || (owner !== guest && owner !== this.owner())) return false;
    this.form.adopted?.(payload, createdAt);
    this.isDirty = false;
    this.onDisk = onDiskOf(stored, words, false);
    const foundFrom = words.writtenAt || createdAt;
    const born = viewOf({ isReady: true, id, words });
    this.show({ ...born, photos, foundFrom, ...joiningFiles.of(id) });
    return true;
  }

  /** Applies changes that other tabs or the list of submissions have made. */
  private follow(): void {
    const { isRead, submissions } = observeSubmissions.getSnapshot();
    if (!isRead || !this.view.isReady || this.isSending) return;
    const own = submissions.find((submission) => submission.id === this.view.id);
    if (own?.state === 'draft') this.followDraft(own);
    else if (own || this.onDisk.wasSeen) this.leave(own !== undefined);
    if (this.isFree()) void this.lookAgain();
  }

  private followDraft({ owner, payload, photos }: Submission): void {
    this.onDisk = { ...this.onDisk, owner, isStored: true, wasSeen: true };
    const stored = this.form.read(payload);
    const isNewer = stored && stored.writtenAt > this.view.words.writtenAt && !this.isDirty;
    if (isNewer) this.show({ words: stored, photos });
    else if (photos !== this.view.photos && this.view.adding === 0) this.show({ photos });
  }

  /**
   * Empties the form after its draft was sent or deleted elsewhere. Words that were typed since
   * become a new draft.
   */
  private leave(wasSentElsewhere: boolean): void {
    const { words } = this.view;
    const wasDirty = this.isDirty;
    this.begin();
    if (wasDirty) this.change(words);
    this.show({ wasSentElsewhere });
  }

  /**
   * Reacts to a sign-in or sign-out. Another customer's draft is stored for its owner and removed
   * from the form (offline-197).
   */
  private followOwner(): void {
    const owner = this.owner();
    if (!this.view.isReady) return;
    if (this.isFree()) this.onDisk = nothingOnDisk(owner);
    else if (isUntouched(this.view, this.onDisk)) this.begin();
    else if (owner !== guest && ![guest, owner].includes(this.onDisk.owner)) {
      this.putDown();
      this.begin();
    }
    void this.lookAgain();
  }

  private isFree(): boolean {
    return !this.onDisk.isStored && !this.isDirty && !this.isWorthKeeping();
  }

  private async lookAgain(): Promise<void> {
    const stored = await findDraft(this.form, this.owner());
    if (stored && this.isFree() && stored.id !== this.view.id) this.adopt(stored);
  }
}

/**
 * Returns the current time in ISO format, but at least 1 ms after `before`. So a later change has a
 * later time even if the clock was set back (offline-33). An unparsable `before` is ignored.
 */
function momentAfter(before: string): string {
  const least = Date.parse(before) + 1 || 0;
  return new Date(Math.max(Date.now(), least)).toISOString();
}

/** Loads the draft of this form that `owner` may continue, or null. */
function findDraft<Words extends DraftWords>(
  { kind, read }: DraftForm<Words>,
  owner: string,
): Promise<Submission | null> {
  const fits = (payload: unknown) => read(payload) !== null;
  // Without access to the storage there is no draft. Sending reports that error.
  return loadDraft(kind, owner, fits).catch(() => null);
}

/** Like `findDraft`, but first restores the words that an earlier page could not store. */
async function openDraft<Words extends DraftWords>(
  form: DraftForm<Words>,
  owner: string,
): Promise<Submission | null> {
  await takeUnsaved(form.kind, owner, (payload) => form.read(payload)?.writtenAt ?? null);
  return findDraft(form, owner);
}

/**
 * Stores words that an earlier page could not store in its draft, before the draft is read. Drops
 * them if the draft is newer, or was sent or deleted meanwhile. `writtenAt` returns the ISO time of
 * a payload, or null if it belongs to another form.
 */
async function takeUnsaved(
  kind: SubmissionKind,
  owner: string,
  writtenAt: (payload: unknown) => string | null,
): Promise<void> {
  for (const unsaved of unsavedOf(kind, owner, (one) => writtenAt(one) !== null)) {
    const { payload } = unsaved;
    // Complaints of an older version use their owner's id.
    const id = unsaved.submissionId || unsaved.id;
    const submission = await findSubmission(id);
    const isNewer =
      !submission || (writtenAt(payload) ?? '') > (writtenAt(submission.payload) ?? '');
    const isOpen = !submission || submission.state === 'draft';
    const isDone = !isOpen || !isNewer || (await saveDraft({ id, kind, owner, payload })).saved;
    if (isDone) forgetUnsaved(kind, unsaved.id);
  }
}
