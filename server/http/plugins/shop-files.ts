/**
 * The built shop. Hashed files are cached for ever, the worker and the pages are revalidated, and a
 * missing file is a 404, never HTML.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PagesBundle } from '#contract/pages.ts';
import type { DatedShop } from '#contract/shop.ts';
import { apiText } from '#text/api.ts';
import type { Catalogue } from '#server/services/catalogue/catalogue.ts';
import type { Config } from '#server/config.ts';
import { languageOf } from '#server/endpoint/envelope.ts';
import { codeOf, refusalOf } from '#server/services/failures.ts';
import { internalFetch } from '#server/http/pages/internal-fetch.ts';
import { openRenderedPages, type RenderedPages } from '#server/http/pages/rendered-pages.ts';
import { sendPage, type CompressedPage } from '#server/http/pages/compressed-page.ts';
import { compressText } from '#server/services/compress.ts';
import { shellOfShop } from '#server/http/pages/shop-in-page.ts';
import { readTemplate } from '#server/http/pages/template.ts';
import { Refusal } from '#server/services/refusal.ts';
import type { ObjectStore } from '#server/services/store/object-store.ts';
import { serveIcons } from '#server/http/shop-icons.ts';
import { serveManifest } from '#server/http/shop-manifest.ts';
import { sendSharedAsset } from '#server/http/shared-assets.ts';
import { sendMissing } from '#server/http/send-missing.ts';

const immutableForAYear = 'public, max-age=31536000, immutable';
const alwaysRevalidate = 'no-cache';
const forADay = 'public, max-age=86400';
const page = 'index.html';

interface ShopParts {
  config: Config;
  catalogue: Catalogue;
  pages: PagesBundle | null;
  /** Files of other builds; null if there is no shared store. */
  assets: ObjectStore | null;
  /** The pictures of the shop, with its logo. */
  pictureStore: ObjectStore;
  /** The shop's particulars as they are now. */
  shop: () => Promise<DatedShop>;
}

/** Serves SHOP_DIR, and a rendered page or the shell for every other page address. */
export async function serveShop(app: FastifyInstance, parts: ShopParts): Promise<void> {
  const { config } = parts;
  const shell = readShell(config.shopDir, parts.shop);
  const pages = shell && (await openPages(app, parts));
  const respondWithPage = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!shell) return sendBuildFirst(reply);
    const page = await renderedPage(pages, request);
    if (page && 'redirect' in page) return reply.redirect(page.redirect, 302);
    return sendPage(page ?? (await shell()), request, reply);
  };
  if (shell) {
    await app.register(staticFiles, {
      root: config.shopDir,
      wildcard: true,
      index: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (reply, path) => {
        void reply.header('cache-control', lifetimeOf(path.slice(config.shopDir.length)));
        if (/\.mjs(\.br|\.gz)?$/.test(path)) {
          void reply.header('content-type', 'text/javascript; charset=utf-8');
        }
      },
    });
    app.get('/', respondWithPage);
  }
  serveManifest(app, parts.shop);
  serveIcons(app, { ...parts, hasFiles: shell !== null });
  app.setErrorHandler((failure, request, reply) => sendFailure(failure, request, reply));
  app.setNotFoundHandler(async (request, reply) => {
    if (wantsPage(request)) return respondWithPage(request, reply);
    const shared = parts.assets && (await sendSharedAsset(parts.assets, request.url, reply));
    return shared ?? sendMissing(reply);
  });
}

function lifetimeOf(path: string): string {
  if (/^[\\/]assets[\\/]/.test(path)) return immutableForAYear;
  const name = basename(path).replace(/\.(br|gz)$/, '');
  if (name === page || /^(sw|service-worker)[^/]*\.js$/.test(name)) return alwaysRevalidate;
  if (/\.(webmanifest|json|html|txt|xml|js)$/.test(name)) return alwaysRevalidate;
  return forADay;
}

/** Only an address without a file extension can be a page, so that a missing file stays a 404. */
function wantsPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = request.url.split('?')[0] ?? '';
  if (/^\/(assets|content|api)(\/|$)/i.test(path)) return false;
  if (
    /\.(m?js|css|map|json|webmanifest|png|jpe?g|webp|avif|svg|ico|woff2?|txt|xml|wasm|pbf)$/i.test(
      path,
    )
  )
    return false;
  const accepts = request.headers.accept ?? '*/*';
  return accepts.includes('text/html') || accepts.includes('*/*');
}

/** The built index.html with the shop's data, read once; null before the first build. */
function readShell(
  folder: string,
  shop: () => Promise<DatedShop>,
): (() => Promise<CompressedPage>) | null {
  const path = join(folder, page);
  if (!existsSync(path)) return null;
  const html = readFileSync(path, 'utf8');
  let filled: { from: DatedShop; shell: Promise<CompressedPage> } | null = null;
  return async () => {
    const from = await shop();
    if (filled?.from !== from) filled = { from, shell: compressedShell(shellOfShop(html, from)) };
    return filled.shell;
  };
}

async function compressedShell(html: string): Promise<CompressedPage> {
  const plain = Buffer.from(html);
  const compressed = await compressText(plain);
  return { status: 200, plain, ...compressed, headers: { vary: 'accept-encoding' } };
}

/** Null if the screens are not built, so that the phone renders every page. */
async function openPages(app: FastifyInstance, parts: ShopParts): Promise<RenderedPages | null> {
  const template = readTemplate(parts.config.shopDir);
  if (!template || !parts.pages) return null;
  const pages = await parts.pages.openPages(internalFetch(app));
  return openRenderedPages({ ...parts, template, pages });
}

/** Null for the shell, also if rendering fails, because the phone can render the page itself. */
async function renderedPage(pages: RenderedPages | null, request: FastifyRequest) {
  if (!pages) return null;
  try {
    return await pages.pageFor(request);
  } catch (failure) {
    // The stack without the message, which may quote a search term.
    const at = failure instanceof Error ? (failure.stack ?? '').match(/^ {4}at .*/gm) : null;
    request.log.error(
      { code: codeOf(failure), at: at?.slice(0, 6) },
      'a page could not be rendered',
    );
    return null;
  }
}

function sendBuildFirst(reply: FastifyReply): FastifyReply {
  return reply
    .status(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('The pages of the shop are not built yet: run "npm run build". The API is under /api/.');
}

/** Plain text and never JSON, because people read it. A folder counts as missing. */
function sendFailure(failure: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(failure);
  if (refusal && [400, 403, 404].includes(refusal.status)) return sendMissing(reply);
  if (!refusal) request.log.error({ code: codeOf(failure) }, 'a page failed');
  const says = refusal ?? new Refusal(apiText.unexpected, { status: 500 });
  return reply
    .status(says.status)
    .headers(says.headers)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(says.sentence(languageOf(request)));
}
