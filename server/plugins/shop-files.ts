/** The built shop: hashed files for ever, the worker and the page never kept, nothing missing disguised as HTML. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';

const forEver = 'public, max-age=31536000, immutable';
const askFirst = 'no-cache';
const aDay = 'public, max-age=86400';
const page = 'index.html';

/** Serves SHOP_DIR, and its page for every other address that a reader may open. */
export async function serveShop(app: FastifyInstance, config: Config): Promise<void> {
  const isBuilt = existsSync(join(config.shopDir, page));
  const sendPage = isBuilt ? sendBuiltPage : sendBuildFirst;
  if (isBuilt) {
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
    app.get('/', async (_request, reply) => sendPage(reply));
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (wantsPage(request)) return sendPage(reply);
    return reply
      .status(404)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send('Not Found');
  });
}

function lifetimeOf(path: string): string {
  if (/^[\\/]assets[\\/]/.test(path)) return forEver;
  const name = basename(path).replace(/\.(br|gz)$/, '');
  if (name === page || /^(sw|service-worker)[^/]*\.js$/.test(name)) return askFirst;
  if (/\.(webmanifest|json|html|txt|xml|js)$/.test(name)) return askFirst;
  return aDay;
}

/** A file that is missing stays missing: only an address without an extension is a page of the shop. */
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

async function sendBuiltPage(reply: FastifyReply): Promise<FastifyReply> {
  return reply.sendFile(page);
}

async function sendBuildFirst(reply: FastifyReply): Promise<FastifyReply> {
  return reply
    .status(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('The pages of the shop are not built yet: run "npm run build". The API is under /api/.');
}
