/**
 * Writes a CycloneDX bill of materials of the production packages into dist/sbom.cdx.json, as npm
 * reads them from the lockfile. `--all` adds the packages for building and testing.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const isAll = process.argv.includes('--all');
const args = ['--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
const { status, stdout, stderr } = spawnSync('npm', ['sbom', ...args], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 256 * 1024 * 1024,
});
if (status !== 0) {
  console.error(stderr.trim() || 'npm could not list the packages.');
  process.exit(1);
}
const bill = JSON.parse(stdout);
// npm names the shop after its folder.
bill.metadata.component.name = readJson('package.json').name;
if (!isAll) leaveOut(bill, readJson('package-lock.json').packages);
const file = join(root, 'dist', 'sbom.cdx.json');
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${bill.components.length} packages are in dist/sbom.cdx.json.`);

/**
 * Removes packages that only build or test the shop. npm's own `--omit dev` also removes packages
 * on which both a tool and the shop depend, such as React.
 */
function leaveOut(whole, packages) {
  const shipped = new Set();
  for (const [path, one] of Object.entries(packages)) {
    const called =
      one.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (!one.dev) shipped.add(`${called}@${one.version}`);
  }
  const gone = new Set(
    whole.components
      .filter(({ name, version }) => !shipped.has(`${name}@${version}`))
      .map((one) => one['bom-ref']),
  );
  whole.components = whole.components.filter((one) => !gone.has(one['bom-ref']));
  whole.dependencies = whole.dependencies
    .filter(({ ref }) => !gone.has(ref))
    .map(({ ref, dependsOn = [] }) => ({
      ref,
      dependsOn: dependsOn.filter((on) => !gone.has(on)),
    }));
}
