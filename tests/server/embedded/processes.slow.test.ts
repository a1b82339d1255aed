import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRequest, requestPath } from '#tests/server/support/requests.ts';
import {
  runOperator,
  runToEnd,
  seededDataDir,
  startServer,
  type ServerProcess,
} from '#tests/server/support/server-process.ts';

let data: { path: string; remove: () => void };

beforeAll(async () => {
  data = await seededDataDir();
}, 120_000);
afterAll(() => data.remove());

/** Sends a request. Returns null if the server died before it responded. */
async function sendRequest(server: ServerProcess, submissionId: string) {
  try {
    const response = await fetch(`${server.origin}/api/${requestPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': submissionId },
      body: JSON.stringify(aRequest({ Remarks: submissionId })),
    });
    const envelope: { Data: { OrderNo: string } } = await response.json();
    return {
      orderNo: envelope.Data.OrderNo,
      replayed: response.headers.has('idempotency-replayed'),
    };
  } catch {
    return null;
  }
}

describe('a server on its embedded database', () => {
  it('refuses a second one on the same data with a clear sentence until it has ended', async () => {
    const first = await startServer(data.path);
    const second = await runToEnd(data.path);
    expect(second.code).toBe(2);
    expect(second.said).toContain(
      `Another server is already using the data in ${data.path}/database.`,
    );
    await first.kill();
    const third = await startServer(data.path);
    expect(await third.stop()).toBe(0);
  }, 180_000);

  it('ends when its parent process ends, and leaves its data to the next one', async () => {
    const first = await startServer(data.path);
    expect(await first.forsake()).toBe(1);
    const second = await startServer(data.path);
    expect(await second.stop()).toBe(0);
  }, 180_000);

  it('gives only its own user access to its files', async () => {
    const own = await seededDataDir();
    await chmod(own.path, 0o755);
    const server = await startServer(own.path);
    await sendRequest(server, randomUUID());
    await server.stop();
    // The database's own files are inside the closed folder, and their modes are set by the
    // database itself.
    const names = (await readdir(own.path, { recursive: true })).filter(
      (name) => !name.startsWith('database'),
    );
    expect(names).toContain('secret');
    const modes = await Promise.all(
      ['', ...names].map(async (name) => (await stat(join(own.path, name))).mode & 0o077),
    );
    expect(modes.filter((mode) => mode !== 0)).toEqual([]);
    own.remove();
  }, 60_000);

  it('exits with 1 and names every mistake in its settings', async () => {
    const { code, said } = await runToEnd(data.path, { PORT: 'x', LOG_LEVEL: 'y' });
    expect(code).toBe(1);
    expect(said).toContain('- PORT must be a whole number');
    expect(said).toContain('- LOG_LEVEL must be');
  }, 60_000);

  it('does not open data with an unfinished journal of an earlier version, and explains what to do', async () => {
    const own = await seededDataDir();
    const journal = join(own.path, 'journal');
    await mkdir(journal);
    await writeFile(join(journal, '00000001.ndjson'), '');
    await writeFile(join(journal, '00000002.ndjson'), 'an order');
    const refused = await runToEnd(own.path);
    expect(refused.code).toBe(2);
    expect(refused.said).toContain(`${journal} holds what an earlier version of the shop accepted`);
    const command = await runOperator(own.path, 'orders', 'list');
    expect([command.code, command.said]).toEqual([1, expect.stringContaining(journal)]);
    expect(await readdir(journal)).toHaveLength(2);

    await rm(join(journal, '00000002.ndjson'));
    expect((await runOperator(own.path, 'orders', 'list')).code).toBe(0);
    expect(existsSync(journal)).toBe(false);
    own.remove();
  }, 180_000);

  it('finishes pending requests when it is stopped', async () => {
    const server = await startServer(data.path);
    const submissions = Array.from({ length: 10 }, () => randomUUID());
    const sent = submissions.map((submissionId) => sendRequest(server, submissionId));
    await Promise.race(sent);
    expect(await server.stop()).toBe(0);
    const numbers = await Promise.all(sent);
    const again = await startServer(data.path);
    for (const [at, submissionId] of submissions.entries()) {
      const answer = numbers[at];
      if (answer)
        expect(await sendRequest(again, submissionId)).toEqual({ ...answer, replayed: true });
    }
    expect(numbers.some((answer) => answer !== null)).toBe(true);
    await again.stop();
  }, 180_000);
});
