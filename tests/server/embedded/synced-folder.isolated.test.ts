import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { beginFolder, finishFolder } from '#server/db/first-start.ts';
import { openEmbedded } from '#server/db/open-database.ts';

vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  return { ...real, fsyncSync: vi.fn(real.fsyncSync) };
});

const folder = mkdtempSync(join(tmpdir(), 'synced-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the embedded database in a folder', () => {
  let database: OpenDatabase;
  const inDatabase = (query: string) => database.db.execute(sql.raw(query));
  const numberOf = async (query: string) => {
    const { rows }: { rows?: { n: string }[] } = Object(await inDatabase(query));
    return Number(rows?.[0]?.n);
  };

  beforeAll(async () => {
    database = await openEmbedded({ folder: join(folder, 'database') });
    await inDatabase('create table kept (note text)');
  }, 120_000);

  it('opens after a power cut while PostgreSQL wrote its own lock', async () => {
    await database.close();
    writeFileSync(join(folder, 'database/postmaster.pid'), '');
    database = await openEmbedded({ folder: join(folder, 'database') });
    expect(await numberOf('select count(*) as n from kept')).toBe(0);
  });

  it('syncs its log at each commit, before it responds', async () => {
    vi.mocked(fs.fsyncSync).mockClear();
    for (let at = 1; at <= 20; at += 1) {
      await inDatabase(`insert into kept values ('note')`);
      expect(fs.fsyncSync).toHaveBeenCalledTimes(at);
    }
    await inDatabase('select * from kept');
    expect(fs.fsyncSync).toHaveBeenCalledTimes(20);
  });

  it('checkpoints once the log has grown, not before', async () => {
    const repeated =
      'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as n from pg_control_checkpoint()';
    await database.shortenLog();
    const before = await numberOf(repeated);
    expect(before).toBeGreaterThan(0);
    await inDatabase(
      'insert into kept select md5(n::text) || md5((-n)::text) from generate_series(1, 300000) n',
    );
    expect(await numberOf(repeated)).toBeGreaterThan(32 * 1024 * 1024);
    await database.shortenLog();
    expect(await numberOf(repeated)).toBeLessThan(before);
  }, 60_000);

  // An exception thrown through PostgreSQL would get lost, and the commit would be acknowledged.
  it('ends the process if the disk is full, before it acknowledges anything', async () => {
    vi.mocked(fs.fsyncSync).mockImplementation(() => {
      throw new Error('EIO');
    });
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('the process has ended');
    });
    await inDatabase(`insert into kept values ('lost')`).catch(() => undefined);
    expect(exit).toHaveBeenCalledWith(1);
    expect(write).toHaveBeenCalledWith(expect.stringContaining('EIO'));
    exit.mockRestore();
    write.mockRestore();
  });
});

describe('the folder of a new database', () => {
  it('is created again after an interrupted first start, and kept once it is complete', async () => {
    const made = mkdtempSync(join(folder, 'new-'));
    expect(await beginFolder(made)).toBe(true);
    writeFileSync(join(made, 'PG_VERSION'), '');
    expect(await beginFolder(made)).toBe(true);
    expect(readdirSync(made)).toEqual(['unfinished']);
    writeFileSync(join(made, 'PG_VERSION'), '18');
    await finishFolder(made);
    expect(await beginFolder(made)).toBe(false);
    expect(readdirSync(made)).toEqual(['PG_VERSION']);
  });
});
