import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { untilShelvesAreReady } from '#tests/e2e/support/catalogue.ts';
import { openNetwork } from '#tests/e2e/support/network.ts';
import { takePhone, untilControlled } from '#tests/e2e/support/phone.ts';
import { preparePharmacy } from '#tests/e2e/support/server.ts';
const work = mkdtempSync(join(tmpdir(), 'bench-'));
const dataDir = join(work, 'data');
const pharmacy = await preparePharmacy(dataDir, { RATE_PER_MINUTE: '0' });
await pharmacy.start();
if (process.argv[3] === 'large') {
  await pharmacy.stop();
  const r = spawnSync(process.execPath, ['dist/server/commands/import.js', '/work/shared/data/medicines/medicine.csv', '--replace', '--keep-good'], { env: { ...process.env, DATA_DIR: dataDir }, encoding: 'utf8' });
  if (r.status !== 0) throw new Error(r.stdout + r.stderr);
  await pharmacy.start();
}
const network = await openNetwork(() => pharmacy.origin);
const phone = await takePhone();
const first = await phone.open();
await first.goto(`${network.origin}/return`);
await untilControlled(first);
await untilShelvesAreReady(first);
await network.untilQuiet();
network.down();
for (let n = 0; n < Number(process.argv[4] ?? 4); n += 1) {
  await phone.reopen();
  const page = await phone.open(); await page.waitForTimeout(3000);
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(() => {
    (window as any).log = [];
    new PerformanceObserver((l) => l.getEntries().forEach((e: any) => (window as any).log.push([Math.round(e.startTime), e.element?.tagName, (e.element?.textContent ?? '').slice(0, 40), e.size]))).observe({ type: 'largest-contentful-paint', buffered: true });
    const look = (): void => { if (document.querySelector('main article')) (window as any).log.push(['ARTICLE', Math.round(performance.now()), document.querySelector('main article')?.textContent?.slice(0, 30)]); else requestAnimationFrame(look); };
    requestAnimationFrame(look);
  });
  let chunks: unknown[] = [];
  const trace = process.argv[5] === 'trace';
  const cdp = await phone.context.browser()?.newBrowserCDPSession() ?? await phone.context.newCDPSession(page);
  if (trace) {
    cdp.on('Tracing.dataCollected', ({ value }) => chunks.push(...value));
    await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline','v8','blink.user_timing','loading','navigation','ServiceWorker','toplevel','disabled-by-default-v8.compile', 'CacheStorage','blink','IndexedDB'] } } as never);
  }
  await page.goto(network.origin + (process.argv[2] ?? '/products/Search?query=napa'), { waitUntil: 'load' });
  await page.waitForTimeout(3000);
  console.log(n, JSON.stringify(await page.evaluate(() => (window as any).log)), loadavg()[0]);
  if (trace) { const done = new Promise((r) => cdp.once('Tracing.tracingComplete', r)); await cdp.send('Tracing.end'); await done; writeFileSync(`/tmp/w/search-${n}.json`, JSON.stringify(chunks)); }
  await page.close();
}
await phone.remove();
await pharmacy.stop();
rmSync(work, { recursive: true, force: true });
process.exit(0);
