/** The page's doors to the delivery room: enqueue, start, online, visible, a timer, the worker, "Send now". */
import type { MessageToPage } from '#contract/worker.ts';
import { nextWake } from '#domain/outbox-times.ts';
import { guest } from '#domain/session.ts';
import type { Means } from './carry.ts';
import { deliverDue } from './deliver.ts';
import { prepareGrant } from './grant.ts';
import { learnHost, type Host } from './host.ts';
import { answerKnocks } from './knock.ts';
import { handToWorker } from './phone.ts';
import { checkReceipts } from './status.ts';
import { outboxStore } from './store.ts';
import { rememberSurroundings, type Surroundings } from './surroundings.ts';

/** What the doors need of the app. */
export interface Household {
  /** The signed-in customer's id, or `guest`. */
  owner: () => string;
  /** Told to the worker, again whenever it has changed. */
  surroundings: () => Surroundings;
  /** The phone's storage failed while delivering: for the error log. */
  report: (failure: unknown) => void;
}

const timer = 30_000;
const forcedTry = 60_000;
const prepareEvery = 10 * 60_000;
const receiptsEvery = 24 * 60 * 60 * 1000;

/** Opens the doors; call once in the page, after `configureClient`. Returns the way to close them. */
export function openDoors(household: Household): () => void {
  const means: Means = {
    now: () => new Date().toISOString(),
    random: Math.random,
    present: household.owner,
  };
  const rounds = new Rounds(household, means);
  const closing = new AbortController();
  const on = { signal: closing.signal };
  const back = () => void rounds.comeBack();

  window.addEventListener('online', back, on);
  window.addEventListener('pageshow', back, on);
  const whenVisible = () => {
    if (document.visibilityState === 'visible') back();
    else handToWorker();
  };
  document.addEventListener('visibilitychange', whenVisible, on);
  const hearWorker = (event: MessageEvent<MessageToPage | undefined>) => {
    if (event.data?.type === 'OUTBOX_KNOCK') rounds.run(false);
  };
  if ('serviceWorker' in navigator) {
    navigator.serviceWorker.addEventListener('message', hearWorker, on);
  }
  const interval = setInterval(() => {
    if (document.visibilityState === 'visible') rounds.run(false);
  }, timer);
  const stopKnocks = answerKnocks((isForced) => rounds.run(isForced));
  void rounds.begin();

  return () => {
    closing.abort();
    clearInterval(interval);
    stopKnocks();
    rounds.end();
  };
}

/** One round at a time; a ring during a round means one more after it. */
class Rounds {
  private isRunning = false;
  private isWanted = false;
  private lastForced = 0;
  private wake: ReturnType<typeof setTimeout> | undefined;
  private told = '';
  private preparedFor = '';
  private lastPrepared = 0;

  constructor(
    private readonly household: Household,
    private readonly means: Means,
  ) {}

  async begin(): Promise<void> {
    await this.guarded(async () => {
      const at = this.means.now();
      const owner = this.household.owner();
      await outboxStore.change([
        { type: 'app-updated', at },
        { type: 'signed-in', owner, at },
      ]);
      await outboxStore.forgetOldReceipts(this.means.now());
    });
    await this.comeBack();
    await this.guarded(() => this.lookAfterReceipts());
  }

  /** Reconnected or returned: waiting times start anew. */
  async comeBack(): Promise<void> {
    await this.guarded(() => outboxStore.change({ type: 'reconnected', at: this.means.now() }));
    this.run(false);
  }

  run(isForced: boolean): void {
    if (!isForced && !this.mayTry()) return;
    this.isWanted = true;
    if (!this.isRunning) void this.rounds();
  }

  end(): void {
    clearTimeout(this.wake);
    this.isWanted = false;
  }

  private async rounds(): Promise<void> {
    this.isRunning = true;
    while (this.isWanted) {
      this.isWanted = false;
      await this.guarded(() => this.round());
    }
    this.isRunning = false;
  }

  private async round(): Promise<void> {
    await this.tellSurroundings();
    await this.prepare(await deliverDue(this.means));
    this.wakeAfter(nextWake(await outboxStore.submissions(), this.means.now()));
  }

  /** A grant in good time for the worker: for a customer, or for a visitor who has begun to write. */
  private async prepare(known: Host | null): Promise<void> {
    const owner = this.household.owner();
    const now = this.means.now();
    const isRecent = Date.parse(now) - this.lastPrepared < prepareEvery;
    if (owner === this.preparedFor && isRecent) return;
    if (owner === guest && (await outboxStore.submissions()).length === 0) return;
    this.preparedFor = owner;
    this.lastPrepared = Date.parse(now);
    await prepareGrant(owner, known ?? (await learnHost()), { owner, now });
  }

  /** The browser's "offline" skips, its "online" proves nothing: once a minute it is tried anyway. */
  private mayTry(): boolean {
    if (navigator.onLine) return true;
    const moment = Date.parse(this.means.now());
    if (moment - this.lastForced < forcedTry) return false;
    this.lastForced = moment;
    return true;
  }

  private wakeAfter(wait: number | null): void {
    clearTimeout(this.wake);
    if (wait === null || wait >= timer) return;
    this.wake = setTimeout(() => this.run(false), Math.max(wait, 250));
  }

  private async tellSurroundings(): Promise<void> {
    const surroundings = this.household.surroundings();
    const now = JSON.stringify(surroundings);
    if (now === this.told) return;
    await rememberSurroundings(surroundings);
    this.told = now;
  }

  private async lookAfterReceipts(): Promise<void> {
    const last = await outboxStore.kept('receipts-checked');
    const age = Date.parse(this.means.now()) - Date.parse(typeof last === 'string' ? last : '');
    const submissions = await outboxStore.submissions();
    if (age < receiptsEvery || !submissions.some((submission) => submission.state === 'sent'))
      return;
    await checkReceipts(await learnHost(), this.means);
    await outboxStore.keep('receipts-checked', this.means.now());
  }

  private async guarded(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (failure) {
      this.household.report(failure);
    }
  }
}
