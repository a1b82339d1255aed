/** What search engines read first: /robots.txt, and every address worth finding in /sitemap.xml. */
import { asc } from 'drizzle-orm';
import escapeHtml from 'escape-html';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Catalogue } from '#server/services/catalogue/catalogue.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { categories, products, subCategories } from '#server/db/tables/products.ts';
import { originFor } from './origin.ts';

/** A sitemap holds no more addresses than this; a longer list is split. */
export const mostAddresses = 50_000;

const quietPages = [
  '/special/offer',
  '/branchLocation',
  '/review',
  '/gallery',
  '/about',
  '/contact',
  '/howToOrder',
  '/termsCondition',
  '/return',
  '/privacy',
  '/carrer',
  '/order',
];

/** What belongs to one customer, and answers to questions: nothing for a search engine. */
const notForRobots = [
  '/api/',
  '/profile',
  '/checkout',
  '/invoice',
  '/order/Success',
  '/notification',
  '/Notifications',
  '/Prescriptions',
  '/Purchases',
  '/Transactions',
  '/products/Search',
];

interface Parts {
  config: Config;
  db: Database;
  catalogue: Catalogue;
  /** Addresses in one sitemap. */
  most?: number;
}

export function serveSitemap(app: FastifyInstance, parts: Parts): void {
  const { config, db, catalogue, most = mostAddresses } = parts;

  app.get('/robots.txt', (request, reply) => {
    const rules = ['User-agent: *', ...notForRobots.map((path) => `Disallow: ${path}`)];
    const sitemap = `Sitemap: ${originFor(request, config)}/sitemap.xml`;
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send([...rules, '', sitemap, ''].join('\n'));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originFor(request, config);
    const text = await catalogue.answer(`sitemap ${origin} ${most}`, async () => {
      const paths = await allPaths(db);
      if (paths.length <= most) return addressList(origin, paths);
      const count = Math.ceil(paths.length / most);
      return listOfParts(origin, count);
    });
    return sendXml(reply, text);
  });

  app.get<{ Params: { part: string } }>('/sitemap-:part(^\\d{1,4}).xml', async (request, reply) => {
    const origin = originFor(request, config);
    const part = Number(request.params.part);
    const text = await catalogue.answer(`sitemap ${origin} ${most} ${part}`, async () => {
      const paths = await allPaths(db);
      const some = paths.slice((part - 1) * most, part * most);
      return some.length > 0 ? addressList(origin, some) : '';
    });
    return text ? sendXml(reply, text) : reply.callNotFound();
  });
}

/** Every address that shows something of its own, in an order that changes little. */
async function allPaths(db: Database): Promise<string[]> {
  const shelves = await db
    .select({ id: categories.id, permalink: categories.permalink })
    .from(categories)
    .orderBy(asc(categories.id));
  const below = await db
    .select({ id: subCategories.id })
    .from(subCategories)
    .orderBy(asc(subCategories.id));
  const all = await db
    .select({ id: products.id, permalink: products.permalink })
    .from(products)
    .orderBy(asc(products.id));
  const named = (one: { id: number; permalink: string }) =>
    encodeURIComponent(one.permalink || String(one.id));
  return [
    '/',
    ...quietPages,
    ...shelves.map((one) => `/category/${named(one)}`),
    ...below.map(({ id }) => `/subCategory/${id}`),
    ...all.map((one) => `/product/details/${named(one)}`),
  ];
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
