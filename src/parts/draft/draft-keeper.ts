/**
 * Keeps what is written on one form: on the screen at once, on the phone's
 * disk a moment later, and in step with other tabs. Knows no React.
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

/** How long the customer may go on typing before the draft is stored, in ms. */
const debounceMs = 400;

export class DraftKeeper<Words extends DraftWords> extends Observable<DraftView<Words>> {
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Written here and not on disk yet. */
  private isDirty = false;
  private onDisk = nothingOnDisk(guest);
  /** The phone is being asked whether there is a draft: until then the form has no id, and what were stored could never be sent. */
  private opening: Promise<void> = Promise.resolve();
  /**
   * The submission is going into the queue from here. The outbox reports that it is no draft any more before
   * `send` resolves: treated as another tab's work, that would bring the sent words back.
   */
  private isSending = false;
  private readonly form: DraftForm<Words>;
  private readonly owner: () => string;

  /** `empty` is what a server shows. */
  constructor(form: DraftForm<Words>, owner: () => string, empty: Words) {
    super(viewOf({ isReady: false, id: '', words: empty }));
    this.form = form;
    this.owner = owner;
  }

  /** Finds the draft and follows it; returns the way to stop, which stores what is not stored yet. */
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

  /** What the customer has just written. */
  change(change: Partial<Words>): void {
    const writtenAt = momentAfter(this.view.words.writtenAt);
    this.show({ words: { ...this.view.words, ...change, writtenAt }, wasSentElsewhere: false });
    this.touch();
  }

  /** Something that is stored with the words has changed beside them. */
  touch(): void {
    this.isDirty = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), debounceMs);
  }

  /** Stores what is not stored yet; resolves when it is on disk or could not be. A draft that was emptied is deleted. */
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

  /** Copies picked files into the draft. Call it inside the picker's change event. */
  async attach(files: readonly File[]): Promise<void> {
    const sorted = sortFiles(files, this.view.photos.length);
    if (!this.view.isReady) await this.opening;
    await this.join(sorted, attachPicked);
  }

  async remove(n: number): Promise<void> {
    const written = await removePhoto(this.view.id, n);
    if (written.saved) this.show({ photos: written.submission.photos });
  }

  /** Puts it into the outbox, or says why the phone could not keep it. The form is empty after a success. */
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

  /** Something would be lost with it. */
  isWorthKeeping(): boolean {
    return !this.form.isBlank(this.view.words) || this.view.photos.length > 0;
  }

  /** Deletes the draft with its files; the form is empty. */
  async discard(): Promise<void> {
    clearTimeout(this.timer);
    const { id } = this.view;
    this.begin();
    forgetUnsaved(this.form.kind, id);
    await deleteSubmission(id);
  }

  /** `take` puts one of the files into the draft of that id, also when the form has been left. */
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
    const found = await openDraft(this.form, this.owner());
    if (!this.view.isReady && !(found && this.adopt(found))) this.begin();
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

  /** A page that goes has no time for its database: what is not on disk yet is written down at once. */
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

  /** An empty form with an id of its own. */
  private begin(): void {
    this.isDirty = false;
    this.onDisk = nothingOnDisk(this.owner());
    this.show(viewOf({ isReady: true, id: newSubmissionId(), words: this.form.blank() }));
  }

  /** Puts a stored draft on the form; false when it is none of this form's, or its customer left meanwhile. */
  private adopt(found: Submission): boolean {
    const { id, owner, payload, photos, createdAt } = found;
    const words = this.form.read(payload);
    if (!words || (owner !== guest && owner !== this.owner())) return false;
    this.form.adopted?.(payload, createdAt);
    this.isDirty = false;
    this.onDisk = onDiskOf(found, words, false);
    const foundFrom = words.writtenAt || createdAt;
    const born = viewOf({ isReady: true, id, words });
    this.show({ ...born, photos, foundFrom, ...joiningFiles.of(id) });
    return true;
  }

  /** What other tabs (and the list of submissions) have done meanwhile. */
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

  /** Sent or deleted elsewhere. What was written here since then stays, as a submission of its own. */
  private leave(wasSentElsewhere: boolean): void {
    const { words } = this.view;
    const wasDirty = this.isDirty;
    this.begin();
    if (wasDirty) this.change(words);
    this.show({ wasSentElsewhere });
  }

  /** Somebody has left or signed in over the form: what was written waits for its own (offline-197). */
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
    const found = await findDraft(this.form, this.owner());
    if (found && this.isFree() && found.id !== this.view.id) this.adopt(found);
  }
}

/** Now, or just after that moment (ISO; one that nobody can read is none) where the clock was set back: what is written later counts as later (offline-33). */
function momentAfter(before: string): string {
  const least = Date.parse(before) + 1 || 0;
  return new Date(Math.max(Date.now(), least)).toISOString();
}

/** The draft of that form that `owner` may go on with; null where there is none. */
function findDraft<Words extends DraftWords>(
  { kind, read }: DraftForm<Words>,
  owner: string,
): Promise<Submission | null> {
  const fits = (payload: unknown) => read(payload) !== null;
  // A phone whose storage is closed has no draft; sending will say so aloud.
  return loadDraft(kind, owner, fits).catch(() => null);
}

/** The same for a form that is opened: with what an earlier page could not store any more. */
async function openDraft<Words extends DraftWords>(
  form: DraftForm<Words>,
  owner: string,
): Promise<Submission | null> {
  await takeUnsaved(form.kind, owner, (payload) => form.read(payload)?.writtenAt ?? null);
  return findDraft(form, owner);
}

/**
 * Puts what an earlier page could not store any more into its draft, before
 * the draft is read; what is older than the draft, or of one that was sent or
 * deleted meanwhile, is dropped. `writtenAt` reads when a payload was written
 * (ISO), null where it is another form's.
 */
async function takeUnsaved(
  kind: SubmissionKind,
  owner: string,
  writtenAt: (payload: unknown) => string | null,
): Promise<void> {
  for (const unsaved of unsavedOf(kind, owner, (one) => writtenAt(one) !== null)) {
    const { payload } = unsaved;
    // A complaint of an older version stands under its owner's id.
    const id = unsaved.submissionId || unsaved.id;
    const submission = await findSubmission(id);
    const isNewer =
      !submission || (writtenAt(payload) ?? '') > (writtenAt(submission.payload) ?? '');
    const isOpen = !submission || submission.state === 'draft';
    const isDone = !isOpen || !isNewer || (await saveDraft({ id, kind, owner, payload })).saved;
    if (isDone) forgetUnsaved(kind, unsaved.id);
  }
}
