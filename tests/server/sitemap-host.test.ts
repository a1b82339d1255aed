import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PageRequest, PagesBundle } from '#contract/pages.ts';
import { useFolder } from './support/folder.ts';
import { useTestShop } from './support/test-shop.ts';

const folder = useFolder();
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

beforeAll(() => {
  writeFileSync(join(folder, 'index.html'), '<title>shop</title>');
});
const shop = useTestShop({ env: { SHOP_DIR: folder }, pages });

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
