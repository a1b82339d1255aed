import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SharedFile } from '#outbox/photos/shared.ts';
import { until } from '#tests/until.ts';
import { fillThePhone, newPhone } from '#tests/outbox/phone.ts';
import { newWorker, type WorkerWorld } from './worker.ts';

let world: WorkerWorld;

beforeEach(async () => {
  newPhone();
  world = newWorker();
  const { receiveShares } = await vi.importActual<{ receiveShares: () => void }>('#sw/share.ts');
  receiveShares();
});

afterEach(() => vi.unstubAllGlobals());

async function waiting() {
  const { sharedFiles } = await vi.importActual<{ sharedFiles: () => Promise<SharedFile[]> }>(
    '#outbox/photos/shared.ts',
  );
  return sharedFiles();
}

/** Posts files like Android's share sheet. Resolves with the URL of the redirect. */
async function share(...files: File[]): Promise<string> {
  const sent = new FormData();
  sent.set('title', 'Photo');
  for (const file of files) sent.append('files', file);
  const request = new Request('https://shop.example/share', { method: 'POST', body: sent });
  const response = await world.fetch(request);
  expect(response?.status).toBe(303);
  return response?.headers.get('location') ?? '';
}

const photo = (name = 'rx.jpg') => new File(['a photo'], name, { type: 'image/jpeg' });

/** `URL` as in Chrome before 120. */
function withoutCanParse(): typeof URL {
  class OlderURL extends URL {}
  Object.defineProperty(OlderURL, 'canParse', { value: undefined });
  return OlderURL;
}

describe('files that another app shares', () => {
  // offline-46, prescriptions-20, shell-80
  it('shared files are on disk as bytes before the request’s upload area opens', async () => {
    expect(await share(photo(), new File(['pdf'], 'report.pdf', { type: '' }))).toBe(
      'https://shop.example/order?shared=kept#prescriptions',
    );
    const files = await waiting();
    expect(files.map(({ name, mime, problem }) => ({ name, mime, problem }))).toEqual([
      { name: 'rx.jpg', mime: 'image/jpeg', problem: null },
      { name: 'report.pdf', mime: 'application/pdf', problem: null },
    ]);
    expect(files.map(({ bytes }) => new TextDecoder().decode(bytes))).toEqual(['a photo', 'pdf']);
  });

  it('shared files stay in order across several shares', async () => {
    await share(photo('one.jpg'), photo('two.jpg'));
    await new Promise((resolve) => {
      setTimeout(resolve, 2);
    });
    await share(photo('three.jpg'));
    expect((await waiting()).map(({ name }) => name)).toEqual(['one.jpg', 'two.jpg', 'three.jpg']);
  });

  it('rejected files are stored with their reason and without their bytes', async () => {
    await share(
      new File(['music'], 'song.mp3', { type: 'audio/mpeg' }),
      new File([], 'empty.pdf', { type: 'application/pdf' }),
      new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'huge.pdf', { type: 'application/pdf' }),
    );
    const files = await waiting();
    expect(files.map(({ problem }) => problem)).toEqual(['wrong-type', 'empty-file', 'too-big']);
    expect(files.every(({ bytes }) => bytes.byteLength === 0)).toBe(true);
  });

  it('at most ten files are accepted', async () => {
    await share(...Array.from({ length: 12 }, (_, at) => photo(`${at}.jpg`)));
    const problems = (await waiting()).map(({ problem }) => problem);
    expect(problems.filter((problem) => problem === null)).toHaveLength(10);
    expect(problems.slice(10)).toEqual(['too-many', 'too-many']);
  });

  // offline-54
  it('shared files are stored after storage was freed for them', async () => {
    const phoneIsFull = fillThePhone(1);
    expect(await share(photo())).toContain('shared=kept');
    expect(phoneIsFull.dropped).toEqual(['pictures-v1', 'map-v1']);
    vi.restoreAllMocks();
    expect(await waiting()).toHaveLength(1);
  });

  // offline-47, prescriptions-21
  it('the page learns that files were not stored on a full phone, and none is stored in part', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await share(photo())).toContain('shared=not-saved');
    vi.restoreAllMocks();
    expect(await waiting()).toEqual([]);
  });

  // offline-47, prescriptions-21
  it('the page learns that a share contained no files', async () => {
    expect(await share()).toContain('shared=nothing');
  });

  it('open tabs are notified of shared files', async () => {
    const heard = vi.fn();
    const channel = new BroadcastChannel('nirog-outbox');
    channel.addEventListener('message', heard);
    await share(photo());
    await until(() => expect(heard).toHaveBeenCalled());
    channel.close();
  });

  // offline-48, prescriptions-23
  it('files from another site’s form are rejected', async () => {
    const sent = new FormData();
    sent.append('files', photo());
    const request = new Request('https://shop.example/share', { method: 'POST', body: sent });
    vi.spyOn(request, 'referrer', 'get').mockReturnValue('https://elsewhere.example/');
    expect((await world.fetch(request))?.headers.get('location')).toContain('shared=nothing');
    expect(await waiting()).toEqual([]);
  });

  // offline-46
  it('shared files are stored in browsers without `URL.canParse`', async () => {
    vi.stubGlobal('URL', withoutCanParse());
    expect(await share(photo())).toContain('shared=kept');
    expect(await waiting()).toHaveLength(1);
  });

  it('other requests are left to the browser', async () => {
    expect(await world.fetch(new Request('https://shop.example/share'))).toBeNull();
    const other = new Request('https://shop.example/order', { method: 'POST', body: 'x' });
    expect(await world.fetch(other)).toBeNull();
  });
});
