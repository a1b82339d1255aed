import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { addresses, openPages } from '#app/pages/render-page.tsx';
import type { PagesBundle } from '#contract/pages.ts';
import { markCatalogueChanged } from '#server/services/catalogue/catalogue.ts';
import { categories, products } from '#server/db/tables/products.ts';
import { shellOfShop } from '#server/http/pages/shop-in-page.ts';
import { datedShop } from '#tests/builders/shop.ts';
import { useFolder } from './support/folder.ts';
import { changeCategory } from './support/shop-categories.ts';
import { signedInStaff } from './support/staff.ts';
import { savePage } from './support/own-pages.ts';
import { signedIn, useTestShop } from './support/test-shop.ts';

const shell = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta
      name="description"
      content="The shell."
    />
    <title>Shell</title>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/framework-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>
  <body>
    <div id="root"></div>
    <div class="unopened"><p>It has not opened.</p></div>
    <noscript>No script.</noscript>
  </body>
</html>`;

const shellOfDemo = shellOfShop(shell, datedShop());

const manifest = {
  'index.html': {
    file: 'assets/index-1.js',
    isEntry: true,
    css: ['assets/index-1.css'],
    imports: ['_framework.js'],
  },
  '_framework.js': { file: 'assets/framework-1.js' },
  'src/routes/product.details.$key.tsx?tsr-split=component': {
    file: 'assets/product-1.js',
    css: ['assets/product-1.css'],
  },
};

const folder = useFolder();
/** Makes the render fail. Tests set it. */
let mishap: Error | null = null;

const pages: PagesBundle = {
  addresses,
  async openPages(ask) {
    const opened = await openPages(ask);
    return {
      render: (request) => (mishap ? Promise.reject(mishap) : opened.render(request)),
    };
  },
};

beforeAll(() => {
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), shell);
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'assets/index-1.css'), 'body{margin:0}');
  writeFileSync(join(folder, 'assets/product-1.css'), '._page-x{margin:0}');
});
const shop = useTestShop({
  env: { SHOP_DIR: folder, PUBLIC_ORIGIN: 'https://shop.example' },
  pages,
});

function open(url: string, headers: Record<string, string> = {}) {
  return shop.app.inject({ url, headers: { accept: 'text/html', ...headers } });
}

async function html(url: string, headers: Record<string, string> = {}): Promise<string> {
  return (await open(url, headers)).body;
}

const bengali = { cookie: 'lang=bn' };
const napa = '/product/details/napa-500-mg-tablet';

/** Addresses without parameters. */
const plain = addresses().filter(({ path }) => path !== '/' && !path.includes('$'));
/** Those that are rendered without a redirect and may be indexed. */
const quiet = plain.filter(({ isRendered, isIndexed }) => isRendered && isIndexed);

function factsIn(page: string): Record<string, unknown>[] {
  const blocks = page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].map(([, text = '']) => JSON.parse(text) as Record<string, unknown>);
}

function knownIn(page: string): [unknown[], unknown][] {
  const text = /<script type="application\/json" id="known">(.*?)<\/script>/s.exec(page)?.[1];
  return JSON.parse(text ?? 'null') as [unknown[], unknown][];
}

describe('a page that the server renders', () => {
  it('of a sorted and filtered category contains the filtered list and is noindex', async () => {
    const page = await html('/category/medicine?form=Syrup&sort=price&utm=x');
    expect(page).toContain('Remove Syrup');
    expect(page).toContain('name="robots" content="noindex"');
    const rows = knownIn(page).flatMap(([key, response]) =>
      key[1] === 'category' ? (response as { rows: { form: string }[] }).rows : [],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map((row) => row.form))).toEqual(new Set(['Syrup']));
    expect(await html('/category/medicine')).not.toContain('noindex');
  });

  // catalogue-56
  it('is marked if it has its own bar at the bottom edge', async () => {
    expect(await html(napa)).toMatch(/^<!doctype html><html lang="en" data-bar>/);
    expect(await html('/')).toMatch(/^<!doctype html><html lang="en">/);
  });

  // shell-106
  it('does not show the message for a shop that fails to start, because the page is readable', async () => {
    const page = await html('/');
    expect(page).toContain('No script.');
    expect(page).not.toContain('It has not opened.');
  });

  // shell-88
  it.each([
    ['/', 'Shop By Category'],
    ['/category/medicine', 'Add to Bag'],
    ['/subCategory/11', 'Add to Bag'],
    [napa, 'Beximco'],
    ['/products/Search?query=napa', 'Results for'],
    // catalogue-121
    ['/about', 'Rokeya Sultana'],
    ...quiet.map(({ path }) => [path, '<h1']),
  ])('%s stands in the response', async (path, words) => {
    const response = await open(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch(/^text\/html/);
    expect(response.body).toContain(words);
    expect(response.body).not.toMatch(/<script(?![^>]*(src=|application\/(ld\+)?json))/);
  });

  it('inlines its styles, and its policy names them, also if the phone has the page', async () => {
    const response = await open(napa);
    const styles = /<style>(.*?)<\/style>/s.exec(response.body)?.[1] ?? '';
    expect(styles).toContain('body{margin:0}');
    const hash = createHash('sha256').update(styles).digest('base64');
    const policy = `style-src 'self' 'sha256-${hash}'`;
    expect(response.headers['content-security-policy']).toContain(policy);
    const again = await open(napa, { 'if-none-match': String(response.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.headers['content-security-policy']).toContain(policy);
    const other = await shop.app.inject({ url: '/order', headers: { accept: 'text/html' } });
    expect(other.headers['content-security-policy']).toContain("style-src 'self';");
  });

  it('preloads its scripts and the picture of the first view in the head, and fetches no styles', async () => {
    const [head = ''] = (await html(napa)).split('</head>');
    expect(head).toContain('<link rel="stylesheet" disabled href="/assets/index-1.css">');
    expect(head).not.toMatch(/<link rel="stylesheet"(?! disabled)/);
    expect(head.match(/<script[^>]*>/g)?.filter((one) => !one.includes('json'))).toEqual([
      '<script type="module" crossorigin src="/assets/index-1.js">',
    ]);
    expect(head).toContain('href="/assets/product-1.js"');
    expect(head).toMatch(
      /<link rel="preload" as="image" href="[^"]+Orginal[^"]+" fetchPriority="high"/,
    );
  });

  // Without this, the browser would find the first slide's picture only after it has requested all
  // the code.
  it('preloads a responsive picture in the size of each width, before its scripts', async () => {
    const page = await html('/');
    const [before = ''] = page.split('<script type="module"');
    const named = [
      ...before.matchAll(/<link rel="preload" as="image" href="([^"]+)" media="([^"]+)"/g),
    ];
    const [, picture = ''] = /<picture>(.*?)<\/picture>/.exec(page) ?? [];
    const shown = [...picture.matchAll(/(?:srcSet|src)="([^"]+)"/g)].map(([, href]) => href);
    expect(shown).toHaveLength(3);
    expect(named.map(([, href]) => href)).toEqual(shown);
    expect(named.map(([, , media]) => media)).toEqual([
      '(width &gt;= 764px)',
      '(width &gt;= 400px) and (width &lt; 764px)',
      '(width &gt;= 0px) and (width &lt; 400px)',
    ]);
  });

  it('has a title, a description and a preview for search engines and link previews', async () => {
    const page = await html(napa);
    expect(page).toContain('<title>Napa 500 mg · Nirog</title>');
    expect(page).toContain(`<link rel="canonical" href="https://shop.example${napa}">`);
    expect(page).toMatch(/<meta name="description" content="Napa, 500 mg, [^"]+৳/);
    expect(page).toContain('<meta property="og:title" content="Napa 500 mg · Nirog">');
    expect(page).toMatch(/<meta property="og:image" content="https:\/\/shop.example\/Content\//);
    expect(page).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(page.match(/name="description"/g)).toHaveLength(1);
  });

  it('contains structured data of a product: price in taka, availability, maker', async () => {
    const [product, trail] = factsIn(await html(napa));
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Napa 500 mg',
      offers: {
        '@type': 'Offer',
        priceCurrency: 'BDT',
        price: expect.stringMatching(/^\d+\.\d\d$/),
        availability: 'https://schema.org/InStock',
      },
      brand: { '@type': 'Brand' },
    });
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  it('contains structured data of the pharmacy on the home page', async () => {
    const [pharmacy] = factsIn(await html('/'));
    expect(pharmacy).toMatchObject({
      '@type': 'Pharmacy',
      name: 'Nirog',
      telephone: '+8809610000000',
      address: { addressCountry: 'BD' },
    });
  });

  // catalogue-7
  it('contains the responses that it was rendered from, and no others', async () => {
    const ofProduct = knownIn(await html(napa)).map(([key]) => key);
    expect(ofProduct).toContainEqual(['products', 'one', 'napa-500-mg-tablet']);
    expect(ofProduct).toContainEqual(['shelves']);
    expect(ofProduct).not.toContainEqual(['home']);
    const ofHome = knownIn(await html('/')).map(([key]) => key);
    expect(ofHome).toEqual([['shop'], ['home']]);
  });

  // shell-92
  it('ends no script too early, whatever a search contains', async () => {
    const page = await html(`/products/Search?query=${encodeURIComponent('</script><b>&"')}`);
    expect(page).not.toContain('</script><b>');
    expect(page).toContain('noindex');
  });

  it('contains nothing about the customer who is signed in', async () => {
    const customer = await signedIn(shop, '01711111111');
    const page = await html('/', {
      ...customer.headers,
      cookie: 'lang=en; session=abc',
    });
    expect(page).not.toContain('Test Customer');
    expect(page).not.toContain(customer.headers.datacontent);
  });
});

describe('in Bengali', () => {
  // shell-91
  it('a page is rendered for a reader who has chosen Bengali', async () => {
    const response = await open(napa, bengali);
    expect(response.headers['content-language']).toBe('bn');
    expect(response.body).toMatch(/^<!doctype html><html lang="bn"/);
    expect(response.body).toContain('<title>নাপা ৫০০ মিগ্রা · নীরোগ</title>');
    expect((await open(napa)).headers['content-language']).toBe('en');
  });

  it('and in English pages rendered at the same time do not mix their languages', async () => {
    const asked = Array.from({ length: 24 }, (_, n) => ({
      path: ['/about', '/products/Search?query=seclo', '/products/Search?query=ace'][n % 3] ?? '/',
      isBengali: n % 2 === 0,
    }));
    const rendered = await Promise.all(
      asked.map(async ({ path, isBengali }) => ({
        isBengali,
        page: await html(path, isBengali ? bengali : {}),
      })),
    );
    for (const { isBengali, page } of rendered) {
      expect(page).toContain(`<html lang="${isBengali ? 'bn' : 'en'}">`);
      expect(page.includes('লগইন')).toBe(isBengali);
      expect(page.includes('>Login<')).toBe(!isBengali);
    }
  });
});

describe('an address', () => {
  // shell-89
  it.each(['/product/details/no-such-thing', '/category/no-such-shelf', '/subCategory/999999'])(
    '%s that the shop does not have is a 404 with a page',
    async (path) => {
      const response = await open(path);
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain('<main');
      expect(response.body).toContain('Not Found! Error Code: 404');
      expect(response.body).toContain('noindex');
      expect(response.body).not.toContain('rel="canonical"');
    },
  );

  // shell-89
  it('that is no page redirects to the home page', async () => {
    const response = await open('/no/such/page');
    expect([response.statusCode, response.headers.location]).toEqual([302, '/']);
  });

  // shell-33
  it.each(['/%E0%A4%A', '/category/%E0%A4%A', '/profile/%'])(
    '%s that cannot be decoded redirects to the home page',
    async (path) => {
      const response = await open(path);
      expect([response.statusCode, response.headers.location]).toEqual([302, '/']);
    },
  );

  it('of a call that cannot be decoded is refused in the envelope', async () => {
    const response = await shop.app.inject({ url: '/api/%E0%A4%A' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ IsError: true });
  });

  // shell-32
  it.each([
    ['/Checkout/', '/Checkout'],
    ['/order/?shared=kept', '/order?shared=kept'],
    ['/profile/edit/', '/profile/edit'],
  ])(
    '%s redirects to the address without the slash, although the phone renders the page',
    async (path, tidy) => {
      const response = await open(path);
      expect([response.statusCode, response.headers.location]).toEqual([302, tidy]);
    },
  );

  it('loses a trailing slash and keeps its query', async () => {
    const response = await open('/category/medicine/?page=2');
    expect(response.headers.location).toBe('/category/medicine?page=2');
  });

  // catalogue-131, catalogue-130
  it('of a merged category redirects to the other one, and a hidden one is not found', async () => {
    const { headers } = await signedInStaff(shop, 'owner');
    await changeCategory(shop, headers, 1, { mergedInto: 2 });
    const response = await open('/category/medicine');
    const [target] = await shop.database.db
      .select({ permalink: categories.permalink })
      .from(categories)
      .where(eq(categories.id, 2));
    expect([response.statusCode, response.headers.location]).toEqual([
      302,
      `/category/${target?.permalink}`,
    ]);
    await changeCategory(shop, headers, 1, { mergedInto: null, isHidden: true });
    expect((await open('/category/medicine')).statusCode).toBe(404);
    expect((await shop.app.inject('/sitemap.xml')).body).not.toContain('/category/medicine<');
    await changeCategory(shop, headers, 1, { isHidden: false });
    expect((await open('/category/medicine')).statusCode).toBe(200);
  });

  // shell-120
  it('in another case redirects to the shop’s own spelling', async () => {
    const response = await open('/Category/medicine?page=2');
    expect([response.statusCode, response.headers.location]).toEqual([
      302,
      '/category/medicine?page=2',
    ]);
  });

  it('never leads to another host', async () => {
    for (const path of ['//evil.example/', '/\\evil.example/', '/%5Cevil.example/']) {
      const { location } = (await open(path)).headers;
      expect([path, /^\/(?![/\\])/.test(location ?? '/')]).toEqual([path, true]);
    }
  });

  // shell-41
  it('of a product by its id redirects to its permalink', async () => {
    const [row] = await shop.database.db
      .select({ id: products.id })
      .from(products)
      .where(eq(products.permalink, 'napa-500-mg-tablet'));
    const response = await open(`/product/details/${row?.id}`);
    expect([response.statusCode, response.headers.location]).toEqual([302, napa]);
  });

  // shell-88
  it('with private content gets the shell', async () => {
    for (const path of ['/order', '/profile/OrderHistory/All', '/Checkout']) {
      const response = await open(path);
      expect([path, response.statusCode, response.body]).toEqual([path, 200, shellOfDemo]);
    }
  });
});

describe('a response with a page', () => {
  it('is revalidated each time, and an unchanged page is not sent again', async () => {
    const first = await open('/');
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(first.headers.vary).toMatch(/cookie/);
    const again = await open('/', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await open('/', { ...bengali, 'if-none-match': String(first.headers.etag) });
    expect(other.statusCode).toBe(200);
  });

  it('is compressed and small', async () => {
    const response = await open('/', { 'accept-encoding': 'gzip, br' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.rawPayload.length).toBeLessThanOrEqual(25_000);
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain('<main');
  });

  it('has no body for HEAD', async () => {
    const response = await shop.app.inject({ method: 'HEAD', url: napa });
    expect([response.statusCode, response.body]).toEqual([200, '']);
  });

  it('shows changes in the catalogue', async () => {
    expect(await html(napa)).not.toContain('৳77.70');
    await shop.database.db
      .update(products)
      .set({ listPrice: 7_770, discount: 0, discountPercent: 0 })
      .where(eq(products.permalink, 'napa-500-mg-tablet'));
    await markCatalogueChanged(shop.database.db);
    await expect.poll(() => html(napa), { timeout: 10_000 }).toContain('৳77.70');
  }, 20_000);

  it('is the shell if rendering fails', async () => {
    mishap = new Error('broken');
    const response = await open('/products/Search?query=anything');
    mishap = null;
    expect([response.statusCode, response.body]).toEqual([200, shellOfDemo]);
  });
});

describe('search engines', () => {
  // shell-92
  it('get a robots.txt that lists the closed paths', async () => {
    const { body } = await open('/robots.txt');
    expect(body).toContain('Sitemap: https://shop.example/sitemap.xml');
    const closed = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
    expect(closed).toEqual([
      '/api/',
      '/Checkout',
      '/Notifications',
      '/Order/Success',
      '/Prescriptions',
      '/Purchases',
      '/Request-Order',
      '/Transactions',
      '/development/components',
      '/deviceOrders',
      '/invoice/',
      '/notification',
      '/products/Search',
      '/profile',
    ]);
    for (const { path, isIndexed } of addresses()) {
      expect([path, closed.some((one) => path.startsWith(one))]).toEqual([path, !isIndexed]);
    }
  });

  // catalogue-125, counter-164
  it('find no page and no sitemap entry of a hidden product', async () => {
    const { db } = shop.database;
    const setHidden = async (isHidden: boolean) => {
      await db
        .update(products)
        .set({ isHidden })
        .where(eq(products.permalink, 'napa-500-mg-tablet'));
      await markCatalogueChanged(db);
    };
    const visited = () => open(napa, { 'accept-language': 'en' });
    await setHidden(true);
    await expect.poll(async () => (await visited()).statusCode).toBe(404);
    expect((await visited()).body).toContain('We do not sell this at the moment');
    const isListed = async () => (await open('/sitemap.xml')).body.includes(`${napa}<`);
    await expect.poll(isListed).toBe(false);
    await setHidden(false);
    await expect.poll(async () => (await visited()).statusCode).toBe(200);
    await expect.poll(isListed).toBe(true);
  });

  // counter-382
  it('find the text that the owner has written for a page, with the shop’s figures', async () => {
    await savePage(shop, 'returns', { en: 'Bring it to {shop name} within a week.', bn: '' });
    await expect
      .poll(() => html('/return'))
      .toMatch(/Bring it to (<!-- -->)?Nirog(<!-- -->)? within a week\./);
    const page = await html('/return');
    expect(page).not.toContain('id="accepted"');
    const text = knownIn(page).find(([key]) => key[0] === 'page')?.[1];
    expect(text).toEqual({ en: 'Bring it to {shop name} within a week.', bn: '' });
    expect(await html('/return', bengali)).toContain('id="accepted"');
    await savePage(shop, 'returns', { en: '', bn: '' });
    await expect.poll(() => html('/return')).toContain('id="accepted"');
    expect(knownIn(await html('/return')).some(([key]) => key[0] === 'page')).toBe(false);
  });

  // shell-92
  it('find every product, shelf and page in the sitemap', async () => {
    const { body, headers } = await open('/sitemap.xml');
    expect(headers['content-type']).toMatch(/xml/);
    expect(body).toContain(`<loc>https://shop.example${napa}</loc>`);
    expect(body).toContain('<loc>https://shop.example/category/medicine</loc>');
    for (const { path, isIndexed } of plain) {
      expect([path, body.includes(`<loc>https://shop.example${path}</loc>`)]).toEqual([
        path,
        isIndexed,
      ]);
    }
    expect(body.match(/<url>/g)?.length).toBeGreaterThan(1_200);
  });

  it('find no parts of a sitemap that fits into one', async () => {
    expect((await open('/sitemap-2.xml')).statusCode).toBe(404);
  });
});
