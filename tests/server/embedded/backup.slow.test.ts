import { existsSync, statSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useFolder } from '#tests/server/support/folder.ts';
import { emptyDataDir, restoreDrill } from '#tests/server/support/restore-drill.ts';
import {
  runCommandLine,
  seededDataDir,
  startServer,
  type ServerProcess,
} from '#tests/server/support/server-process.ts';

let data: { path: string; remove: () => void };
const place = useFolder();

beforeAll(async () => {
  data = await seededDataDir();
}, 120_000);
afterAll(() => data.remove());

// running-6, running-7
it('a shop that is lost is restored from a backup that was made while phones wrote', async () => {
  const own = await seededDataDir();
  const restored = await emptyDataDir();
  const backup = await restoreDrill(
    { dataDir: own.path, url: '' },
    { dataDir: restored.path, url: '' },
  );
  const names = await readdir(backup, { recursive: true });
  const modes = await Promise.all(
    ['', ...names].map(async (name) => (await stat(join(backup, name))).mode & 0o077),
  );
  expect(modes.filter((mode) => mode !== 0)).toEqual([]);

  // An existing shop is replaced only with --replace.
  const refused = await runCommandLine(restored.path, ['restore', backup]);
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('--replace') });
  const replaced = await runCommandLine(restored.path, ['restore', backup, '--replace']);
  expect(replaced).toMatchObject({ code: 0, said: expect.stringContaining('Restored') });
  own.remove();
  await restored.remove();
}, 240_000);

describe('a command and the running shop', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer(data.path);
  }, 120_000);

  const socket = () => join(data.path, 'shop.sock');
  const say = (text: string) =>
    new Promise<string>((resolve) => {
      let said = '';
      const client = connect(socket(), () => client.write(text));
      client.on('data', (chunk: Buffer) => (said += chunk.toString()));
      client.once('close', () => resolve(said));
      // The shop closes the connection if a message is too long.
      client.once('error', () => resolve(said));
    });

  // running-5
  it('use a socket that only its own user may open', () => {
    expect(statSync(socket()).mode & 0o777).toBe(0o600);
    expect(statSync(data.path).mode & 0o077).toBe(0);
  });

  // running-5
  it('get an immediate refusal for an unknown command, and the shop keeps running', async () => {
    const unknown = { command: 'constructor', words: [], actor: 'x' };
    expect(await say(`${JSON.stringify(unknown)}\n`)).toContain('does not know this command');
    expect(await say('no json\n')).toContain('does not know this command');
    expect(await say('x'.repeat(200_000))).toBe('');
    expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
  });

  // running-5
  it('report that a backup cannot be written, and leave nothing behind', async () => {
    const { code, said } = await runCommandLine(data.path, [
      'backup',
      join(data.path, 'secret', 'x'),
    ]);
    expect([code, said]).toEqual([1, expect.stringContaining('No backup:')]);
    expect(await runCommandLine(data.path, ['backup'])).toMatchObject({
      code: 1,
      said: expect.stringContaining('Name one folder'),
    });
  });

  // running-7
  it('refuse to restore a backup over the shop while it runs', async () => {
    await runCommandLine(data.path, ['backup', place]);
    const [name = ''] = await readdir(place);
    const { code, said } = await runCommandLine(data.path, [
      'restore',
      join(place, name),
      '--replace',
    ]);
    expect([code, said]).toEqual([1, expect.stringContaining('Another server is already using')]);
  });

  // running-5, running-6
  it('do not depend on each other: without a running shop, the command opens the data itself', async () => {
    expect(await server.stop()).toBe(0);
    expect(existsSync(socket())).toBe(false);
    const own = join(place, 'stopped');
    const made = await runCommandLine(data.path, ['backup', own]);
    expect(made).toMatchObject({ code: 0, said: expect.stringContaining('Opening the embedded') });
    expect(await readdir(own)).toEqual([expect.stringMatching(/^nirog-[\d-]+T[\d-]+Z$/)]);
  });

  // running-5
  it('connect again after a killed shop left its socket behind', async () => {
    const killed = await startServer(data.path);
    await killed.kill();
    expect(existsSync(socket())).toBe(true);
    const own = join(place, 'killed');
    expect(await runCommandLine(data.path, ['backup', own])).toMatchObject({ code: 0 });
    const again = await startServer(data.path);
    expect(await runCommandLine(data.path, ['backup', own])).toMatchObject({
      code: 0,
      said: expect.not.stringContaining('Opening the embedded'),
    });
    await again.stop();
    // Starts the shop twice and opens its data once, which takes a minute on a busy machine.
  }, 120_000);
});
