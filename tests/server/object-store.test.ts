import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '#server/services/failures.ts';
import { openPrescriptionFiles } from '#server/services/prescriptions/prescription-files.ts';
import { folderStore } from '#server/services/store/folder-store.ts';
import { partOf, StoreUnavailable, type ObjectStore } from '#server/services/store/object-store.ts';
import { readStore, type S3Settings } from '#server/services/store/s3-settings.ts';
import { openS3Store } from '#server/services/store/s3-store.ts';
import { useFolder } from './support/folder.ts';
import { startS3Server, type S3Server } from './support/s3-server.ts';

const folder = useFolder();
let s3: S3Server;
const stores = new Map<string, ObjectStore>();

const settings = (env: Record<string, string>): S3Settings => {
  const read = readStore({
    S3_ENDPOINT: '',
    S3_BUCKET: '',
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: '',
    S3_SECRET_ACCESS_KEY: '',
    S3_PATH_STYLE: 'yes',
    ...env,
  });
  if (!read || typeof read === 'string') throw new Error(String(read));
  return read;
};

beforeAll(async () => {
  s3 = await startS3Server();
  stores.set('folder', folderStore(join(folder, 'kept')));
  stores.set('bucket', await openS3Store(settings(s3.env)));
}, 60_000);
afterAll(() => s3.remove());

describe.each(['folder', 'bucket'])('a store in a %s', (kind) => {
  const store = () => {
    const found = stores.get(kind);
    if (!found) throw new Error('not opened');
    return found;
  };

  // machines-2
  it('returns what was put, byte for byte, and another tag once the content changes', async () => {
    const all = Buffer.from(Array.from({ length: 256 * 40 }, (_, at) => at % 256));
    await store().put('ab/photo', all);
    expect((await store().read('ab/photo')).equals(all)).toBe(true);
    const first = await store().look('ab/photo');
    expect(first?.size).toBe(all.length);
    await store().put('ab/photo', Buffer.from('another'));
    expect((await store().read('ab/photo')).toString()).toBe('another');
    expect((await store().look('ab/photo'))?.tag).not.toBe(first?.tag);
  });

  it('reports a missing object as missing, and its removal succeeds', async () => {
    expect(await store().look('ab/nothing')).toBeNull();
    await expect(store().read('ab/nothing')).rejects.toThrow();
    await store().remove('ab/nothing');
    await store().put('ab/gone', Buffer.from('soon'));
    await store().remove('ab/gone');
    expect(await store().look('ab/gone')).toBeNull();
  });

  it('accepts names in Bengali and with special characters', async () => {
    const part = partOf(store(), 'pictures/');
    for (const name of ['নাপা.webp', 'a b+c&d%20.webp', "it's (1).webp"]) {
      await part.put(`Product/Icons/${name}`, Buffer.from(name));
      expect((await part.read(`Product/Icons/${name}`)).toString()).toBe(name);
      expect(await store().look(`pictures/Product/Icons/${name}`)).not.toBeNull();
    }
  });
});

describe('a store in a folder', () => {
  it('gives no access above its folder', async () => {
    await writeFile(join(folder, 'secret'), 'x');
    const store = folderStore(join(folder, 'kept'));
    await expect(store.read('../secret')).rejects.toThrow('Not a key');
    await expect(store.put('../secret', Buffer.from('y'))).rejects.toThrow('Not a key');
  });

  // machines-2
  it('deletes half-written files of a crash at the start, but none that another process is writing', async () => {
    const kept = join(folder, 'shared');
    await openPrescriptionFiles(kept);
    await writeFile(join(kept, 'left.part'), 'half');
    await utimes(join(kept, 'left.part'), 1, 1);
    await writeFile(join(kept, 'arriving.part'), 'half');
    await openPrescriptionFiles(kept);
    expect(await readdir(kept)).toEqual(['arriving.part']);
  });
});

describe('a store in a bucket', () => {
  let lying: Server;
  let triedBytes = '';
  beforeAll(async () => {
    lying = createServer((request, response) => {
      request.resume();
      // A faulty store that accepts everything, and stores only the trial object of a start.
      const isTried = /\/tried\//.test(request.url ?? '');
      if (isTried && request.method === 'PUT') triedBytes = request.headers['content-length'] ?? '';
      const has = request.method !== 'HEAD' || (isTried && triedBytes !== '');
      const headers = isTried ? { 'content-length': triedBytes || '0' } : {};
      const isHead = request.method === 'HEAD';
      request.on('end', () => response.writeHead(has ? 200 : 404, isHead ? headers : {}).end());
    });
    await new Promise<void>((ready) => lying.listen(0, '127.0.0.1', ready));
  });
  afterAll(() => {
    lying.closeAllConnections();
    lying.close();
  });

  // machines-2
  it('counts as stored only what the store has afterwards', async () => {
    const { port } = lying.address() as AddressInfo;
    const S3_ENDPOINT = `http://127.0.0.1:${port}`;
    const store = await openS3Store(settings({ ...s3.env, S3_ENDPOINT }));
    await expect(store.put('ab/photo', Buffer.from('bytes'))).rejects.toThrow(StoreUnavailable);
  });

  it('refuses a start with the wrong key or without its bucket', async () => {
    const wrong = settings({ ...s3.env, S3_ACCESS_KEY_ID: 'guessed' });
    await expect(openS3Store(wrong)).rejects.toThrow('cannot be used');
    const missing = settings({ ...s3.env, S3_BUCKET: 'no-such-bucket' });
    await expect(openS3Store(missing)).rejects.toThrow('cannot be used');
  });

  // machines-2
  it('responds with 503 while the store is down, and continues when it is available again', async () => {
    const store = await openS3Store(settings(s3.env));
    await s3.kill();
    const failure = await store.put('ab/late', Buffer.from('x')).catch((thrown: unknown) => thrown);
    expect(refusalOf(failure)).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    await s3.start();
    await store.put('ab/late', Buffer.from('x'));
    expect(await store.look('ab/late')).not.toBeNull();
  });
});

describe('the settings of a store', () => {
  it.each([
    [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_BUCKET must name'],
    [{ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'a' }, 'must be set together'],
  ])('that contradict each other are reported: %j', (env, sentence) => {
    expect(() => settings(env)).toThrow(sentence);
  });

  it('need no key if the store recognises the machine', () => {
    expect(settings({ S3_BUCKET: 'b' })).toMatchObject({ credentials: null, bucket: 'b' });
  });
});
