/** Pages rendered by the server and cached per catalogue version, language and address. */
import type { FastifyRequest } from 'fastify';
import { renderedHeader, languageCookie, type PageRequest, type Pages } from '#contract/pages.ts';
import type { DatedShop } from '#contract/shop.ts';
import { shelfParameters } from '#domain/shelf-address.ts';
import type { Catalogue } from '#server/services/catalogue/catalogue.ts';
import type { Config } from '#server/config.ts';
import { originFor } from './origin.ts';
import { openPageCache } from './page-cache.ts';
import { compressPage, type CompressedPage } from './compressed-page.ts';
import type { Template } from './template.ts';

/** `null`: send the shell. */
export type PageForRequest = CompressedPage | { redirect: string } | null;

export interface RenderedPages {
  /** Rejects if the page cannot be rendered now. */
  pageFor: (request: FastifyRequest) => Promise<PageForRequest>;
}

interface Parts {
  config: Config;
  catalogue: Catalogue;
  template: Template;
  pages: Pages;
  shop: () => Promise<DatedShop>;
}

/** The query parameters that change a page. All others are dropped. */
const pageParameters = ['page', 'query', ...shelfParameters];

export function openRenderedPages(parts: Parts): RenderedPages {
  const { config, catalogue, template, pages, shop } = parts;
  let cache = openPageCache();
  let version = -1;
  const rendering = new Map<string, Promise<PageForRequest>>();

  async function render(name: string, pageRequest: PageRequest): Promise<PageForRequest> {
    const versionCache = cache;
    const page = await pages.render(pageRequest);
    if (page.kind === 'shell') return null;
    if (page.kind === 'redirect') return { redirect: page.href };
    const { html, styleHash } = template.fill(page, pageRequest, await shop());
    const headers = {
      [renderedHeader]: template.build,
      'content-language': pageRequest.language,
      vary: 'accept-encoding, cookie',
    };
    const compressed = { ...(await compressPage(html, page.status, headers)), styleHash };
    // Stored in the cache of the catalogue version from which it was rendered.
    if (page.isOfCatalogue && page.status === 200) versionCache.set(name, compressed);
    return compressed;
  }

  return {
    async pageFor(request) {
      const address = addressOf(request);
      if (address.redirect) return { redirect: address.redirect };
      const current = await catalogue.version();
      if (current !== version) cache = openPageCache();
      version = current;
      const pageRequest = {
        href: address.href,
        language: request.cookies[languageCookie] === 'bn' ? ('bn' as const) : ('en' as const),
        origin: originFor(request, config),
      };
      const name = `${version} ${pageRequest.language} ${pageRequest.origin} ${pageRequest.href}`;
      const cached = cache.get(name);
      if (cached) return cached;
      const running =
        rendering.get(name) ?? render(name, pageRequest).finally(() => rendering.delete(name));
      rendering.set(name, running);
      return running;
    },
  };
}

/**
 * The address without duplicate and trailing slashes, and without parameters that do not change the
 * page.
 */
function addressOf(request: FastifyRequest): { href: string; redirect?: string } {
  const url = new URL(request.url.replace(/^[/\\]+/, '/'), 'http://shop');
  const path = `/${url.pathname.split('/').filter(Boolean).join('/')}`;
  const query = new URLSearchParams();
  for (const name of pageParameters) {
    const value = url.searchParams.get(name);
    if (value !== null) query.set(name, value);
  }
  const href = query.size > 0 ? `${path}?${query.toString()}` : path;
  return path === url.pathname ? { href } : { href, redirect: path + url.search };
}
