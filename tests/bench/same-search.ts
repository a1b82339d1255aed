/**
 * `npm run same-search -- --catalogue FILE.csv --queries FILE.jsonl`: compares a phone's offline
 * search with the shop's, row for row, for each `query` of the file, on an embedded database with
 * that catalogue in addition to the demo's.
 */
import 'fake-indexeddb/auto';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { call, configureClient } from '#api/client.ts';
import { fetchCatalogue } from '#catalogue/fetch-catalogue.ts';
import { OpenCatalogue } from '#catalogue/open-catalogue.ts';
import { responseFrom } from '#catalogue/responses.ts';
import { indexInSteps } from '#catalogue/search-index.ts';
import { search } from '#contract/products.ts';
import { noActivityId } from '#contract/wire.ts';
import { inOneGo } from '#domain/search/cooperative.ts';
import { preparePharmacy } from '#tests/e2e/support/server.ts';
import { table } from './report.ts';

const { values } = parseArgs({
  options: { catalogue: { type: 'string' }, queries: { type: 'string' } },
});
if (!values.catalogue || !values.queries) {
  console.error('npm run same-search -- --catalogue FILE.csv --queries FILE.jsonl');
  process.exit(2);
}
const asked = readFileSync(values.queries, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => v.parse(v.object({ query: v.string() }), JSON.parse(line)).query);

const work = mkdtempSync(join(tmpdir(), 'same-search-'));
const pharmacy = await preparePharmacy(work, { RATE_PER_MINUTE: '0' });
await pharmacy.start();
await pharmacy.stop();
const imported = spawnSync(
  process.execPath,
  ['dist/server/commands/import.js', values.catalogue, '--keep-good'],
  { env: { ...process.env, DATA_DIR: work }, encoding: 'utf8' },
);
if (imported.status !== 0) throw new Error(imported.stdout + imported.stderr);
await pharmacy.start();
configureClient({
  apiHost: `${pharmacy.origin}/api/`,
  token: () => '',
  activityId: () => noActivityId,
});
const phone = new OpenCatalogue(
  await fetchCatalogue(
    () => undefined,
    async (products) => inOneGo(indexInSteps(products)),
  ),
);

const other: string[] = [];
let rows = 0;
for (const query of asked) {
  const request = { PageNumber: 1, PageSize: 50, Query: query.split(/\s+/) };
  const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);
  const shop = ids(await call(search, request));
  const here = ids(
    v.parse(v.array(v.object({ id: v.string() })), await responseFrom(phone, search.name, request)),
  );
  rows += shop.length;
  if (shop.join() !== here.join()) other.push(query);
}
table('What phone and shop find', [
  { products: phone.meta.products, queries: asked.length, rows, 'found otherwise': other.length },
]);
for (const query of other) console.log(query);
await pharmacy.remove();
rmSync(work, { recursive: true, force: true });
process.exit(other.length === 0 ? 0 : 1);
