/** Pages drawn by the server: once per catalogue, language and address, for whoever asks next. */
import type { FastifyRequest } from 'fastify';
import { drawnHeader, languageCookie, type PageAsked, type Pages } from '#contract/pages.ts';
import { shelfParameters } from '#domain/shelf-address.ts';
import type { Catalogue } from '#server/services/catalogue/catalogue.ts';
import type { Config } from '#server/config.ts';
import { originFor } from './origin.ts';
import { openPageMemory } from './page-memory.ts';
import { packed, type Sendable } from './sendable.ts';
import type { Template } from './template.ts';

/** `null`: the shell is to be sent. */
export type PageForRequest = Sendable | { elsewhere: string } | null;

export interface DrawnPages {
  /** Rejects where a page cannot be drawn now. */
  answer: (request: FastifyRequest) => Promise<PageForRequest>;
}

interface Parts {
  config: Config;
  catalogue: Catalogue;
  template: Template;
  pages: Pages;
}

/** What of an address's question changes a page; the rest is for others to count. */
const spoken = ['page', 'query', ...shelfParameters];

export function openDrawnPages({ config, catalogue, template, pages }: Parts): DrawnPages {
  let memory = openPageMemory();
  let version = -1;
  const drawing = new Map<string, Promise<PageForRequest>>();

  async function draw(name: string, asked: PageAsked): Promise<PageForRequest> {
    const ofVersion = memory;
    const page = await pages.draw(asked);
    if (page.kind === 'shell') return null;
    if (page.kind === 'elsewhere') return { elsewhere: page.href };
    const { html, styleHash } = template.fill(page, asked);
    const headers = {
      [drawnHeader]: template.build,
      'content-language': asked.language,
      vary: 'accept-encoding, cookie',
    };
    const sendable = { ...(await packed(html, page.status, headers)), styleHash };
    // Drawn from an older catalogue, it goes with that one's memory.
    if (page.isOfCatalogue && page.status === 200) ofVersion.set(name, sendable);
    return sendable;
  }

  return {
    async answer(request) {
      const address = addressOf(request);
      if (address.elsewhere) return { elsewhere: address.elsewhere };
      const current = await catalogue.version();
      if (current !== version) memory = openPageMemory();
      version = current;
      const asked = {
        href: address.href,
        language: request.cookies[languageCookie] === 'bn' ? ('bn' as const) : ('en' as const),
        origin: originFor(request, config),
      };
      const name = `${version} ${asked.language} ${asked.origin} ${asked.href}`;
      const known = memory.get(name);
      if (known) return known;
      const running = drawing.get(name) ?? draw(name, asked).finally(() => drawing.delete(name));
      drawing.set(name, running);
      return running;
    },
  };
}

/** The address without a slash at its end or twice in it, and without what does not change the page. */
function addressOf(request: FastifyRequest): { href: string; elsewhere?: string } {
  const url = new URL(request.url.replace(/^[/\\]+/, '/'), 'http://shop');
  const path = `/${url.pathname.split('/').filter(Boolean).join('/')}`;
  const query = new URLSearchParams();
  for (const name of spoken) {
    const value = url.searchParams.get(name);
    if (value !== null) query.set(name, value);
  }
  const href = query.size > 0 ? `${path}?${query.toString()}` : path;
  return path === url.pathname ? { href } : { href, elsewhere: path + url.search };
}
