import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openJournal, readJournal } from '#server/db/journal.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-journal-'));
  return () => rm(folder, { recursive: true });
});

const entry = (n: number) => ({ kind: 'test', content: { n } });

describe('the journal', () => {
  it('keeps entries in the order in which they were accepted', async () => {
    const journal = await openJournal(folder);
    await Promise.all(Array.from({ length: 50 }, (_, n) => journal.append(entry(n))));
    await journal.close();
    const { entries, damaged } = await readJournal(folder);
    expect(entries).toEqual(Array.from({ length: 50 }, (_, n) => entry(n)));
    expect(damaged).toBe(0);
  });

  it('reads up to a last line that was cut off', async () => {
    const journal = await openJournal(folder);
    await journal.append(entry(1));
    await journal.append(entry(2));
    await journal.close();
    const [name] = await readdir(folder);
    const path = join(folder, name ?? '');
    const text = await readFile(path, 'utf8');
    for (const cut of [1, 10, 40]) {
      await writeFile(path, text.slice(0, -cut));
      const { entries } = await readJournal(folder);
      expect(entries[0]).toEqual(entry(1));
      expect(entries.length).toBe(cut === 1 ? 2 : 1);
    }
  });

  it('skips and counts a line that was changed', async () => {
    const journal = await openJournal(folder);
    await journal.append(entry(1));
    await journal.append(entry(2));
    await journal.close();
    const [name] = await readdir(folder);
    const path = join(folder, name ?? '');
    await writeFile(path, (await readFile(path, 'utf8')).replace('"n":1', '"n":7'));
    expect(await readJournal(folder)).toEqual({ entries: [entry(2)], damaged: 1 });
  });

  it('drops the older files only after the checkpoint, and keeps what came meanwhile', async () => {
    const journal = await openJournal(folder);
    await journal.append(entry(1));
    await journal.rotate(async () => {
      await journal.append(entry(2));
      expect((await readJournal(folder)).entries).toEqual([entry(1), entry(2)]);
    });
    expect((await readJournal(folder)).entries).toEqual([entry(2)]);
    await expect(journal.rotate(() => Promise.reject(new Error('disk')))).rejects.toThrow('disk');
    expect((await readJournal(folder)).entries).toEqual([entry(2)]);
    await journal.close();
  });

  it('is opened beside what a crash left', async () => {
    const first = await openJournal(folder);
    await first.append(entry(1));
    await first.close();
    const [name] = await readdir(folder);
    await appendFile(join(folder, name ?? ''), 'torn');
    const second = await openJournal(folder);
    await second.append(entry(2));
    await second.close();
    expect((await readJournal(folder)).entries).toEqual([entry(1), entry(2)]);
  });
});
