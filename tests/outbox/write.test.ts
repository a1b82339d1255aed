import { createStore, get, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outboxLimits } from '#domain/submission.ts';
import { prescriptionMimes } from '#domain/prescription-file.ts';
import { until } from '#tests/until.ts';
import { aFile, aRequest, fillThePhone, newPhone, send, type Phone, type Tab } from './phone.ts';

let phone: Phone;
let tab: Tab;

beforeEach(async () => {
  phone = newPhone();
  tab = await phone.openTab();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const seed = (id: string, owner = 'guest') =>
  ({ id, kind: 'request-order', owner, payload: aRequest() }) as const;

describe('a draft', () => {
  // offline-1, request-order-42
  it('a draft survives a reload with its photos', async () => {
    await tab.saveDraft(seed('a'));
    await tab.attachPhoto('a', aFile('front'));
    const reloaded = await phone.openTab();
    const draft = await reloaded.loadDraft('request-order', 'guest');
    expect(draft).toMatchObject({ id: 'a', payload: aRequest() });
    expect(await (draft && (await reloaded.loadPhoto(draft, 1)))?.text()).toBe('%PDF-front');
  });

  // offline-1
  it('a draft is stored and sent in browsers without `toSorted`, as in Chrome 109', async () => {
    const { toSorted, toReversed } = Array.prototype;
    Object.assign(Array.prototype, { toSorted: undefined, toReversed: undefined });
    try {
      expect(await tab.saveDraft(seed('a'))).toMatchObject({ saved: true });
      expect(await tab.loadDraft('request-order', 'guest')).toMatchObject({ id: 'a' });
      expect(await tab.sendSubmission(seed('a'))).toMatchObject({ saved: true });
    } finally {
      Object.assign(Array.prototype, { toSorted, toReversed });
    }
  });

  // offline-40, request-order-46, sign-in-61
  it('A’s draft is not shown to B, and a guest’s is shown to everybody who signs in', async () => {
    await tab.saveDraft(seed('a', 'ayesha'));
    expect(await tab.loadDraft('request-order', 'babul')).toBeNull();
    expect(await tab.loadDraft('request-order', 'guest')).toBeNull();
    await tab.saveDraft(seed('g'));
    expect((await tab.loadDraft('request-order', 'babul'))?.id).toBe('g');
  });

  it('photos that are attached at the same time get different numbers', async () => {
    await tab.saveDraft(seed('a'));
    await Promise.all(['one', 'two', 'three'].map((text) => tab.attachPhoto('a', aFile(text))));
    const draft = await tab.submission('a');
    expect(draft?.photos.map((photo) => photo.n)).toEqual([1, 2, 3]);
    const texts = await Promise.all(
      [1, 2, 3].map(async (n) => (draft && (await tab.loadPhoto(draft, n)))?.text()),
    );
    expect(new Set(texts)).toEqual(new Set(['%PDF-one', '%PDF-two', '%PDF-three']));
  });

  it('a removed photo is deleted with its bytes', async () => {
    await tab.saveDraft(seed('a'));
    await tab.attachPhoto('a', aFile('one'));
    await tab.attachPhoto('a', aFile('two'));
    await tab.removePhoto('a', 1);
    expect((await tab.submission('a'))?.photos.map((photo) => photo.n)).toEqual([2]);
    expect(await tab.outboxStore.photoBytes('a', 1)).toBeNull();
  });

  // offline-53
  it.each([
    ['an empty file', aFile(''), 'photo-empty'],
    [
      'a file above 10 MB',
      new Blob([new Uint8Array(outboxLimits.photoBytes + 1)]),
      'photo-too-big',
    ],
  ])('a draft rejects %s', async (_, file, problem) => {
    await tab.saveDraft(seed('a'));
    expect(await tab.attachPhoto('a', file)).toEqual({ saved: false, problem });
  });

  // offline-53
  it('a draft accepts ten files and no more', async () => {
    await tab.saveDraft(seed('a'));
    for (let n = 0; n < 10; n += 1) await tab.attachPhoto('a', aFile(`file ${n}`));
    expect(await tab.attachPhoto('a', aFile('one more'))).toEqual({
      saved: false,
      problem: 'too-many-photos',
    });
  });

  it('a change of a submission that is no longer a draft is reported as a problem', async () => {
    const id = await send(tab);
    expect(await tab.saveDraft(seed(id))).toEqual({ saved: false, problem: 'not-a-draft' });
    expect(await tab.attachPhoto(id, aFile('late'))).toEqual({
      saved: false,
      problem: 'not-a-draft',
    });
    expect(await tab.attachPhoto('nowhere', aFile('x'))).toEqual({
      saved: false,
      problem: 'not-a-draft',
    });
  });
});

describe('Send', () => {
  // offline-51, request-order-40
  it('a double tap sends once', async () => {
    await tab.saveDraft(seed('a'));
    const taps = await Promise.all([tab.sendSubmission(seed('a')), tab.sendSubmission(seed('a'))]);
    expect(taps.map((tap) => tap.saved)).toEqual([true, true]);
    await tab.deliver();
    expect(await tab.sendSubmission(seed('a'))).toMatchObject({ saved: true });
    await tab.deliver();
    expect(phone.pharmacy.rows).toHaveLength(1);
  });

  // offline-53, request-order-39
  it('the twenty-first submission is refused and stays a draft', async () => {
    for (let n = 0; n < outboxLimits.submissions; n += 1) await send(tab);
    await tab.saveDraft(seed('a'));
    expect(await tab.sendSubmission(seed('a'))).toEqual({
      saved: false,
      problem: 'too-many-submissions',
    });
    expect(await tab.submission('a')).toMatchObject({ state: 'draft' });
  });

  // offline-56
  it('a send registers a sync, and requests persistent storage once', async () => {
    const register = vi.fn(async () => undefined);
    const persist = vi.fn(async () => true);
    vi.stubGlobal('navigator', {
      onLine: true,
      serviceWorker: { getRegistration: async () => ({ sync: { register } }) },
      storage: { persist },
    });
    await send(tab);
    await send(tab);
    await until(() => expect(register).toHaveBeenCalledTimes(2));
    expect(register).toHaveBeenCalledWith('outbox');
    expect(persist).toHaveBeenCalledTimes(1);
  });

  const pictures = ['pictures-v1', 'map-v1'];
  const keptPictures = ['private-pictures-v1', 'bag-pictures-v1'];
  const pages = ['pages-1', 'catalogue-v1'];

  // offline-54, offline-179
  it.each([
    [1, pictures],
    [2, [...pictures, ...keptPictures]],
    [3, [...pictures, ...keptPictures, ...pages]],
    [4, [...pictures, ...keptPictures, ...pages, 'the catalogue']],
  ])(
    'a full phone deletes caches step by step until the submission is saved',
    async (failures, dropped) => {
      const catalogue = createStore('nirog-catalogue', 'parts');
      await set('kept', 'a catalogue', catalogue);
      await tab.saveDraft(seed('a'));
      const phoneIsFull = fillThePhone(failures);
      expect(await tab.sendSubmission(seed('a'))).toMatchObject({ saved: true });
      const isKept = (await get('kept', catalogue)) !== undefined;
      expect([...phoneIsFull.dropped, ...(isKept ? [] : ['the catalogue'])]).toEqual(dropped);
      expect(await tab.submission('a')).toMatchObject({ state: 'queued' });
    },
  );

  // offline-55, request-order-39
  it('a submission that cannot be saved on a full phone is reported and stays a draft', async () => {
    await tab.saveDraft(seed('a'));
    fillThePhone(1000);
    expect(await tab.sendSubmission(seed('a'))).toEqual({ saved: false, problem: 'no-room' });
    expect(await tab.submission('a')).toMatchObject({ state: 'draft' });
  });

  // offline-55, request-order-39
  it('a submission is reported as not saved when storage is blocked', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const blocked = await phone.openTab();
    expect(await blocked.saveDraft(seed('a'))).toEqual({
      saved: false,
      problem: 'storage-blocked',
    });
    expect(await blocked.sendSubmission(seed('a'))).toEqual({
      saved: false,
      problem: 'storage-blocked',
    });
  });
});

describe('pictures', () => {
  // offline-45, prescriptions-6, prescriptions-7
  it('pictures are redrawn at 1,600 px as JPEG until they are small enough', async () => {
    const drawn: { width: number; height: number; quality: number }[] = [];
    vi.stubGlobal('createImageBitmap', async () => ({
      width: 4000,
      height: 3000,
      close: () => undefined,
    }));
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        readonly width: number;
        readonly height: number;

        constructor(width: number, height: number) {
          this.width = width;
          this.height = height;
        }
        getContext() {
          return { fillStyle: '', fillRect: () => undefined, drawImage: () => undefined };
        }
        async convertToBlob({ quality }: { quality: number }) {
          drawn.push({ width: this.width, height: this.height, quality });
          return new Blob([new Uint8Array(quality > 0.7 ? 900_000 : 300_000)]);
        }
      },
    );
    await tab.saveDraft(seed('a'));
    await tab.attachPhoto('a', aFile('raw camera bytes with GPS', 'image/heic'));
    expect(drawn.map((one) => one.quality)).toEqual([0.85, 0.75, 0.65]);
    expect(drawn[0]).toMatchObject({ width: 1600, height: 1200 });
    expect((await tab.submission('a'))?.photos).toMatchObject([
      { mime: 'image/jpeg', size: 300_000 },
    ]);
  });

  // offline-45
  it('pictures that cannot be decoded stay unchanged', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no decoder')));
    await tab.saveDraft(seed('a'));
    const png = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])], {
      type: 'image/jpeg',
    });
    await tab.attachPhoto('a', png, 'rx.jpg');
    expect((await tab.submission('a'))?.photos).toMatchObject([
      { mime: 'image/png', size: 9, name: 'rx.jpg' },
    ]);
  });

  // prescriptions-6
  it('pictures larger than 10 MB are accepted and shrunk, larger documents are refused', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({
      width: 4000,
      height: 3000,
      close: () => undefined,
    }));
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        getContext() {
          return { fillStyle: '', fillRect: () => undefined, drawImage: () => undefined };
        }
        async convertToBlob() {
          return new Blob([new Uint8Array(300_000)]);
        }
      },
    );
    await tab.saveDraft(seed('a'));
    const large = new Uint8Array(outboxLimits.photoBytes + 1);
    const photo = new Blob([large], { type: 'image/jpeg' });
    expect(await tab.attachPhoto('a', photo)).toMatchObject({ saved: true });
    const report = new Blob([large], { type: 'application/pdf' });
    expect(await tab.attachPhoto('a', report)).toEqual({ saved: false, problem: 'photo-too-big' });
  });

  // offline-45, prescriptions-8
  it.each([
    ['a text called .jpg', 'image/jpeg'],
    ['a text called .pdf', 'application/pdf'],
    ['a text called .docx', prescriptionMimes.docx],
  ])('files that only claim to be pictures are refused: %s', async (_, type) => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
    await tab.saveDraft(seed('a'));
    expect(await tab.attachPhoto('a', new Blob(['Dear doctor'], { type }))).toEqual({
      saved: false,
      problem: 'photo-unreadable',
    });
  });
});

