import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { useFolder } from './support/folder.ts';
import { useTestShop } from './support/test-shop.ts';

const folder = useFolder();
const script = 'console.log("counter")'.repeat(100);

beforeAll(() => {
  mkdirSync(join(folder, 'shop'));
  mkdirSync(join(folder, 'counter', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'shop/index.html'), '<!doctype html><title></title><p>Shop</p>');
  writeFileSync(join(folder, 'counter/counter.html'), '<!doctype html><title>Counter</title>');
  writeFileSync(join(folder, 'counter/assets/main-Ab12.js'), script);
  writeFileSync(join(folder, 'counter/assets/main-Ab12.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'counter/assets/pdf-worker-Ef56.js'), script);
  writeFileSync(join(folder, 'counter/assets/pdf-worker-Ef56.js.br'), brotliCompressSync(script));
});
const shop = useTestShop({ env: { SHOP_DIR: join(folder, 'shop') } });

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { accept: 'text/html', ...headers } });

// counter-30
describe('the page of the counter', () => {
  it('is the same at every address below /counter, and no other', async () => {
    for (const path of ['/counter', '/counter/', '/counter/requests/R-1001', '/Counter?x=1'])
      expect([path, (await get(path)).body]).toEqual([path, expect.stringContaining('Counter')]);
    for (const path of ['/', '/counters', '/product/details/counter'])
      expect([path, (await get(path)).body]).toEqual([path, expect.stringContaining('Shop')]);
  });

  it('is not cached and not indexed', async () => {
    const { headers } = await get('/counter/queue');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  });

  it('runs no script but its own files', async () => {
    const policy = String((await get('/counter')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  // counter-81
  it('has one worker that may compile WebAssembly for pictures, and no other file that may', async () => {
    const policyOf = async (path: string) =>
      String((await get(path, { 'accept-encoding': 'br' })).headers['content-security-policy']);
    const ofWorker = await policyOf('/counter/assets/pdf-worker-Ef56.js');
    expect(ofWorker).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(ofWorker.replace(" 'wasm-unsafe-eval'", '')).toBe(await policyOf('/counter'));
    for (const path of ['/', '/counter', '/counter/queue', '/counter/assets/main-Ab12.js'])
      expect([path, await policyOf(path)]).toEqual([path, expect.not.stringContaining('eval')]);
  });

  it('has files that are cached for ever, compressed by the build', async () => {
    const { headers } = await get('/counter/assets/main-Ab12.js', { 'accept-encoding': 'br' });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toMatch(/javascript/);
  });

  it('is never served in place of a missing file', async () => {
    for (const path of ['/counter/assets/old-Cd34.js', '/counter/assets/x']) {
      const { statusCode, headers, body } = await get(path);
      expect([path, statusCode, body]).toEqual([path, 404, 'Not Found']);
      expect(headers['cache-control']).toBe('no-store');
    }
  });
});
