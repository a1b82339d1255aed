/** The built shop: hashed files for ever, the worker and the page never kept, nothing missing disguised as HTML. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiText } from '#text/api.ts';
import type { Config } from '#server/config.ts';
import { languageOf } from '#server/envelope.ts';
import { codeOf, refusalOf } from '#server/failures.ts';
import { Refusal } from '#server/refusal.ts';

const forEver = 'public, max-age=31536000, immutable';
const askFirst = 'no-cache';
const aDay = 'public, max-age=86400';
const page = 'index.html';

/** Serves SHOP_DIR, and its page for every other address that a reader may open. */
export async function serveShop(app: FastifyInstance, config: Config): Promise<void> {
  const shell = readShell(config.shopDir);
  const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
    shell ? sendShell(shell, request, reply) : sendBuildFirst(reply);
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
    app.get('/', sendPage);
  }
  app.setErrorHandler((failure, request, reply) => sendFailure(failure, request, reply));
  app.setNotFoundHandler((request, reply) => {
    if (wantsPage(request)) return sendPage(request, reply);
    return sendMissing(reply);
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

interface Shell {
  plain: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
  tag: string;
}

/** The page as the build left it, read once; null before the first build. */
function readShell(folder: string): Shell | null {
  const path = join(folder, page);
  if (!existsSync(path)) return null;
  const plain = readFileSync(path);
  const compressed = (ending: string) =>
    existsSync(path + ending) ? readFileSync(path + ending) : null;
  const tag = createHash('sha1').update(plain).digest('base64url');
  return { plain, br: compressed('.br'), gzip: compressed('.gz'), tag: `W/"${tag}"` };
}

function sendShell(shell: Shell, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply
    .header('cache-control', askFirst)
    .header('etag', shell.tag)
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8');
  if (request.headers['if-none-match']?.includes(shell.tag)) return reply.status(304).send();
  const accepts = request.headers['accept-encoding'] ?? '';
  for (const encoding of ['br', 'gzip'] as const) {
    const form = shell[encoding];
    if (form && accepts.includes(encoding))
      return reply.header('content-encoding', encoding).send(form);
  }
  return reply.send(shell.plain);
}

function sendBuildFirst(reply: FastifyReply): FastifyReply {
  return reply
    .status(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('The pages of the shop are not built yet: run "npm run build". The API is under /api/.');
}

function sendMissing(reply: FastifyReply): FastifyReply {
  return reply
    .status(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not Found');
}

/** Plain words, never JSON: whoever opens a page reads it. A folder is as good as missing. */
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
