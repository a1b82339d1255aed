/**
 * Home, shelves, products, found lists and the pages to read as the server has rendered them last:
 * answered from the phone at once, and fetched anew behind. They hold nothing of any customer.
 */
import type { BuiltApp } from '#contract/packs.ts';
import { renderedHeader } from '#contract/pages.ts';
import type { MessageToWorker } from '#contract/worker.ts';
import { inAWhile } from './in-a-while.ts';
import {
  isRenderedPage,
  mostPages,
  openedOffline,
  pageAddress,
  stampedPage,
  surplus,
} from './rules.ts';

declare const self: ServiceWorkerGlobalScope;

/** The last rendered page of an address, or null: then it is the shell's. */
export type LastRendered = (event: ExtendableEvent, url: URL) => Promise<Response | null>;

/** The language that the pages speak, as they told the worker last: it must outlive the worker. */
const spokenCache = 'spoken';
const spokenRecord = '/spoken-language';

const languages = ['en', 'bn'];

/** Milliseconds after which a page is fetched anew: what the customer waits for goes first. */
const afterwards = 2_000;

export function cachePages(files: BuiltApp['files'], pages: BuiltApp['pages']): LastRendered {
  // A page names the scripts of its build: another build's would name scripts that are gone.
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
        // The shop has it no more.
        for (const language of languages) await cache.delete(fileName(address, language));
      }
      if (!isRenderedPage(response)) return;
      const language = response.headers.get('content-language') ?? '';
      await cache.put(fileName(address, language), await stampedPage(response));
      for (const old of surplus(await cache.keys(), mostPages)) await cache.delete(old);
    } catch {
      // No network, or no room: the page that is known stays, or the shell does.
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
    event.waitUntil(inAWhile(afterwards).then(() => refresh(address)));
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

/** The shell page's revision names the build, on the server too. */
function buildOf(files: BuiltApp['files']): string {
  return files.find(({ url }) => url === 'index.html')?.revision ?? '';
}
