/**
 * The events that start a delivery in the page: enqueue, start, online, visible, a timer, the
 * worker's message, "Send now".
 */
import type { MessageToPage } from '#contract/worker.ts';
import { nextWake, since } from '#domain/outbox-times.ts';
import { guest } from '#domain/session.ts';
import { isOverQuota } from '#outbox/storage/database.ts';
import type { DeliveryContext } from './deliver-submission.ts';
import { deliverDue } from './deliver-due.ts';
import { prepareGrant } from './grant.ts';
import { refreshHost, detectHost, type Host } from './host.ts';
import { onDeliveryRequested } from './request-delivery.ts';
import { handToWorker } from './background-sync.ts';
import { serverTime } from './server-time.ts';
import { checkReceipts } from './status.ts';
import { outboxStore } from '#outbox/storage/store.ts';
import { publicWalletKey } from './wallet-key.ts';
import { storeWorkerSettings, type WorkerSettings } from '#outbox/storage/worker-settings.ts';

/** The app's functions that the outbox needs. */
export interface OutboxDependencies {
  /** The signed-in customer's id, or `guest`. */
  owner: () => string;
  /** The settings for the worker. They are stored again after every change. */
  workerSettings: () => WorkerSettings;
  /** Reports a storage failure during a delivery to the error log. */
  report: (failure: unknown) => void;
  /** Reports whether the phone was too full to send at the last try (offline-192). */
  onStorageFull: (isFull: boolean) => void;
}

const timer = 30_000;
const forcedTry = 60_000;
const prepareEvery = 10 * 60_000;
/** Milliseconds before an unknown host is probed again. Doubles at each retry, up to `timer`. */
const firstSilence = 500;
const receiptsEvery = 24 * 60 * 60 * 1000;

/**
 * Starts the triggers. Call once in the page, after `configureClient`. Returns the function that
 * stops them.
 */
export function startTriggers(dependencies: OutboxDependencies): () => void {
  const context: DeliveryContext = {
    now: () => new Date().toISOString(),
    random: Math.random,
    currentOwner: dependencies.owner,
  };
  const loop = new DeliveryLoop(dependencies, context);
  const stopping = new AbortController();
  const on = { signal: stopping.signal };
  const back = () => void loop.comeBack();

  window.addEventListener('online', back, on);
  window.addEventListener('pageshow', back, on);
  const whenVisible = () => {
    if (document.visibilityState === 'visible') back();
    else handToWorker();
  };
  document.addEventListener('visibilitychange', whenVisible, on);
  const onWorkerMessage = (event: MessageEvent<MessageToPage | undefined>) => {
    if (event.data?.type === 'OUTBOX_KNOCK') loop.run(false);
  };
  if ('serviceWorker' in navigator) {
    navigator.serviceWorker.addEventListener('message', onWorkerMessage, on);
  }
  const interval = setInterval(() => {
    if (document.visibilityState === 'visible') loop.run(false);
  }, timer);
  const stopRequests = onDeliveryRequested((isForced) => loop.run(isForced));
  void loop.begin();

  return () => {
    stopping.abort();
    clearInterval(interval);
    stopRequests();
    loop.end();
  };
}

/** Runs one round at a time. A request during a round starts another one after it. */
class DeliveryLoop {
  private isRunning = false;
  private isWanted = false;
  private isOver = false;
  private lastForced = 0;
  private wake: ReturnType<typeof setTimeout> | undefined;
  private storedSettings = '';
  private preparedFor = '';
  private silence = 0;
  private lastPrepared = 0;
  private readonly dependencies: OutboxDependencies;
  private readonly context: DeliveryContext;

  constructor(dependencies: OutboxDependencies, context: DeliveryContext) {
    this.dependencies = dependencies;
    this.context = context;
  }

  async begin(): Promise<void> {
    await this.guarded(async () => {
      const at = this.context.now();
      const owner = this.dependencies.owner();
      await outboxStore.change([
        { type: 'app-updated', at },
        { type: 'signed-in', owner, at },
      ]);
      const served = await serverTime();
      if (served !== null) await outboxStore.forgetOldReceipts(served);
    });
    await this.comeBack();
    await this.guarded(() => this.lookAfterReceipts());
  }

