/**
 * The built counter: one page, never cached, for every address below /counter, and hashed files
 * that are cached for ever.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { allowUnpacking } from '#server/http/plugins/security-headers.ts';
import { sendMissing } from '#server/http/send-missing.ts';
import { sendSharedAsset } from '#server/http/shared-assets.ts';
import type { ObjectStore } from '#server/services/store/object-store.ts';

const page = 'counter.html';

/** The counter is built beside the shop. */
export function counterDirOf({ shopDir }: Pick<Config, 'shopDir'>): string {
  return join(shopDir, '..', 'counter');
}

interface CounterParts {
  config: Config;
  /** Files of other builds; null if there is no shared store. */
  assets: ObjectStore | null;
}

/**
 * Serves the staff's page and its files. The page itself has no data; it fetches everything from
 * the API.
 */
export async function serveCounter(app: FastifyInstance, parts: CounterParts): Promise<void> {
  const folder = counterDirOf(parts.config);
  const isBuilt = existsSync(join(folder, page));
  const html = isBuilt ? readFileSync(join(folder, page)) : null;
  const respondWithPage = (_request: FastifyRequest, reply: FastifyReply) => {
    void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow');
    if (html) return reply.type('text/html; charset=utf-8').send(html);
    return reply
      .status(404)
      .type('text/plain; charset=utf-8')
      .send('The counter is not built yet: run "npm run build".');
  };
  await app.register(
    async (counter) => {
      if (isBuilt) {
        await counter.register(staticFiles, {
          root: join(folder, 'assets'),
          prefix: '/assets/',
          index: false,
          preCompressed: true,
          cacheControl: false,
          dotfiles: 'ignore',
          decorateReply: false,
          setHeaders: (reply, path) => {
            void reply
              .header('cache-control', 'public, max-age=31536000, immutable')
              .header('x-robots-tag', 'noindex, nofollow');
            allowUnpacking(reply, basename(path));
          },
        });
      }
      counter.get('/', respondWithPage);
      counter.get('/*', respondWithPage);
      counter.setNotFoundHandler(async (request, reply) => {
        const shared = parts.assets && (await sendSharedAsset(parts.assets, request.url, reply));
        return shared ?? sendMissing(reply);
      });
    },
    { prefix: '/counter' },
  );
}
