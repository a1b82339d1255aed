/**
 * Caches server-rendered pages: home, shelves, products, search results and text pages. The worker
 * responds from the cache immediately and refreshes the cache in the background. The pages contain
 * no customer data.
 */
import type { BuiltApp } from '#contract/packs.ts';
import { renderedHeader } from '#contract/pages.ts';
import type { MessageToWorker } from '#contract/worker.ts';
import { delay } from './delay.ts';
import {
  isRenderedPage,
  maxPages,
  openedOffline,
  pageAddress,
  stampedPage,
  surplus,
} from './rules.ts';

declare const self: ServiceWorkerGlobalScope;

/** Returns the cached page of a URL, or null if the shell page must respond. */
export type LastRendered = (event: ExtendableEvent, url: URL) => Promise<Response | null>;

/**
 * The cache for the language of the pages, as the last page reported it. A variable would be lost
 * when the worker stops.
 */
const spokenCache = 'spoken';
const spokenRecord = '/spoken-language';

const languages = ['en', 'bn'];

/**
 * Delay in milliseconds before a page is refreshed, so that requests the customer waits for go
 * first.
 */
const afterwards = 2_000;

export function cachePages(files: BuiltApp['files'], pages: BuiltApp['pages']): LastRendered {
  // A page names the scripts of its build, and the scripts of another build may be gone.
  const build = buildOf(files);
  const cacheName = `pages-${build}`;

  async function refresh(address: string): Promise<void> {
    try {
      const response = await fetch(address, {
        headers: { accept: 'text/html' },
        credentials: 'same-origin',
        redirect: 'manual',
      });
      if (response.headers.get(renderedHeader) !== build) return;
      const cache = await caches.open(cacheName);
      if (response.status === 404) {
        // The shop no longer has this page.
        for (const language of languages) await cache.delete(fileName(address, language));
      }
      if (!isRenderedPage(response)) return;
      const language = response.headers.get('content-language') ?? '';
      await cache.put(fileName(address, language), await stampedPage(response));
      for (const old of surplus(await cache.keys(), maxPages)) await cache.delete(old);
    } catch {
      // No network or no quota: the cached page or the shell remains.
    }
  }

  async function learn(language: string, page: string | undefined): Promise<void> {
    const spoken = await caches.open(spokenCache);
    await spoken.put(spokenRecord, new Response(language));
    const cache = await caches.open(cacheName);
    const wanted = [`${self.location.origin}/`, page && pageAddress(new URL(page), pages)];
    for (const address of wanted) {
      if (!address || (await cache.match(fileName(address, language)))) continue;
      await refresh(address);
    }
  }

  self.addEventListener('activate', (event) => event.waitUntil(forgetOthers(cacheName)));
  self.addEventListener('message', (event: ExtendableMessageEvent) => {
    const message: MessageToWorker | undefined = event.data;
    if (message?.type !== 'SPEAKS') return;
    const page = event.source && 'url' in event.source ? event.source.url : undefined;
    event.waitUntil(learn(message.language, page));
  });

  return async (event, url) => {
    const address = pageAddress(url, pages);
    if (!address) return null;
    event.waitUntil(delay(afterwards).then(() => refresh(address)));
    const [cache, language] = await Promise.all([caches.open(cacheName), spokenLanguage()]);
    const cached = await cache.match(fileName(address, language));
    if (!cached) return null;
    return navigator.onLine ? cached : openedOffline(cached);
  };
}

async function spokenLanguage(): Promise<string> {
  const spoken = await caches.open(spokenCache);
  const record = await spoken.match(spokenRecord);
  return record ? record.text() : 'en';
}

async function forgetOthers(cacheName: string): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith('pages-') && name !== cacheName,
  );
  for (const name of others) await caches.delete(name);
}

function fileName(address: string, language: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}language=${language}`;
}

/** The revision of the shell page identifies the build. The server uses it too. */
function buildOf(files: BuiltApp['files']): string {
  return files.find(({ url }) => url === 'index.html')?.revision ?? '';
}
