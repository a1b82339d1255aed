/**
 * Builds shop and server into dist/: the storefront (vite), the counter of the shop's people, the
 * storefront's pages for the server that renders them and the API (vite, for Node), precompressed
 * copies of everything that is text. `--if-needed` does nothing when no source has changed since
 * the last build.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { openEarlierBuilds } from './earlier-builds.mjs';
import { splitWorker } from './split-worker.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = join(root, 'dist', 'built-from');
const sources = [
  'src',
  'sw',
  'server',
  'public',
  'index.html',
  'counter.html',
  'vite.config.ts',
  'scripts/bengali-apart.ts',
  'scripts/screen-load-timeout.ts',
  'scripts/class-names.ts',
  'scripts/counter.vite.config.ts',
  'scripts/layer-order-first.ts',
  'scripts/packs.ts',
  'scripts/shell-preloads.ts',
  'scripts/asset-names.ts',
  'scripts/server.vite.config.ts',
  'scripts/earlier-builds.mjs',
  'scripts/split-worker.mjs',
  'scripts/pages.vite.config.ts',
  'scripts/build.mjs',
  'package-lock.json',
];
const compressible = /\.(html|js|mjs|css|svg|json|webmanifest|txt|xml|pack|wasm)$/;

/** Names, sizes and times of all sources, as one short text. */
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

function isBuilt(stamp) {
  try {
    return readFileSync(stampFile, 'utf8') === stamp;
  } catch {
    return false;
  }
}

function vite(...args) {
  const bin = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const run = spawnSync(process.execPath, [bin, 'build', '--logLevel', 'warn', ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (run.status !== 0) process.exit(run.status ?? 1);
}

function precompress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const content = readFileSync(file);
    if (content.length < 800) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** Imported by start.mjs: then only what has changed is built. */
const isStarting = process.argv[1]?.endsWith('start.mjs') ?? false;
const stamp = stampOfSources();
if (!(process.argv.includes('--if-needed') || isStarting) || !isBuilt(stamp)) {
  const earlier = [
    openEarlierBuilds(join(root, 'dist')),
    openEarlierBuilds(join(root, 'dist'), Date.now(), 'counter'),
  ];
  earlier.forEach((builds) => builds.setAside());
  process.stdout.write('Building the shop …\n');
  vite();
  splitWorker(join(root, 'dist', 'shop'));
  process.stdout.write('Building the counter …\n');
  vite('--config', join('scripts', 'counter.vite.config.ts'));
  process.stdout.write('Building the pages …\n');
  vite('--config', join('scripts', 'pages.vite.config.ts'));
  process.stdout.write('Building the server …\n');
  vite('--config', join('scripts', 'server.vite.config.ts'));
  precompress(join(root, 'dist', 'shop'));
  precompress(join(root, 'dist', 'counter'));
  earlier.forEach((builds) => builds.putBack());
  mkdirSync(join(root, 'dist'), { recursive: true });
  // The router plugin may rewrite src/routeTree.gen.ts, so the stamp is taken again.
  writeFileSync(stampFile, stampOfSources());
}