  /** Resets the retry delays after a reconnect or a return to the page. */
  async comeBack(): Promise<void> {
    await this.guarded(() => outboxStore.change({ type: 'reconnected', at: this.context.now() }));
    this.run(false);
  }

  run(isForced: boolean): void {
    if (this.isOver || (!isForced && !this.mayTry())) return;
    this.isWanted = true;
    if (!this.isRunning) void this.deliverAll();
  }

  end(): void {
    clearTimeout(this.wake);
    this.isOver = true;
    this.isWanted = false;
  }

  private async deliverAll(): Promise<void> {
    this.isRunning = true;
    while (this.isWanted) {
      this.isWanted = false;
      await this.guarded(() => this.deliverOnce());
    }
    this.isRunning = false;
  }

  private async deliverOnce(): Promise<void> {
    // If the settings cannot be stored, delivery continues.
    await this.guarded(() => this.updateWorkerSettings());
    const host = await this.deliverDue();
    this.dependencies.onStorageFull(false);
    await this.prepare(host);
    // Until the host is reachable nothing is tried, so the submissions have no retry time of their
    // own.
    const isSilent = host?.kind === 'unreachable';
    this.silence = isSilent ? Math.max(this.silence * 2, firstSilence) : 0;
    const next = nextWake(await outboxStore.submissions(), this.context.now());
    this.wakeAfter(next === null ? null : Math.max(next, this.silence));
  }

  private async deliverDue(): Promise<Host | null> {
    try {
      return await deliverDue(this.context);
    } catch (failure) {
      if (!isOverQuota(failure)) throw failure;
      // Loaded separately, because few phones are full.
      const { deliverOnFullPhone } = await import('./deliver-on-full-phone.ts');
      return deliverOnFullPhone(this.context, failure, () => this.dependencies.onStorageFull(true));
    }
  }

  /**
   * Renews the grant early for the worker, for a customer or for a visitor who has started to
   * write.
   */
  private async prepare(known: Host | null): Promise<void> {
    const owner = this.dependencies.owner();
    const now = this.context.now();
    const isRecent = Date.parse(now) - this.lastPrepared < prepareEvery;
    // A new wallet key is registered with the server immediately (checkout-120).
    const preparing = owner + (await publicWalletKey(owner));
    if (preparing === this.preparedFor && isRecent) return;
    if (owner === guest && (await outboxStore.submissions()).length === 0) return;
    this.preparedFor = preparing;
    this.lastPrepared = Date.parse(now);
    await prepareGrant(owner, known ?? (await detectHost()), {
      owner: this.dependencies.owner,
      now,
    });
  }

  /**
   * Whether to try now. "Offline" skips the try, but at most for a minute, because the browser may
   * be wrong. "Online" does not guarantee a network.
   */
  private mayTry(): boolean {
    if (navigator.onLine) return true;
    const moment = Date.parse(this.context.now());
    if (moment - this.lastForced < forcedTry) return false;
    this.lastForced = moment;
    return true;
  }

  private wakeAfter(wait: number | null): void {
    clearTimeout(this.wake);
    if (this.isOver || wait === null || wait >= timer) return;
    this.wake = setTimeout(() => this.run(false), Math.max(wait, 250));
  }

  private async updateWorkerSettings(): Promise<void> {
    const workerSettings = this.dependencies.workerSettings();
    const now = JSON.stringify(workerSettings);
    if (now === this.storedSettings) return;
    await storeWorkerSettings(workerSettings);
    this.storedSettings = now;
  }

  private async lookAfterReceipts(): Promise<void> {
    const last = await outboxStore.read('receipts-checked');
    const age = since(typeof last === 'string' ? last : '', this.context.now());
    // A clock that was set back counts as a day that has passed.
    if (age >= 0 && age < receiptsEvery) return;
    if (!navigator.onLine || (await outboxStore.submissions()).length === 0) return;
    const host = await refreshHost();
    if (host.kind === 'unreachable') return;
    await checkReceipts(host, this.context);
    await outboxStore.write('receipts-checked', this.context.now());
  }

  /** Failures are retried in the next round. An exceeded quota is not reported. */
  private async guarded(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (failure) {
      if (!isOverQuota(failure)) this.dependencies.report(failure);
    }
  }
}
