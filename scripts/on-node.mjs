/**
 * `npm run on-node -- 24 [tests/api …]` runs the unit, server and screen tests on another Node
 * version, which npm fetches into its own cache. Further arguments go to vitest; without any, all
 * tests run. It fetches the package of this platform, which contains the binary. The package `node`
 * needs an install script, which npm may be configured to skip.
 */
import { spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [version = '', ...words] = process.argv.slice(2);
if (!/^\d+(\.\d+){0,2}$/.test(version)) {
  console.error(
    'Name a version: npm run on-node -- 24, or 22.12.0; arguments of vitest may follow.',
  );
  process.exit(2);
}

const node = findNode(version);
if (!node) {
  console.error(`npm could not fetch Node ${version} for ${process.platform} ${process.arch}.`);
  process.exit(2);
}
console.log(`Node ${node.version}`);
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const { status } = spawnSync(
  node.path,
  [vitest, 'run', ...words],
  // Tests start workers and servers with `process.execPath`. PATH gives `node` the same version.
  { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: pathWith(dirname(node.path)) } },
);
process.exit(status ?? 1);

/**
 * Resolves a version to its binary's path and full version; null if npm cannot fetch it for this
 * machine.
 */
function findNode(wanted) {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const prefix = system === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  const name = `${prefix}-${system}-${process.arch}@${wanted}`;
  const print = 'JSON.stringify({ path: process.execPath, version: process.versions.node })';
  const { stdout } = spawnSync(
    'npm',
    ['exec', '--yes', `--package=${name}`, '--', 'node', '--print', print],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const node = parse(stdout?.trim().split('\n').at(-1));
  // npm falls back to this machine's Node if the package contains none.
  return node && `${node.version}.`.startsWith(`${wanted}.`) ? node : null;
}

function parse(text = '') {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function pathWith(folder) {
  return [folder, process.env['PATH']].join(delimiter);
}
