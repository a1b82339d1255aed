import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPhoto } from '#tests/server/support/files.ts';
import { ask, startMachines, type Machines } from '#tests/server/support/machines.ts';
import { startPhones } from '#tests/server/support/patient-phones.ts';
import { requestPath, aRequest } from '#tests/server/support/requests.ts';
import { startSpreadingFront } from '#tests/server/support/spreading-front.ts';
import { productsOnSale } from '#tests/server/support/writers.ts';

let machines: Machines;
const folders: string[] = [];

/** Creates a build of a shop: a page, and one file that no other build has. */
function aBuild(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-build-'));
  folders.push(folder);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), `<title>${name}</title>`);
  writeFileSync(join(folder, 'assets', `${name}-0a1b2c.js`), `export default '${name}';`);
  return folder;
}

beforeAll(async () => {
  machines = await startMachines({ DRAIN_SECONDS: '2', METRICS_PORT: '0' });
}, 120_000);
afterAll(async () => {
  await machines.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const readyAt = async (origin: string) => (await fetch(`${origin}/api/ready`)).status;
const textAt = async (url: string) => {
  const response = await fetch(url);
  const isScript = /javascript/.test(response.headers.get('content-type') ?? '');
  return [response.status, isScript, await response.text()];
};

describe('a rolling update to a new version', () => {
  // machines-7
  it('fails no request: a stopping process first reports it, and finishes pending requests', async () => {
    const living = [machines.a, machines.b];
    const none = { lostRequests: 0, lostResponses: 0, twice: 0 };
    const front = await startSpreadingFront(() => living.map(({ origin }) => origin), none);
    const phones = startPhones(front, await productsOnSale(machines.a), await aPhoto());
    for (const place of [0, 1]) {
      const wanted = phones.acknowledged.size + 15;
      await expect
        .poll(() => phones.acknowledged.size, { timeout: 150_000 })
        .toBeGreaterThan(wanted);
      const next = await machines.startAnother();
      expect(await readyAt(next.origin)).toBe(200);
      const leaving = living[place];
      if (!leaving) throw new Error('nobody leaves');
      const ended = leaving.stop();
      // Acts like a proxy that checks readiness.
      await expect.poll(() => readyAt(leaving.origin)).toBe(503);
      living[place] = next;
      expect(await ended).toBe(0);
    }
    await phones.finish();
    expect(phones.triedAgain()).toBe(0);
    front.close();
  }, 400_000);

  // machines-7
  it('lets a pending request finish, on a connection that is then closed', async () => {
    const leaving = await machines.startAnother();
    const { hostname, port } = new URL(leaving.origin);
    const body = JSON.stringify(aRequest());
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(
      `POST /api/${requestPath} HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 20)}`,
    );
    await expect.poll(() => readyAt(leaving.origin)).toBe(200);
    const ended = leaving.stop();
    await expect.poll(() => readyAt(leaving.origin)).toBe(503);
    socket.write(body.slice(20));
    await closed;
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer).toMatch(/^connection: close/im);
    expect(answer).toContain('"IsError":false');
    expect(await ended).toBe(0);
  }, 200_000);

  // machines-8
  it('serves the files of both versions on every machine', async () => {
    const old = await machines.startAnother({ SHOP_DIR: aBuild('old') });
    const next = await machines.startAnother({ SHOP_DIR: aBuild('next') });
    for (const { origin } of [old, next]) {
      for (const name of ['old', 'next'])
        expect(await textAt(`${origin}/assets/${name}-0a1b2c.js`)).toEqual([
          200,
          true,
          `export default '${name}';`,
        ]);
      expect((await fetch(`${origin}/assets/none-0a1b2c.js`)).status).toBe(404);
    }
  }, 200_000);
});

describe('the metrics of a process', () => {
  // machines-10
  it('have their own port, contain no personal data, and are never on the customers’ port', async () => {
    const one = await machines.startAnother();
    await ask(one, 'ProductArea/Product/Search', { Query: 'secretdisease' });
    const port = /Figures for Prometheus: port (\d+)/.exec(one.said())?.[1];
    const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(figures).toMatch(
      /http_request_duration_seconds_count\{method="POST",route="\/api\/ProductArea\/Product\/Search",status="200"\} 1/,
    );
    expect(figures).toMatch(/shop_database_connections\{state="open"\} \d/);
    expect(figures).toContain('shop_ready 1');
    expect(figures).not.toContain('secretdisease');
    for (const path of ['/metrics', '/api/metrics']) {
      const text = await (await fetch(`${one.origin}${path}`)).text();
      expect(text).not.toContain('http_request_duration_seconds');
    }
  }, 200_000);
});
