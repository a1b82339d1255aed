/**
 * Avoids fetching files that an update has changed only in the names of other files. Most files
 * change only in this way after a small edit (docs/decisions/0018).
 */
import { formOf, withNames, type AppFile, type Forms } from '#contract/packs.ts';
import { appCache } from '#contract/worker.ts';
import { hashOf, keepFile, missingOf, fileTimeoutMs } from './app-cache.ts';

declare const self: ServiceWorkerGlobalScope;

const isText = /\.(js|css)$/;

/** Creates missing files from cached files of the same form. The install fetches the rest. */
export async function makeFromKept(files: readonly AppFile[], formsUrl: string): Promise<void> {
  const missing = (await missingOf(files)).filter(([name]) => isText.test(name));
  if (missing.length === 0) return;
  const signal = AbortSignal.timeout(fileTimeoutMs);
  const response = await fetch(new URL(formsUrl, self.location.href), { signal });
  if (response.status !== 200) return;
  const forms: Forms = await response.json();
  const storedTexts = await storedTextsByForm(
    new Set(missing.map(([name]) => forms[name]?.[0] ?? '')),
  );
  for (const file of missing) {
    const [form = '', names = []] = forms[file[0]] ?? [];
    const text = storedTexts.get(form);
    if (text === undefined) continue;
    // Stored only if the hash matches the build's list.
    const type = file[0].endsWith('.js') ? 'text/javascript' : 'text/css';
    await keepFile(file, bytesOf(withNames(text, names)), `${type}; charset=utf-8`);
  }
}

/** The text of the cached scripts and styles whose form is wanted, by the hash of the form. */
async function storedTextsByForm(wanted: ReadonlySet<string>): Promise<Map<string, string>> {
  const cache = await caches.open(appCache);
  const texts = new Map<string, string>();
  for (const request of await cache.keys()) {
    if (!isText.test(new URL(request.url).pathname)) continue;
    const text = await (await cache.match(request))?.text();
    if (text === undefined) continue;
    const hash = await hashOf(bytesOf(formOf(text).form));
    if (wanted.has(hash)) texts.set(hash, text);
  }
  return texts;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
