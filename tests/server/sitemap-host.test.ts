import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageRequest, PagesBundle } from '#contract/pages.ts';
import { openTestShop, type TestShop } from './support/test-shop.ts';

let shop: TestShop;
let folder: string;
const rendered: PageRequest[] = [];
const addresses = [{ path: '/contact', isRendered: true, isIndexed: true, query: [] }];
const pages: PagesBundle = {
  addresses: () => addresses,
  openPages: () =>
    Promise.resolve({
      render: (request) => {
        rendered.push(request);
        return Promise.resolve({ kind: 'shell' });
      },
    }),
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-pages-'));
  writeFileSync(join(folder, 'index.html'), '<title>shop</title>');
  shop = await openTestShop({ env: { SHOP_DIR: folder }, pages });
}, 120_000);
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const open = (url: string, host: string) => shop.app.inject({ url, headers: { host } });

describe('a shop without PUBLIC_ORIGIN', () => {
  // shell-92
  it('repeats no address from a request', async () => {
    for (const host of [
      'evil.example',
      'evil.example:8080',
      '10.0.0.7',
      'localhost.evil.example',
    ]) {
      expect((await open('/sitemap.xml', host)).statusCode).toBe(404);
      expect((await open('/sitemap-1.xml', host)).statusCode).toBe(404);
      const { body } = await open('/robots.txt', host);
      expect(body).toContain('Disallow: /api/');
      expect(body).not.toMatch(/Sitemap|evil|10\.0/);
    }
  });

  // shell-92
  it('has a sitemap for its own machine', async () => {
    const { body } = await open('/sitemap.xml', 'localhost:8080');
    expect(body).toContain('<loc>http://localhost:8080/contact</loc>');
    expect((await open('/robots.txt', '127.0.0.1:8080')).body).toContain(
      'Sitemap: http://127.0.0.1:8080/sitemap.xml',
    );
  });
});
