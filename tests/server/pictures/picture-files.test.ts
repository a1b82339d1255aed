import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openPictureFiles, type PictureFiles } from '#demo/pictures/picture-files.ts';
import { folderStore } from '#server/services/store/folder-store.ts';
import { aPack } from './samples.ts';

/** A database that must not be queried: these pictures are found or refused by their names. */
const untouched = {} as Database;

let folder = '';
let files: PictureFiles;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  files = openPictureFiles(folderStore(folder), untouched);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const request = { type: 'Product', size: 'Icons', file: 'default.webp' } as const;

describe('the pictures on disk', () => {
  it('are drawn at the first request and read from the disk at the second', async () => {
    const drawn = await files.find(request);
    const lying = await readFile(join(folder, 'Product', 'Icons', 'default.webp'));
    expect((await drawn?.read())?.equals(lying)).toBe(true);
    // The tag contains the time of writing.
    expect((await files.find(request))?.tag).toBe(drawn?.tag);
  });

  it('are drawn once for concurrent requests, and leave no partial file', async () => {
    const found = await Promise.all(Array.from({ length: 8 }, () => files.find(request)));
    expect(new Set(found.map((one) => one?.tag)).size).toBe(1);
    expect(await readdir(join(folder, 'Product', 'Icons'))).toEqual(['default.webp']);
  });

  it.each([
    '../../etc/passwd',
    '..\\secret.webp',
    'a/b.webp',
    '.hidden.webp',
    'no-ending',
    'line\nbreak.webp',
    '',
    `${'x'.repeat(300)}.webp`,
  ])('are never looked for under the name %j', async (file) => {
    expect(await files.find({ ...request, file })).toBeNull();
    expect(await readdir(folder)).toEqual([]);
  });

  it('never overwrite a photograph', async () => {
    await mkdir(join(folder, 'Product', 'Icons'), { recursive: true });
    const path = join(folder, 'Product', 'Icons', 'napa.webp');
    await writeFile(path, 'a photograph');
    const facts = { kind: 'product', product: aPack() } as const;
    expect(await files.prepare({ ...request, file: 'napa.webp' }, facts)).toBe(false);
    expect(await readFile(path, 'utf8')).toBe('a photograph');
    expect(await files.prepare({ ...request, file: 'seclo.webp' }, facts)).toBe(true);
  });
});
