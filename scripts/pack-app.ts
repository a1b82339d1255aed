/**
 * The last step of a build: writes the packs and the service worker's script. Needs the built shop,
 * pages and worker in dist/.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PagesBundle } from '#contract/pages.ts';
import { writePacks, writeWorker } from './packs.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const shop = join(dist, 'shop');
const bundle: PagesBundle = await import(pathToFileURL(join(dist, 'pages', 'render-page.js')).href);
const pages = bundle
  .addresses()
  .filter(({ isRendered }) => isRendered)
  .map(({ path, query }) => ({ path, query }));
const code = readFileSync(join(dist, 'worker', 'worker.js'), 'utf8');
writeWorker(shop, code, { files: writePacks(shop), pages });
// Importing the pages' bundle starts timers that would keep this process running.
process.exit();
