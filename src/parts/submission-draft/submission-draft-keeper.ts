/** Keeps the words of one form: on the screen at once, on the phone's disk a moment later. Knows no React. */
import type { Submission, SubmissionKind } from '#domain/submission.ts';
import { deleteSubmission } from '#outbox/delete-submission.ts';
import { observeSubmissions } from '#outbox/observe.ts';
import {
  loadDraft,
  newSubmissionId,
  saveDraft,
  sendSubmission,
  type Written,
} from '#outbox/write.ts';
import { pause } from './pause.ts';
import { takeUnsaved } from './take-unsaved.ts';
import { forgetUnsaved, keepUnsaved, whenLeaving } from '#state/unsaved.ts';

/** What a form's submissions hold: plain JSON, and when it was written (ISO), so that the newer of two wins. */
export interface DraftWords {
  writtenAt: string;
}

/** One form of the shop. Drafts that `read` cannot read are another form's. */
export interface SubmissionForm<Words extends DraftWords> {
  kind: SubmissionKind;
  read: (payload: unknown) => Words | null;
  /** An empty form; asked anew each time. */
  blank: () => Words;
  /** Nothing in it is worth keeping. */
  isBlank: (words: Words) => boolean;
}

export interface SubmissionDraftView<Words> {
  /** False until the phone has said whether there is a draft. */
  isReady: boolean;
  /** The submission's id, for ever: its idempotency key. */
  id: string;
  words: Words;
  /** The words were found on the phone: begun on an earlier visit, or taken back to be edited. */
  wasFound: boolean;
}

export class SubmissionDraftKeeper<Words extends DraftWords> {
  private readonly unread: SubmissionDraftView<Words>;
  private view: SubmissionDraftView<Words>;
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Written here and not on disk yet. */
  private isDirty = false;
  private isStored = false;
  /** `writtenAt` of what is surely on disk. */
  private storedAt = '';
  /** It was among the submissions when they were last read: missing there later, it was deleted. */
  private wasSeen = false;
  /** The submission is going into the queue from here: that it is no draft any more is no news. */
  private isSending = false;

  constructor(
    private readonly form: SubmissionForm<Words>,
    private readonly owner: () => string,
    empty: Words,
  ) {
    this.unread = { isReady: false, id: '', words: empty, wasFound: false };
    this.view = this.unread;
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getView = (): SubmissionDraftView<Words> => this.view;
  readonly getServerView = (): SubmissionDraftView<Words> => this.unread;

  /** Finds the draft and follows it; returns the way to stop, which stores what is not stored yet. */
  start(): () => void {
    void this.open();
    const flush = () => void this.flush();
    const leave = () => {
      this.noteDown();
      flush();
    };
    const stopFollowing = observeSubmissions.subscribe(() => this.follow());
    const stopWatching = whenLeaving(leave);
    return () => {
      flush();
      stopFollowing();
      stopWatching();
    };
  }

  /** What the customer has just written. */
  change(change: Partial<Words>): void {
    const words = { ...this.view.words, ...change, writtenAt: new Date().toISOString() };
    this.show({ words });
    this.isDirty = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), pause);
  }

  /** A page that goes has no time for its database: what is not on disk yet is written down at once. */
  private noteDown(): void {
    const { isReady, id, words } = this.view;
    if (!isReady || words.writtenAt === this.storedAt || this.form.isBlank(words)) return;
    keepUnsaved(this.form.kind, { id, owner: this.owner(), payload: words });
  }

  /** Stores what is not stored yet; resolves when it is on disk or could not be. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    const { isReady, id, words } = this.view;
    if (!this.isDirty || !isReady) return;
    this.isDirty = false;
    if (!this.form.isBlank(words)) await this.store();
    else if (this.isStored) {
      this.isStored = false;
      this.wasSeen = false;
      forgetUnsaved(this.form.kind, id);
      await deleteSubmission(id);
    }
  }

  /** Puts it into the outbox, or says why the phone could not keep it. The form is empty after a success. */
  async send(): Promise<Written> {
    clearTimeout(this.timer);
    const { id, words } = this.view;
    const { kind } = this.form;
    this.isSending = true;
    try {
      const written = await sendSubmission({ id, kind, owner: this.owner(), payload: words });
      if (written.saved) {
        forgetUnsaved(kind, id);
        this.begin();
      }
      return written;
    } finally {
      this.isSending = false;
    }
  }

  private async open(): Promise<void> {
    const writtenAt = (payload: unknown) => this.form.read(payload)?.writtenAt ?? null;
    await takeUnsaved(this.form.kind, this.owner(), writtenAt);
    const found = await this.find();
    if (this.view.isReady) return;
    if (!found || !this.adopt(found)) this.begin();
  }

  private find(): Promise<Submission | null> {
    const fits = (payload: unknown) => this.form.read(payload) !== null;
    // A phone whose storage is closed has no draft; sending will say so aloud.
    return loadDraft(this.form.kind, this.owner(), fits).catch(() => null);
  }

  /** An empty form with an id of its own. */
  private begin(): void {
    this.isDirty = false;
    this.isStored = false;
    this.wasSeen = false;
    const words = this.form.blank();
    this.show({ isReady: true, id: newSubmissionId(), words, wasFound: false });
  }

  /** Puts a stored draft on the form; false when it is none of this form's. */
  private adopt(submission: Submission): boolean {
    const words = this.form.read(submission.payload);
    if (!words) return false;
    this.isDirty = false;
    this.isStored = true;
    this.storedAt = words.writtenAt;
    this.wasSeen = false;
    this.show({ isReady: true, id: submission.id, words, wasFound: true });
    return true;
  }

  /** What other tabs (and the list of submissions) have done meanwhile. */
  private follow(): void {
    const { isRead, submissions } = observeSubmissions.getSnapshot();
    if (!isRead || !this.view.isReady || this.isSending) return;
    const own = submissions.find((submission) => submission.id === this.view.id);
    if (own?.state === 'draft') this.followDraft(own);
    else if (own || this.wasSeen) this.leave();
    const isFree = !this.isStored && !this.isDirty && this.form.isBlank(this.view.words);
    if (isFree) void this.lookAgain();
  }

  private followDraft(submission: Submission): void {
    this.isStored = true;
    this.wasSeen = true;
    const stored = this.form.read(submission.payload);
    const isNewer = stored && stored.writtenAt > this.view.words.writtenAt && !this.isDirty;
    if (isNewer) this.show({ words: stored });
  }

  /** Sent or deleted elsewhere. What was written here since then stays, as a submission of its own. */
  private leave(): void {
    const { words } = this.view;
    const wasDirty = this.isDirty;
    this.begin();
    if (wasDirty) this.change(words);
  }

  private async lookAgain(): Promise<void> {
    const found = await this.find();
    const isFree = !this.isStored && !this.isDirty && this.form.isBlank(this.view.words);
    if (found && isFree && found.id !== this.view.id) this.adopt(found);
  }

  private async store(): Promise<void> {
    const { id, words } = this.view;
    const { kind } = this.form;
    const written = await saveDraft({ id, kind, owner: this.owner(), payload: words });
    if (written.saved && this.view.words.writtenAt === words.writtenAt) forgetUnsaved(kind, id);
    if (this.view.id !== id) return;
    if (written.saved) {
      this.isStored = true;
      this.storedAt = words.writtenAt;
    } else if (written.problem !== 'not-a-draft') this.isDirty = true;
  }

  private show(change: Partial<SubmissionDraftView<Words>>): void {
    this.view = { ...this.view, ...change };
    for (const listener of this.listeners) listener();
  }
}
