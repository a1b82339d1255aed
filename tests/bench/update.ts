import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openNetwork } from '#tests/e2e/support/network.ts';
import { takePhone } from '#tests/e2e/support/phone.ts';
import { preparePharmacy } from '#tests/e2e/support/server.ts';
import { kilobytes, type Row } from './report.ts';
import { trustingFlag } from './secure-front.ts';
import { shapeLine, slow4G } from './shaped-line.ts';

/** The entries of the project's folder that are generated, or not needed to build. */
const leftOut = ['.git', 'data', 'dist', 'node_modules'];
const screen = join('src', 'screens', 'gallery', 'GalleryScreen.tsx');

function build(): void {
  const run = spawnSync(process.execPath, [join('scripts', 'build.mjs')], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stdout + run.stderr);
}

/**
 * Measures the bytes that a phone with the whole app fetches after a change of one screen, on a
 * slow 4G line. Builds twice in a copy of the project.
 */
export async function updateCost(): Promise<Row[]> {
  const project = process.cwd();
  const copy = mkdtempSync(join(tmpdir(), 'update-'));
  for (const part of readdirSync(project)) {
    if (leftOut.includes(part)) continue;
    cpSync(join(project, part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  process.chdir(copy);
  try {
    build();
    return await changeAndUpdate(join(copy, 'data'));
  } finally {
    process.chdir(project);
    rmSync(copy, { recursive: true, force: true });
  }
}

async function changeAndUpdate(dataDir: string): Promise<Row[]> {
  const pharmacy = await preparePharmacy(dataDir, { RATE_PER_MINUTE: '0' });
  await pharmacy.start();
  const network = await openNetwork(() => pharmacy.origin);
  const line = await shapeLine(network.origin, slow4G);
  const phone = await takePhone({ flags: [trustingFlag()] });
  const page = await phone.open();
  await page.addInitScript(() => localStorage.setItem('catalogue', '"unwanted"'));
  await page.goto(`${line.origin}/about`);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByText('Works offline').waitFor({ timeout: 120_000 });
  await page.waitForTimeout(4_000);

  const text = readFileSync(screen, 'utf8');
  writeFileSync(screen, text.replace('<header ', '<header data-changed="" '));
  build();
  await pharmacy.stop();
  await pharmacy.start();

  const before = { bytes: line.bytes, at: Date.now(), seen: network.seen.length };
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  const isOffered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  while (!(await isOffered())) await page.waitForTimeout(50);
  const row = {
    changed: 'one screen',
    's until it is offered': ((Date.now() - before.at) / 1_000).toFixed(1),
    'came kB': kilobytes(line.bytes - before.bytes),
    requests: network.seen.length - before.seen,
  };
  await phone.remove();
  line.close();
  await network.close();
  await pharmacy.remove();
  return [row];
}
