import {
  mkdir,
  mkdtemp,
  readdir,
  rm,
  symlink,
  utimes,
  writeFile,
  type FileHandle,
} from 'node:fs/promises';
import type * as Files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { expect, it, vi } from 'vitest';
import {
  newFileKey,
  openPrescriptionFiles,
} from '#server/services/prescriptions/prescription-files.ts';

const done: string[] = [];
let folder = '';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof Files>();
  const nameOf = (path: unknown) => relative(folder, String(path)).replaceAll(/[0-9a-f]{32}/g, 'N');
  const open: typeof real.open = async (path, ...rest) => {
    const file: FileHandle = await real.open(path, ...rest);
    const sync = file.sync.bind(file);
    file.sync = async () => {
      await sync();
      done.push(`sync ${nameOf(path).replace(/^(uploads\/)..(\/|$)/, '$1NN$2')}`);
    };
    return file;
  };
  return {
    ...real,
    open,
    rename: async (from: string, to: string) => {
      await real.rename(from, to);
      done.push('rename');
    },
  };
});

it('an uploaded file is synced to the disk, with its name and its folders, before its row is written', async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
  const files = await openPrescriptionFiles(join(folder, 'uploads'));
  expect(done.splice(0)).toEqual(['sync ']);
  const key = newFileKey();
  await files.keep(key, Buffer.from('a photo'));
  expect(done.splice(0)).toEqual([
    'sync uploads',
    'sync uploads/NN/N.N.part',
    'rename',
    'sync uploads/NN',
  ]);
  expect((await files.read(key)).toString()).toBe('a photo');
  await rm(folder, { recursive: true });
});

// errors-75
it('half-written files of a crash are deleted later, but not those that another process is receiving', async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
  const old = join(folder, `${'a'.repeat(32)}.part`);
  const arriving = join(folder, `${'b'.repeat(32)}.part`);
  for (const path of [old, arriving]) await writeFile(path, 'half');
  const yesterday = new Date(Date.now() - 86_400_000);
  await utimes(old, yesterday, yesterday);
  await openPrescriptionFiles(folder);
  expect(await readdir(folder)).toEqual([basename(arriving)]);
  await rm(folder, { recursive: true });
});

// running-8
it('an unknown folder or link does not prevent the start, and is not deleted', async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
  await mkdir(join(folder, 'notes.part'));
  await symlink('/nowhere', join(folder, 'gone.part'));
  const yesterday = new Date(Date.now() - 86_400_000);
  await utimes(join(folder, 'notes.part'), yesterday, yesterday);
  const files = await openPrescriptionFiles(folder);
  expect((await readdir(folder)).toSorted()).toEqual(['gone.part', 'notes.part']);
  const key = newFileKey();
  await files.keep(key, Buffer.from('a photo'));
  expect(await files.has(key)).toBe(true);
  await rm(folder, { recursive: true });
});
