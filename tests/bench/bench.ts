/**
 * `npm run bench [-- --catalogue FILE.csv]`: measures the size of the first load, the API's
 * response times with the seeded catalogue and a large one, how long a slow phone waits for its
 * first product list and until it works offline, and the size of the whole catalogue. Figures are
 * medians on this machine: compare ratios within one run.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openNetwork } from '#tests/e2e/support/network.ts';
import { preparePharmacy } from '#tests/e2e/support/server.ts';
import { firstLoadOf } from '#tests/sizes/first-load.ts';
import { apiLatency } from './api-latency.ts';
import { apiUnderLoad } from './api-load.ts';
import { catalogueOnPhone } from './catalogue-on-phone.ts';
import { catalogueWeight } from './catalogue-weight.ts';
import { drainOfAll } from './drain.ts';
import { largeCatalogue } from './large-catalogue.ts';
import { memoryAfterScreens } from './long-use.ts';
import { kilobytes, table } from './report.ts';
import { productsOf, somePermalinks } from './some-products.ts';
import { untilOffline } from './until-offline.ts';
import { tapsToPaint } from './taps.ts';
import { updateCost } from './update.ts';
import { coldStarts, firstVisits, repeatVisits } from './visits.ts';

const pages = {
  home: 'src/routes/index.tsx',
  category: 'src/routes/category.$key.tsx',
  product: 'src/routes/product.details.$key.tsx',
  search: 'src/routes/products.Search.tsx',
  'request order': 'src/routes/order.tsx',
};

function catalogueArgument(): string | undefined {
  const at = process.argv.indexOf('--catalogue');
  return at === -1 ? undefined : process.argv[at + 1];
}

const work = mkdtempSync(join(tmpdir(), 'bench-'));
console.log(
  `load ${loadavg()
    .map((load) => load.toFixed(2))
    .join(' ')}, Node ${process.version}`,
);

table(
  'First load, brotli',
  Object.entries(pages).map(([page, file]) => {
    const load = firstLoadOf(file);
    return {
      page,
      script: kilobytes(load.scriptBytes),
      styles: kilobytes(load.styleBytes),
      html: kilobytes(load.htmlBytes),
      files: load.scripts.length + load.styles.length + 1,
    };
  }),
);

const dataDir = join(work, 'data');
const pharmacy = await preparePharmacy(dataDir, { RATE_PER_MINUTE: '0' });
let started = Date.now();
await pharmacy.start();
const firstStart = Date.now() - started;
await pharmacy.stop();
started = Date.now();
await pharmacy.start();
table('Start to ready (already built)', [
  { start: 'first ever', s: (firstStart / 1_000).toFixed(1) },
  { start: 'later', s: ((Date.now() - started) / 1_000).toFixed(1) },
]);

const seeded = await apiLatency(pharmacy.origin, await productsOf(pharmacy.origin));
const network = await openNetwork(() => pharmacy.origin);
table('A slow phone (150 ms, 1.6 Mbit/s, TLS, h2, CPU 4× slower)', await firstVisits(network));
table('Every page again, the line as slow, the processor as it is', await repeatVisits(network));
table('A new start without a network, pages that were never opened', await coldStarts(network));
table('From a tap to what comes of it, CPU 4× slower', await tapsToPaint(network));
table('From the first page to a shop without a network', await untilOffline(network));
table('What a page holds after many screens', await memoryAfterScreens(network));
table('All that may wait on a phone, and the network is back', await drainOfAll(network));
await network.close();
table('An update on a slow 4G line', await updateCost());
await pharmacy.stop();

const file = catalogueArgument() ?? largeCatalogue(join(work, 'large.csv'));
started = Date.now();
const imported = spawnSync(
  process.execPath,
  ['dist/server/commands/import.js', file, '--replace', '--keep-good'],
  { env: { ...process.env, DATA_DIR: dataDir }, encoding: 'utf8' },
);
if (imported.status !== 0)
  throw new Error(`The import failed: ${imported.stdout}${imported.stderr}`);
console.log(`\nImported in ${((Date.now() - started) / 1_000).toFixed(1)} s`);
await pharmacy.start();
table('The whole catalogue on the line', await catalogueWeight(pharmacy.origin));
const largeNetwork = await openNetwork(() => pharmacy.origin);
const { fetched, searched } = await catalogueOnPhone(largeNetwork);
const [permalink = ''] = await somePermalinks(pharmacy.origin);
const pagesOfAll = {
  category: '/category/medicine',
  product: `/product/details/${permalink}`,
  search: '/products/Search?query=napa',
};
table(
  'A new start without a network, all of that on the phone',
  await coldStarts(largeNetwork, pagesOfAll),
);
await largeNetwork.close();
table('From the whole app to the whole catalogue on the phone', fetched);
table('Searching it without a network, the page 4× slower', searched);
const large = await apiLatency(pharmacy.origin, await productsOf(pharmacy.origin));
table('API latency, embedded database, one client', [...seeded, ...large]);
table(
  'API under load, embedded database',
  await apiUnderLoad(pharmacy.origin, await somePermalinks(pharmacy.origin), pharmacy.pid()),
);

await pharmacy.remove();
rmSync(work, { recursive: true, force: true });
