/**
 * A simulated phone for the outbox's tests: its disk (fake-indexeddb), its tabs, its clock, its
 * network.
 */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { onTestFinished, vi } from 'vitest';
import type { SubmissionKind } from '#domain/submission.ts';
import { later } from '#domain/outbox-times.ts';
import type { RequestOrderPayload } from '#outbox/kinds/request-order.ts';
import { Pharmacy } from './pharmacy.ts';

export class Phone {
  readonly pharmacy = new Pharmacy();
  /**
   * Milliseconds by which this clock is ahead of the real one, which the screens' functions use.
   */
  private ahead = 0;
  /** The signed-in customer in every tab, or `guest`. Null simulates the worker. */
  owner: string | null = 'guest';

  now = (): string => later(new Date().toISOString(), this.ahead);

  wait(ms: number): void {
    this.ahead += ms;
  }

  /** Loads a fresh copy of the app's code over the same disk: a tab, or the worker. */
  async openTab() {
    vi.resetModules();
    const [
      write,
      change,
      deleting,
      deliver,
      store,
      client,
      observe,
      status,
      host,
      eviction,
      channel,
      cleanup,
      grant,
      walletKey,
    ] = await Promise.all([
      import('#outbox/write.ts'),
      import('#outbox/change.ts'),
      import('#outbox/delete-submission.ts'),
      import('#outbox/delivery/deliver-due.ts'),
      import('#outbox/storage/store.ts'),
      import('#api/client.ts'),
      import('#outbox/observe.ts'),
      import('#outbox/delivery/status.ts'),
      import('#outbox/delivery/host.ts'),
      import('#outbox/storage/eviction-check.ts'),
      import('#outbox/storage/change-channel.ts'),
      import('#outbox/signed-out-cleanup.ts'),
      import('#outbox/delivery/grant.ts'),
      import('#outbox/delivery/wallet-key.ts'),
    ]);
    const context = { now: this.now, random: () => 0.5, currentOwner: () => this.owner };
    client.configureClient({
      apiHost: '/api/',
      token: () => (this.owner === 'guest' || this.owner === null ? '' : this.owner),
      activityId: () => '11111111-1111-4111-8111-111111111111',
    });
    const { outboxStore } = store;
    return {
      ...write,
      ...change,
      ...deleting,
      ...observe,
      ...eviction,
      ...channel,
      ...cleanup,
      ...grant,
      ...walletKey,
      context,
      outboxStore,
      detectHost: host.detectHost,
      refreshHost: host.refreshHost,
      checkReceipts: status.checkReceipts,
      deliver: () => deliver.deliverDue(context),
      submission: async (id: string) =>
        (await outboxStore.submissions()).find((one) => one.id === id),
    };
  }
}

export type Tab = Awaited<ReturnType<Phone['openTab']>>;

/**
 * Creates a new phone; call in `beforeEach`. Resets the modules after the test, so that the next
 * file in the same process does not write to this phone's disk.
 */
export function newPhone(): Phone {
  const phone = new Phone();
  onTestFinished(() => void vi.resetModules());
  const stored = new Map<string, string>();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', phone.pharmacy.fetch);
  vi.stubGlobal('BroadcastChannel', channelOf(crypto.randomUUID()));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return phone;
}

/**
 * Channels that reach only the tabs of one phone, because messages of another test may arrive late.
 */
function channelOf(phone: string) {
  return class extends BroadcastChannel {
    constructor(name: string) {
      super(`${name} of ${phone}`);
    }
  };
}

export function aRequest(changes: Partial<RequestOrderPayload> = {}): RequestOrderPayload {
  return {
    rows: [{ name: 'Napa', strength: '500 mg', quantity: 10 }],
    remarks: 'before noon, please',
    address: null,
    prescriptionIds: [],
    ...changes,
  };
}

/** A file that cannot be decoded here, so that its bytes stay unchanged. */
export function aFile(text: string, type = 'application/pdf'): Blob {
  const isPdf = text !== '' && type === 'application/pdf';
  return new Blob([isPdf ? `%PDF-${text}` : text], { type });
}

/** Writes, attaches and sends a request. Returns the submission's id. */
export async function send(tab: Tab, options: { owner?: string; photos?: string[] } = {}) {
  const id = tab.newSubmissionId();
  const owner = options.owner ?? 'guest';
  const seed = { id, kind: 'request-order', owner, payload: aRequest() } as const;
  await tab.saveDraft(seed);
  for (const photo of options.photos ?? []) await tab.attachPhoto(id, aFile(photo), `${photo}.pdf`);
  const sent = await tab.sendSubmission(seed);
  if (!sent.saved) throw new Error(`not saved: ${sent.problem}`);
  return id;
}

/** Sends a submission of any kind. Returns its id. */
export async function sendKind(
  tab: Tab,
  kind: SubmissionKind,
  payload: unknown,
  options: { owner?: string; photos?: string[] } = {},
): Promise<string> {
  const id = tab.newSubmissionId();
  const seed = { id, kind, owner: options.owner ?? 'guest', payload };
  await tab.saveDraft(seed);
  for (const photo of options.photos ?? []) await tab.attachPhoto(id, aFile(photo), `${photo}.pdf`);
  const sent = await tab.sendSubmission(seed);
  if (!sent.saved) throw new Error(`not saved: ${sent.problem}`);
  return id;
}

/**
 * Fails the next writes with an exceeded quota: the given number of writes, or until the cache with
 * that name is deleted. The result lists the deleted caches and counts the refused writes.
 */
export function fillThePhone(until: number | string): { dropped: string[]; refused: number } {
  const put = IDBObjectStore.prototype.put;
  const phoneIsFull = { dropped: [] as string[], refused: 0 };
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...args
  ) {
    const { dropped, refused } = phoneIsFull;
    const hasRoom = typeof until === 'string' ? dropped.includes(until) : refused >= until;
    if (hasRoom) return put.apply(this, args);
    phoneIsFull.refused += 1;
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.stubGlobal('caches', {
    keys: async () => ['pages-1', 'app-v1', 'spoken'],
    delete: async (name: string) => {
      phoneIsFull.dropped.push(name);
      return true;
    },
  });
  return phoneIsFull;
}
