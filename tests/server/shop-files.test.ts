import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { useFolder } from './support/folder.ts';
import { useTestShop } from './support/test-shop.ts';

const folder = useFolder();
const script = 'console.log("shop")'.repeat(100);

beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Shop</title>');
  writeFileSync(join(folder, 'sw.js'), 'self');
  writeFileSync(join(folder, 'assets/app-Ab12.js'), script);
  writeFileSync(join(folder, 'assets/app-Ab12.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets/map-Cd34.mjs'), 'export {}');
  writeFileSync(join(folder, '.hidden'), 'secret');
});
const shop = useTestShop({ env: { SHOP_DIR: folder, PUBLIC_ORIGIN: 'https://shop.example' } });

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers });

describe('files of the shop', () => {
  it('with a hash in their name are cached for ever', async () => {
    const { headers } = await get('/assets/app-Ab12.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('are served in the compressed form that the build created', async () => {
    const response = await get('/assets/app-Ab12.js', { 'accept-encoding': 'br, gzip' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers['content-type']).toMatch(/javascript/);
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(script);
  });

  it('ending in .mjs are JavaScript', async () => {
    expect((await get('/assets/map-Cd34.mjs')).headers['content-type']).toMatch(
      /^text\/javascript/,
    );
  });

  it('that are the worker or the page are revalidated each time', async () => {
    for (const path of ['/sw.js', '/', '/product/details/napa'])
      expect([path, (await get(path)).headers['cache-control']]).toEqual([path, 'no-cache']);
  });

  it('that are missing are a 404, whatever the browser would accept', async () => {
    for (const path of [
      '/assets/old-Ef56.js',
      '/assets/',
      '/sw.js.map',
      '/nothing.png',
      '/Content/x',

      '/assets/..%2f.hidden',
    ]) {
      const response = await get(path, { accept: 'text/html,*/*' });
      expect([path, response.statusCode]).toEqual([path, 404]);
      expect(response.body).not.toContain('<!doctype');
    }
  });

  it('whose name begins with a dot are not served', async () => {
    expect((await get('/.hidden')).body).not.toContain('secret');
  });

  it('are limited to their folder', async () => {
    for (const path of [
      '/../package.json',
      '/..%2f..%2fetc%2fpasswd',
      '/assets/../../secret',
      '//etc/passwd',
      '/%2e%2e/x.json',
    ])
      expect((await get(path)).body).not.toMatch(/nirog|root:/);
  });
});

describe('the page', () => {
  it('is served at every address that a reader may open', async () => {
    for (const path of [
      '/',
      '/order',
      '/Product/Details/napa-500-mg-tablet',
      '/profile/x',
      '/nowhere',
    ]) {
      const response = await get(path, { accept: 'text/html' });
      expect([path, response.statusCode]).toEqual([path, 200]);
      expect(response.headers['content-type']).toMatch(/^text\/html/);
    }
  });

  it('runs no script but its own and trusts no markup', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain("script-src 'self' 'unsafe");
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    expect(String(headers['permissions-policy'])).toContain('camera=(self)');
  });

  it('is not the response to a POST', async () => {
    expect((await shop.app.inject({ method: 'POST', url: '/order' })).statusCode).toBe(404);
  });
});

describe('a share without a service worker', () => {
  // offline-47, prescriptions-22
  it('redirects to the request’s own picker with a kind word, and stores nothing', async () => {
    const sent = new FormData();
    sent.append('files', new File([new Uint8Array(200_000)], 'rx.jpg', { type: 'image/jpeg' }));
    const asForm = new Response(sent);
    const response = await shop.app.inject({
      method: 'POST',
      url: '/share',
      headers: { 'content-type': asForm.headers.get('content-type') ?? '' },
      payload: Buffer.from(await asForm.arrayBuffer()),
    });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/order?shared=missed#prescriptions');
    expect(response.headers['cache-control']).toBe('no-store');
  });
});