describe('pictures that this phone cannot decode', () => {
  // prescriptions-78
  it.each([
    ['a HEIC photo called .jpg', '....ftypheic', 'photo-not-drawable'],
    ['a WebP sticker', 'RIFF....WEBPVP8 ', 'photo-not-drawable'],
    ['half a JPEG', '\u00ff\u00d8\u00ff\u00da..half of it', 'photo-cut-off'],
  ])('undecodable pictures are refused with the reason: %s', async (_, content, problem) => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
    await tab.saveDraft(seed('a'));
    const photo = new Blob([Buffer.from(content, 'latin1')], { type: 'image/jpeg' });
    expect(await tab.attachPhoto('a', photo)).toEqual({ saved: false, problem });
  });
});

describe('the view of the submissions', () => {
  it('the view is unread on the server and before the first read', () => {
    expect(tab.observeSubmissions.getServerSnapshot()).toMatchObject({
      isRead: false,
      submissions: [],
    });
    expect(tab.observeSubmissions.getSnapshot()).toBe(tab.observeSubmissions.getServerSnapshot());
  });

  // offline-28, offline-66
  it('the view follows changes by this tab, another tab and the worker', async () => {
    const stop = tab.observeSubmissions.subscribe(() => undefined);
    const seen = () =>
      tab.observeSubmissions.getSnapshot().submissions.map((submission) => submission.state);
    const other = await phone.openTab();
    const id = await send(other);
    await until(() => expect(seen()).toEqual(['queued']));
    await other.deliver();
    await until(() => expect(seen()).toEqual(['sent']));
    await tab.deleteSubmission(id);
    await until(() => expect(seen()).toEqual([]));
    stop();
  });

  // offline-6, offline-106
  it('the view counts the unsent requests that the browser has evicted', async () => {
    const stop = tab.observeSubmissions.subscribe(() => undefined);
    await send(tab);
    await send(tab);
    const cancelled = await send(tab);
    await tab.cancelSubmission(cancelled);
    await until(() => expect(tab.observeSubmissions.getSnapshot().submissions).toHaveLength(2));
    stop();
    const { IDBFactory } = await import('fake-indexeddb');
    vi.stubGlobal('indexedDB', new IDBFactory());
    const reloaded = await phone.openTab();
    const stopAgain = reloaded.observeSubmissions.subscribe(() => undefined);
    await until(() =>
      expect(reloaded.observeSubmissions.getSnapshot()).toMatchObject({
        isRead: true,
        removedByBrowser: 2,
      }),
    );
    reloaded.acknowledgeRemovedSubmissions();
    expect(reloaded.observeSubmissions.getSnapshot().removedByBrowser).toBe(0);
    stopAgain();
  });

  /** The number of evicted submissions that a newly opened page shows. */
  async function removedByBrowser(): Promise<number> {
    const opened = await phone.openTab();
    const stop = opened.observeSubmissions.subscribe(() => undefined);
    await until(() => expect(opened.observeSubmissions.getSnapshot().isRead).toBe(true));
    stop();
    return opened.observeSubmissions.getSnapshot().removedByBrowser;
  }

  /** Runs `work`, then simulates a browser that is killed before localStorage was on disk. */
  async function killedAfter(work: () => unknown): Promise<void> {
    const keys = ['outbox', 'outbox-marker'];
    const before = keys.map((key) => [key, localStorage.getItem(key)] as const);
    await work();
    for (const [key, text] of before) {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    }
  }

  async function evict(): Promise<void> {
    const { IDBFactory } = await import('fake-indexeddb');
    vi.stubGlobal('indexedDB', new IDBFactory());
  }

  // offline-106, offline-195
  it.each([
    ['deleted', (id: string) => tab.cancelSubmission(id)],
    ['took back into the form', (id: string) => tab.editSubmission(id)],
  ])(
    'a submission that the customer %s before the browser was killed does not count as evicted',
    async (_how, take) => {
      const id = await send(tab);
      const stop = tab.observeSubmissions.subscribe(() => undefined);
      await until(() => expect(tab.observeSubmissions.getSnapshot().submissions).toHaveLength(1));
      stop();
      await killedAfter(() => take(id));
      expect(localStorage.getItem('outbox')).toContain(id);
      expect(await removedByBrowser()).toBe(0);
    },
  );

  // offline-106, offline-201
  it('an evicted submission that the pharmacy had lost is counted too', async () => {
    const id = await send(tab);
    await tab.deliver();
    await tab.outboxStore.change({ type: 'server-forgot', id, at: phone.now() });
    expect(await removedByBrowser()).toBe(0);
    const stop = tab.observeSubmissions.subscribe(() => undefined);
    await until(() => expect(localStorage.getItem('outbox')).toContain(id));
    stop();
    await evict();
    expect(await removedByBrowser()).toBe(1);
  });

  // offline-106, offline-195
  it('evicted submissions are counted until the customer acknowledges them, even if the browser is killed', async () => {
    expect(await removedByBrowser()).toBe(0);
    localStorage.setItem('outbox', JSON.stringify(['one', 'two']));
    await evict();
    await killedAfter(removedByBrowser);
    expect(await removedByBrowser()).toBe(2);
    const reader = await phone.openTab();
    await killedAfter(() => reader.acknowledgeRemoved());
    expect(await removedByBrowser()).toBe(0);
  });

  // offline-106, offline-195
  it('a phone of an earlier build counts only evictions from now on', async () => {
    localStorage.setItem('outbox', JSON.stringify(['deleted before the browser was killed']));
    expect(await removedByBrowser()).toBe(0);
    localStorage.setItem('outbox', JSON.stringify(['one', 'two']));
    await evict();
    expect(await removedByBrowser()).toBe(2);
    localStorage.setItem('outbox', JSON.stringify(['three']));
    await evict();
    expect(await removedByBrowser()).toBe(3);
  });

  it('a submission that was sent while no page was open does not count as evicted', async () => {
    const stop = tab.observeSubmissions.subscribe(() => undefined);
    await send(tab);
    await until(() => expect(tab.observeSubmissions.getSnapshot().submissions).toHaveLength(1));
    stop();
    await (await phone.openTab()).deliver();
    const reloaded = await phone.openTab();
    const stopAgain = reloaded.observeSubmissions.subscribe(() => undefined);
    await until(() => expect(reloaded.observeSubmissions.getSnapshot().isRead).toBe(true));
    expect(reloaded.observeSubmissions.getSnapshot().removedByBrowser).toBe(0);
    stopAgain();
  });
});
