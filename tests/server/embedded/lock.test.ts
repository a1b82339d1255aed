import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderLocked, lockFolder } from '#server/db/lock.ts';
import { projectRoot } from '#server/project-root.ts';

const holder = `
  import { lockFolder } from '#server/db/lock.ts';
  await lockFolder(process.argv[1]).then(
    () => { console.log('held'); setInterval(() => undefined, 1000); },
    (failure) => { console.log(failure.name); process.exit(2); },
  );
`;

/** Whether this user may create a network namespace, as a container has. */
const hasNetworks =
  process.platform === 'linux' && spawnSync('unshare', ['-rn', 'true']).status === 0;

let place: string;
let folder: string;
let children: ChildProcess[];

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'lock-'));
  folder = join(place, 'database');
  mkdirSync(folder);
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(place, { recursive: true });
});

/**
 * Starts another process that takes the lock. Returns its first output line and a function that
 * kills it.
 */
async function another(path: string, { ownNetwork = false } = {}) {
  // On Node 20, TypeScript needs tsx; Node 22.18 and later run it directly.
  const node = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', holder, path];
  const [command = '', ...words] = ownNetwork ? ['unshare', '-rn', ...node] : node;
  const child = spawn(command, words, {
    cwd: projectRoot(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [said] = await once(child.stdout, 'data');
  const kill = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  return { said: String(said).trim(), kill };
}

describe('the lock on a folder', () => {
  it('has one holder, and is free again when it is released', async () => {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderLocked);
    expect((await another(folder)).said).toBe('FolderLocked');
    await lock.release();
    expect(readdirSync(place)).toEqual(['database']);
    await (await lockFolder(folder)).release();
  });

  it('is free at once when its holder is killed, and its leftovers are removed', async () => {
    const held = await another(folder);
    expect(held.said).toBe('held');
    await expect(lockFolder(folder)).rejects.toThrow(FolderLocked);
    await held.kill();
    const lock = await lockFolder(folder);
    expect(readdirSync(place)).toEqual(['database', 'database.lock']);
    await lock.release();
  });

  it('is the same under another path of the folder', async () => {
    const other = join(place, 'other-name');
    symlinkSync(folder, other);
    const lock = await lockFolder(folder);
    await expect(lockFolder(other)).rejects.toThrow(FolderLocked);
    await lock.release();
  });

  it('works in a folder whose path is longer than a socket path may be', async () => {
    const deep = join(place, 'a-rather-long-name'.repeat(8), 'database');
    mkdirSync(deep, { recursive: true });
    const lock = await lockFolder(deep);
    expect((await another(deep)).said).toBe('FolderLocked');
    await lock.release();
  });

  it.runIf(hasNetworks)(
    'works between containers that share only the folder, and is free when one is killed',
    async () => {
      const inside = await another(folder, { ownNetwork: true });
      expect(inside.said).toBe('held');
      await expect(lockFolder(folder)).rejects.toThrow(FolderLocked);
      expect((await another(folder, { ownNetwork: true })).said).toBe('FolderLocked');
      await inside.kill();
      const lock = await lockFolder(folder);
      expect((await another(folder, { ownNetwork: true })).said).toBe('FolderLocked');
      await lock.release();
    },
  );

  it.runIf(hasNetworks)('goes to exactly one of many containers that start at once', async () => {
    // A killed container leaves its files behind, which all others must handle.
    await (await another(folder, { ownNetwork: true })).kill();
    const starting = Array.from({ length: 6 }, () => another(folder, { ownNetwork: true }));
    const said = (await Promise.all(starting)).map((one) => one.said);
    expect(said.toSorted()).toEqual([...Array(5).fill('FolderLocked'), 'held']);
  });
});
