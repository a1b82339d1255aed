/**
 * Everything that must hold, in the order in which it is cheapest to know:
 * types, lint, format, then unit, server and screen tests, then the build, its
 * sizes, and the browser. Prints one line `N passed, N failed` at the end.
 * `--no-browser` leaves the browser tests out, `--postgres` adds the server
 * tests on a PostgreSQL that they start themselves.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserOrExit } from './browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'shop-tests-'));
const flags = new Set(process.argv.slice(2));
const count = { passed: 0, failed: 0, skipped: 0 };

function heading(title) {
  process.stdout.write(`\n── ${title}\n`);
}

function run(command, args, env = {}) {
  const started = Date.now();
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  process.stdout.write(`   ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
  return status === 0;
}

/** A check that counts as one. */
function check(title, script) {
  heading(title);
  count[run('npm', ['run', '--silent', script]) ? 'passed' : 'failed'] += 1;
}

/** A vitest run whose tests are counted one by one; no report counts as a failure. */
function vitest(title, args, env = {}) {
  heading(title);
  const report = join(reports, `${title.replace(/\W+/g, '-')}.json`);
  const bin = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const isGreen = run(
    process.execPath,
    [bin, 'run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    env,
  );
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    count.passed += result.numPassedTests;
    count.failed += result.numFailedTests;
    count.skipped += result.numPendingTests + result.numTodoTests;
    // A file that does not even load has no failed test, but the run is red.
    if (!isGreen && result.numFailedTests === 0) count.failed += 1;
  } catch {
    count.failed += 1;
  }
}

check('types', 'types');
check('lint', 'lint');
check('format', 'format');
vitest('unit, server and screens', []);
if (flags.has('--postgres')) check('server on PostgreSQL', 'test:postgres');
check('build', 'build');
vitest('sizes', ['--config', 'tests/sizes/vitest.config.ts']);
if (!flags.has('--no-browser')) {
  const browser = browserOrExit();
  vitest('browser', ['--config', 'tests/e2e/vitest.config.ts'], { CHROME_PATH: browser });
}

rmSync(reports, { recursive: true, force: true });
const skipped = count.skipped ? `, ${count.skipped} skipped` : '';
process.stdout.write(`\n${count.passed} passed, ${count.failed} failed${skipped}\n`);
process.exit(count.failed === 0 ? 0 : 1);
