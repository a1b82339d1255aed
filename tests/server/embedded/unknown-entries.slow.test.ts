import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigMistakes, readConfig, withSecret } from '#server/config.ts';
import { JournalNotEmpty, removeEarlierJournal } from '#server/db/earlier-journal.ts';
import { beginFolder } from '#server/db/first-start.ts';
import { runToEnd, seededDataDir, startServer } from '#tests/server/support/server-process.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'entries-'));
});
afterEach(() => rmSync(place, { recursive: true }));

describe('an unknown entry in the shop’s folder', () => {
  // running-8
  it('does not prevent the start, wherever it is, and is not deleted', async () => {
    const data = await seededDataDir();
    const strange = [
      'notes.txt',
      'lost+found/x',
      'prescriptions/lost+found/x',
      'prescriptions/old.part/x',
      'prescriptions/aa/diary.txt',
      'journal/.DS_Store',
      'journal/old/00000001.ndjson',
      'pictures/x',
      'shop.sock/x',
      'database/diary.txt',
    ];
    for (const path of strange) {
      mkdirSync(join(data.path, path, '..'), { recursive: true });
      writeFileSync(join(data.path, path), 'somebody’s');
    }
    const server = await startServer(data.path);
    expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
    expect(server.said()).toContain('Commands cannot reach this shop');
    expect(await server.stop()).toBe(0);
    expect(strange.filter((path) => !existsSync(join(data.path, path)))).toEqual([]);
    data.remove();
  }, 60_000);

  // running-8
  it('is not taken for a journal of an earlier version, which still prevents the start', async () => {
    const journal = join(place, 'journal');
    mkdirSync(join(journal, 'sub'), { recursive: true });
    writeFileSync(join(journal, '.DS_Store'), 'x');
    writeFileSync(join(journal, '00000001.ndjson'), '');
    expect(await removeEarlierJournal(journal)).toBe(true);
    expect(readdirSync(journal).toSorted()).toEqual(['.DS_Store', 'sub']);
    expect(await removeEarlierJournal(journal)).toBe(false);
    writeFileSync(join(journal, '00000002.ndjson'), 'an order');
    await expect(removeEarlierJournal(journal)).rejects.toThrow(JournalNotEmpty);
  });

  // running-8
  it('survives an interrupted first start: only that start’s files are created again', async () => {
    for (const name of ['PG_VERSION', 'unfinished', 'diary.txt'])
      writeFileSync(join(place, name), '');
    for (const name of ['base', 'pg_wal', 'lost+found']) mkdirSync(join(place, name));
    expect(await beginFolder(place)).toBe(true);
    expect(readdirSync(place).toSorted()).toEqual(['diary.txt', 'lost+found', 'unfinished']);
  });
});

describe('an invalid secret', () => {
  // running-8
  it.each([
    ['is empty, as a power cut could leave it', (path: string) => writeFileSync(path, '')],
    ['is cut off', (path: string) => writeFileSync(path, 'x'.repeat(20))],
    ['is a folder', (path: string) => mkdirSync(path)],
  ])('stops the start with what to do where it %s', async (_how, spoil) => {
    spoil(join(place, 'secret'));
    const read = () => withSecret(readConfig({ DATA_DIR: place }));
    expect(read).toThrow(ConfigMistakes);
    expect(read).toThrow(/secret .*back from a backup/);
    const { code, said } = await runToEnd(place);
    expect([code, said]).toEqual([1, expect.stringContaining(join(place, 'secret'))]);
    // A shop with SECRET set does not read the file.
    expect(withSecret(readConfig({ DATA_DIR: place, SECRET: 's'.repeat(32) })).secret).toBe(
      's'.repeat(32),
    );
  });
});
