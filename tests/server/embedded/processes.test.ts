import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPhoto } from '#tests/server/support/files.ts';
import { aRequest, requestPath } from '#tests/server/support/requests.ts';
import {
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

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(5);
}

/** Sends a letter; null where the server died before it answered. */
async function send(server: ServerProcess, letterId: string, ImgId: string[] = []) {
  try {
    const response = await fetch(`${server.origin}/api/${requestPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': letterId },
      body: JSON.stringify(aRequest({ ImgId, Remarks: letterId })),
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

async function upload(server: ServerProcess, key: string, photo: Buffer) {
  const form = new FormData();
  form.set('Img', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'a.jpg');
  try {
    const response = await fetch(`${server.origin}/api/ProductOrderArea/Prescription/Add`, {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: form,
    });
    const envelope: { Id: string } = await response.json();
    return envelope.Id;
  } catch {
    return null;
  }
}

describe('a server on its embedded database', () => {
  it('refuses a second one on the same data, in a clear sentence, until it is gone', async () => {
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

  it('ends with 1 and names every mistake in its settings', async () => {
    const { code, said } = await runToEnd(data.path, { PORT: 'x', LOG_LEVEL: 'y' });
    expect(code).toBe(1);
    expect(said).toContain('- PORT must be a whole number');
    expect(said).toContain('- LOG_LEVEL must be');
  }, 60_000);

  it('loses nothing that it acknowledged when it is killed in the middle of writes', async () => {
    const acknowledged = new Map<string, string>();
    const unanswered: string[] = [];
    const photo = await aPhoto();
    const rounds = Number(process.env['KILLS'] ?? 3);
    for (let round = 0; round < rounds; round += 1) {
      const server = await startServer(data.path);
      const writers = Array.from({ length: 4 }, async () => {
        for (let isAlive = true; isAlive;) {
          const letterId = randomUUID();
          const id = await upload(server, `${letterId}/1`, photo);
          const answer = id === null ? null : await send(server, letterId, [id]);
          isAlive = answer !== null;
          if (answer) acknowledged.set(letterId, answer.orderNo);
          else unanswered.push(letterId);
        }
      });
      const before = acknowledged.size;
      await until(() => acknowledged.size > before + 2 * round + 1);
      await wait(round * 7);
      await server.kill();
      await Promise.all(writers);
    }
    expect(acknowledged.size).toBeGreaterThan(0);
    expect(new Set(acknowledged.values()).size).toBe(acknowledged.size);

    const server = await startServer(data.path);
    for (const [letterId, orderNo] of acknowledged) {
      const id = await upload(server, `${letterId}/1`, photo);
      expect(await send(server, letterId, [id ?? ''])).toEqual({ orderNo, replayed: true });
    }
    for (const letterId of unanswered) {
      const id = await upload(server, `${letterId}/1`, photo);
      expect((await send(server, letterId, [id ?? '']))?.orderNo).toMatch(/^R-\d+$/);
    }
    expect(await server.stop()).toBe(0);
  }, 300_000);

  it('finishes what is under way when it is asked to stop', async () => {
    const server = await startServer(data.path);
    const letters = Array.from({ length: 10 }, () => randomUUID());
    const sent = letters.map((letterId) => send(server, letterId));
    await Promise.race(sent);
    expect(await server.stop()).toBe(0);
    const numbers = await Promise.all(sent);
    const again = await startServer(data.path);
    for (const [at, letterId] of letters.entries()) {
      const answer = numbers[at];
      if (answer) expect(await send(again, letterId)).toEqual({ ...answer, replayed: true });
    }
    expect(numbers.some((answer) => answer !== null)).toBe(true);
    await again.stop();
  }, 180_000);
});
