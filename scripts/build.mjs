/**
 * Builds everything into dist/: the storefront, the counter for the shop's staff, the storefront's
 * pages for server rendering, the API, and compressed copies of all text files. `--if-needed`
 * builds only if a source has changed since the last build. Usable as a command and as a module
 * (start.mjs).
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compressFolders } from './compress-folders.mjs';
import { openEarlierBuilds } from './earlier-builds.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const stampFile = join(dist, 'built-from');
/** The folder for compressed copies that are not complete yet. */
const scratch = join(dist, 'compressing');
const sources = [
  'src',
  'sw',
  'server',
  'demo',
  'public',
  'scripts',
  'index.html',
  'counter.html',
  'vite.config.ts',
  'package-lock.json',
];

function stampOfSources() {
  const hash = createHash('sha256');
  const visit = (path) => {
    const stat = statSync(join(root, path));
    if (stat.isDirectory()) {
      for (const name of readdirSync(join(root, path)).toSorted()) visit(join(path, name));
      return;
    }
    hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
  };
  sources.forEach(visit);
  return hash.digest('hex');
}

/** Whether dist/ was built from the current sources. */
export function isBuilt() {
  try {
    return readFileSync(stampFile, 'utf8') === stampOfSources();
  } catch {
    return false;
  }
}

/** The running child processes. They are killed when this process exits. */
const running = new Set();
process.on('exit', () => running.forEach((child) => child.kill()));

/** Runs a command of node_modules. If the command fails, this process exits. */
function run(bin, ...args) {
  const child = spawn(process.execPath, [join(root, 'node_modules', bin), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  running.add(child);
  return new Promise((resolve) => {
    child.on('exit', (status) => {
      running.delete(child);
      if (status !== 0) process.exit(status ?? 1);
      resolve();
    });
  });
}

/** Builds the shop, or with a name the part that scripts/<name>.vite.config.ts configures. */
function vite(name) {
  const config = name ? ['--config', join('scripts', `${name}.vite.config.ts`)] : [];
  return run('vite/bin/vite.js', 'build', '--logLevel', 'warn', ...config);
}

/** Builds the pages after the shop, because the shop's build writes src/routeTree.gen.ts. */
async function buildShopAndPages() {
  await vite();
  await vite('pages');
}

async function buildServerAndCounter(onServerBuilt) {
  await vite('server');
  onServerBuilt();
  await vite('worker');
  await vite('counter');
}

/**
 * Builds all parts, two at a time, without the compressed copies. Calls `onServerBuilt` as soon as
 * dist/server can run.
 */
export async function build({ onServerBuilt = () => undefined } = {}) {
  process.stdout.write('Building the shop, its pages, the counter and the server …\n');
  rmSync(scratch, { recursive: true, force: true });
  const earlier = [openEarlierBuilds(dist), openEarlierBuilds(dist, Date.now(), 'counter')];
  earlier.forEach((builds) => builds.setAside());
  await Promise.all([buildShopAndPages(), buildServerAndCounter(onServerBuilt)]);
  // Node 20 needs tsx to run TypeScript; from 22.18 on, `node` runs it.
  await run('tsx/dist/cli.mjs', join('scripts', 'pack-app.ts'));
  earlier.forEach((builds) => builds.putBack());
  mkdirSync(dist, { recursive: true });
  // The hash is computed after the build, which may have written src/routeTree.gen.ts.
  writeFileSync(stampFile, stampOfSources());
}

/** Adds the compressed copies that are missing in dist/, `concurrency` files at a time. */
export function compressBuild(concurrency) {
  return compressFolders([join(dist, 'shop'), join(dist, 'counter')], scratch, concurrency);
}

const isCommand = import.meta.url === pathToFileURL(process.argv[1] ?? '').href;
if (isCommand) {
  if (!process.argv.includes('--if-needed') || !isBuilt()) await build();
  await compressBuild();
}
