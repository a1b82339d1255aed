import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openEmbedded } from '#server/db/open-database.ts';
import { SyncedFolder } from '#server/db/synced-folder.ts';
import { seededDataDir } from '#tests/server/support/server-process.ts';

interface Stream {
  node: { name: string };
  nfd: number;
}
type Write = (stream: Stream, ...rest: unknown[]) => number;

const disk = { hasRoom: true };

/** A folder in which no new log file can be created once the disk is full. */
class FullFolder extends SyncedFolder {
  override async init(...args: Parameters<SyncedFolder['init']>): ReturnType<SyncedFolder['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const fill = ({ NODEFS }: { NODEFS: unknown }) => {
      const { stream_ops: operations } = NODEFS as { stream_ops: { write: Write } };
      const { write } = operations;
      operations.write = (stream, ...rest) => {
        const isLog = stream.node.name.startsWith('xlogtemp');
        return write(disk.hasRoom || !isLog ? stream : { ...stream, nfd: 999_999 }, ...rest);
      };
    };
    const preRun = [...(emscriptenOpts.preRun ?? []), fill] as typeof emscriptenOpts.preRun;
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

const data = await seededDataDir();
afterEach(() => {
  vi.restoreAllMocks();
  data.remove();
});

describe('a database that cannot write its log', () => {
  // running-20
  it('ends the process with a sentence instead of hanging', async () => {
    let said = '';
    const ended = new Error('ended');
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
      throw ended;
    });
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      said += String(text);
      return true;
    });
    const folder = join(data.path, 'database');
    const { db } = await openEmbedded({ folder, filesOf: (path) => new FullFolder(path) });
    await db.execute(sql`create table acknowledged (id int)`);
    disk.hasRoom = false;
    let acknowledged = 0;
    const write = async () => {
      for (; acknowledged < 100; acknowledged += 1) {
        await db.execute(sql`insert into acknowledged values (1)`);
        await db.execute(sql`select pg_switch_wal()`);
      }
    };
    await expect(write()).rejects.toThrow();
    expect(exit).toHaveBeenCalledWith(1);
    expect(said).toMatch(/The database could not go on: .*pg_wal/);
  }, 60_000);
});
