/** /robots.txt and /sitemap.xml for search engines. */
import { asc } from 'drizzle-orm';
import escapeHtml from 'escape-html';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PageAddress } from '#contract/pages.ts';
import { shownCategories, shownSubCategories } from '#server/services/catalogue/shown-shelves.ts';
import { isShown } from '#server/services/catalogue/visible-products.ts';
import type { Catalogue } from '#server/services/catalogue/catalogue.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { products } from '#server/db/tables/products.ts';
import { originFor } from './origin.ts';

/** The maximum number of addresses in one sitemap. A longer list is split. */
export const maxAddresses = 50_000;

interface Parts {
  config: Config;
  db: Database;
  catalogue: Catalogue;
  /** Every address of the shop; empty if its pages are not built. */
  addresses: readonly PageAddress[];
  /** Addresses in one sitemap. */
  maxPerFile?: number;
}

export function serveSitemap(app: FastifyInstance, parts: Parts): void {
  const { config, db, catalogue, addresses, maxPerFile = maxAddresses } = parts;
  const closed = ['/api/', ...closedAddresses(addresses)];
  const indexed = addresses.filter(({ isIndexed }) => isIndexed).map(({ path }) => path);

  app.get('/robots.txt', (request, reply) => {
    const rules = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
    const origin = originFor(request, config);
    const hasSitemap = origin !== '' && indexed.length > 0;
    const sitemap = hasSitemap ? ['', `Sitemap: ${origin}/sitemap.xml`] : [];
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send([...rules, ...sitemap, ''].join('\n'));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originFor(request, config);
    // A sitemap requires absolute URLs.
    if (origin === '') return reply.callNotFound();
    const text = await catalogue.cached(`sitemap ${origin} ${maxPerFile}`, async () => {
      const paths = await allPaths(db, indexed);
      if (paths.length === 0) return '';
      if (paths.length <= maxPerFile) return addressList(origin, paths);
      const count = Math.ceil(paths.length / maxPerFile);
      return listOfParts(origin, count);
    });
    return text ? sendXml(reply, text) : reply.callNotFound();
  });

  app.get<{ Params: { part: string } }>('/sitemap-:part(^\\d{1,4}).xml', async (request, reply) => {
    const origin = originFor(request, config);
    if (origin === '') return reply.callNotFound();
    const part = Number(request.params.part);
    const text = await catalogue.cached(`sitemap ${origin} ${maxPerFile} ${part}`, async () => {
      const paths = await allPaths(db, indexed);
      const some = paths.slice((part - 1) * maxPerFile, part * maxPerFile);
      return some.length > 0 ? addressList(origin, some) : '';
    });
    return text ? sendXml(reply, text) : reply.callNotFound();
  });
}

/**
 * Path prefixes that search engines must not crawl: pages of one customer, search results, and
 * duplicates.
 */
function closedAddresses(addresses: readonly PageAddress[]): string[] {
  const beginnings = addresses
    .filter(({ isIndexed }) => !isIndexed)
    .map(({ path }) => path.split('$')[0] ?? path)
    .toSorted();
  return beginnings.filter(
    (one) => !beginnings.some((other) => other !== one && one.startsWith(other)),
  );
}

/** Every path with content of its own, in a stable order. */
async function allPaths(db: Database, indexed: readonly string[]): Promise<string[]> {
  const filled = await Promise.all(
    indexed.filter((path) => path.includes('$')).map((path) => fill(db, path)),
  );
  return [...indexed.filter((path) => !path.includes('$')), ...filled.flat()];
}

/** The paths of a route with a parameter. */
async function fill(db: Database, path: string): Promise<string[]> {
  const names = await namesIn[path]?.(db);
  if (!names) throw new Error(`The sitemap does not know what stands under ${path}`);
  return names.map((name) => path.replace(/\$\w+$/, () => encodeURIComponent(name)));
}

/** The values of a route's parameter, by route. */
const namesIn: Readonly<Record<string, (db: Database) => Promise<string[]>>> = {
  '/category/$key': async (db) => {
    return byId(await shownCategories(db)).map(nameOf);
  },
  '/subCategory/$id': async (db) => {
    return byId(await shownSubCategories(db)).map(({ id }) => String(id));
  },
  '/product/details/$key': async (db) => {
    const { id, permalink } = products;
    const rows = await db.select({ id, permalink }).from(products).where(isShown).orderBy(asc(id));
    return rows.map(nameOf);
  },
};

function byId<Row extends { id: number }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => one.id - other.id);
}

function nameOf(one: { id: number; permalink: string }): string {
  return one.permalink || String(one.id);
}

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function addressList(origin: string, paths: readonly string[]): string {
  const rows = paths.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${schema}>\n${rows.join('\n')}\n</urlset>\n`;
}

function listOfParts(origin: string, count: number): string {
  const rows = Array.from({ length: count }, (_, at) => {
    const address = escapeHtml(`${origin}/sitemap-${at + 1}.xml`);
    return `<sitemap><loc>${address}</loc></sitemap>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${schema}>\n${rows.join('\n')}\n</sitemapindex>\n`;
}

function sendXml(reply: FastifyReply, text: string): FastifyReply {
  return reply
    .header('cache-control', 'public, max-age=3600')
    .type('application/xml; charset=utf-8')
    .send(text);
}
