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
  it('survives a reload with its photos', async () => {
    await tab.saveDraft(seed('a'));
    await tab.attachPhoto('a', aFile('front'));
    const reloaded = await phone.openTab();
    const draft = await reloaded.loadDraft('request-order', 'guest');
    expect(draft).toMatchObject({ id: 'a', payload: aRequest() });
    expect(await (draft && (await reloaded.loadPhoto(draft, 1)))?.text()).toBe('%PDF-front');
  });

  // offline-1
  it('is stored and sent where arrays cannot be copied in order, as in Chrome 109', async () => {
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
  it('of A is not shown to B, a guest’s is shown to whoever signs in', async () => {
    await tab.saveDraft(seed('a', 'ayesha'));
    expect(await tab.loadDraft('request-order', 'babul')).toBeNull();
    expect(await tab.loadDraft('request-order', 'guest')).toBeNull();
    await tab.saveDraft(seed('g'));
    expect((await tab.loadDraft('request-order', 'babul'))?.id).toBe('g');
  });

  it('numbers photos that are attached at the same time', async () => {
    await tab.saveDraft(seed('a'));
    await Promise.all(['one', 'two', 'three'].map((text) => tab.attachPhoto('a', aFile(text))));
    const draft = await tab.submission('a');
    expect(draft?.photos.map((photo) => photo.n)).toEqual([1, 2, 3]);
    const texts = await Promise.all(
      [1, 2, 3].map(async (n) => (draft && (await tab.loadPhoto(draft, n)))?.text()),
    );
    expect(new Set(texts)).toEqual(new Set(['%PDF-one', '%PDF-two', '%PDF-three']));
  });

  it('lets a photo go with its bytes', async () => {
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
  ])('does not take %s', async (_, file, problem) => {
    await tab.saveDraft(seed('a'));
    expect(await tab.attachPhoto('a', file)).toEqual({ saved: false, problem });
  });

  // offline-53
  it('takes ten files and no more', async () => {
    await tab.saveDraft(seed('a'));
    for (let n = 0; n < 10; n += 1) await tab.attachPhoto('a', aFile(`file ${n}`));
    expect(await tab.attachPhoto('a', aFile('one more'))).toEqual({
      saved: false,
      problem: 'too-many-photos',
    });
  });

  it('says so when it is no draft any more', async () => {
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
  it('is done once by a double tap', async () => {
    await tab.saveDraft(seed('a'));
    const taps = await Promise.all([tab.sendSubmission(seed('a')), tab.sendSubmission(seed('a'))]);
    expect(taps.map((tap) => tap.saved)).toEqual([true, true]);
    await tab.deliver();
    expect(await tab.sendSubmission(seed('a'))).toMatchObject({ saved: true });
    await tab.deliver();
    expect(phone.pharmacy.rows).toHaveLength(1);
  });

  // offline-53, request-order-39
  it('refuses the twenty-first submission and keeps it as a draft', async () => {
    for (let n = 0; n < outboxLimits.submissions; n += 1) await send(tab);
    await tab.saveDraft(seed('a'));
    expect(await tab.sendSubmission(seed('a'))).toEqual({
      saved: false,
      problem: 'too-many-submissions',
    });
    expect(await tab.submission('a')).toMatchObject({ state: 'draft' });
  });

  // offline-56
  it('asks for a sync and, once, for storage that is not evicted', async () => {
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
    'drops what can be fetched again when the phone is full, step by step, until it is saved',
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
  it('says that it is not saved when there is still no room, and keeps the draft', async () => {
    await tab.saveDraft(seed('a'));
    fillThePhone(1000);
    expect(await tab.sendSubmission(seed('a'))).toEqual({ saved: false, problem: 'no-room' });
    expect(await tab.submission('a')).toMatchObject({ state: 'draft' });
  });

  // offline-55, request-order-39
  it('says that it is not saved when the browser stores nothing', async () => {
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
  it('are drawn anew at 1,600 px as JPEG until they are small enough', async () => {
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
  it('that cannot be decoded stay as they are', async () => {
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
  it('larger than 10 MB may join, for they are made smaller; larger documents may not', async () => {
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
  ])('that are none are not taken: %s', async (_, type) => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
    await tab.saveDraft(seed('a'));
    expect(await tab.attachPhoto('a', new Blob(['Dear doctor'], { type }))).toEqual({
      saved: false,
      problem: 'photo-unreadable',
    });
  });
});

describe('pictures that this phone cannot draw', () => {
  // prescriptions-78
  it.each([
    ['a HEIC photo called .jpg', '....ftypheic', 'photo-not-drawable'],
    ['a WebP sticker', 'RIFF....WEBPVP8 ', 'photo-not-drawable'],
    ['half a JPEG', '\u00ff\u00d8\u00ff\u00da..half of it', 'photo-cut-off'],
  ])('are not taken, and it is known why: %s', async (_, content, problem) => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
    await tab.saveDraft(seed('a'));
    const photo = new Blob([Buffer.from(content, 'latin1')], { type: 'image/jpeg' });
    expect(await tab.attachPhoto('a', photo)).toEqual({ saved: false, problem });
  });
});

describe('what every screen sees', () => {
  it('is unread on the server and before the first reading', () => {
    expect(tab.observeSubmissions.getServerSnapshot()).toMatchObject({
      isRead: false,
      submissions: [],
    });
    expect(tab.observeSubmissions.getSnapshot()).toBe(tab.observeSubmissions.getServerSnapshot());
  });

  // offline-28, offline-66
  it('follows this tab, another tab and the worker', async () => {
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
  it('tells how many unsent requests the browser has removed', async () => {
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

  /** What a page that opens now tells. */
  async function removedByBrowser(): Promise<number> {
    const opened = await phone.openTab();
    const stop = opened.observeSubmissions.subscribe(() => undefined);
    await until(() => expect(opened.observeSubmissions.getSnapshot().isRead).toBe(true));
    stop();
    return opened.observeSubmissions.getSnapshot().removedByBrowser;
  }

  /** Does this, and has the browser killed before any of localStorage was on its disk. */
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
  ])('does not miss what the customer %s before the browser was killed', async (_how, take) => {
    const id = await send(tab);
    const stop = tab.observeSubmissions.subscribe(() => undefined);
    await until(() => expect(tab.observeSubmissions.getSnapshot().submissions).toHaveLength(1));
    stop();
    await killedAfter(() => take(id));
    expect(localStorage.getItem('outbox')).toContain(id);
    expect(await removedByBrowser()).toBe(0);
  });

  // offline-106, offline-201
  it('misses also what the pharmacy had lost and could be sent again', async () => {
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
  it('tells what was removed until it is read, and no more then, also where the browser is killed', async () => {
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
  it('misses nothing on a phone of an earlier build, but what is removed from then on', async () => {
    localStorage.setItem('outbox', JSON.stringify(['deleted before the browser was killed']));
    expect(await removedByBrowser()).toBe(0);
    localStorage.setItem('outbox', JSON.stringify(['one', 'two']));
    await evict();
    expect(await removedByBrowser()).toBe(2);
    localStorage.setItem('outbox', JSON.stringify(['three']));
    await evict();
    expect(await removedByBrowser()).toBe(3);
  });

  it('does not miss what was sent while no page was open', async () => {
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
