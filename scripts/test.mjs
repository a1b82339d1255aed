/**
 * Everything that must hold, in the order in which it is cheapest to know:
 * types, lint, format and the build side by side, then unit, server and screen
 * tests, then sizes and the browser. Not side by side: on two cores that takes
 * longer. At the end the name of everything that is red, and one line
 * `N passed, N failed`.
 * `--no-browser` leaves the browser tests out, `--unit-wide` and `--e2e-wide` add
 * what proves more for longer, `--postgres` the server tests on a PostgreSQL that
 * they start themselves.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'shop-tests-'));
const flags = new Set(process.argv.slice(2));
const count = { passed: 0, failed: 0, skipped: 0 };
/** What is red, by name and first sentence: a log that is cut short still ends with all of it. */
const red = [];

/** What Node has compiled once (packages, the built server) is not compiled again by each of a hundred processes. */
const compiled = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') };

/** Runs a command to its end; its words are shown as they come, or `together` once it has ended. */
function run(title, command, args, { together = false } = {}) {
  const started = Date.now();
  const words = [];
  const heading = `\n── ${title}\n`;
  if (!together) process.stdout.write(heading);
  return new Promise((resolve) => {
    const output = together ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...compiled },
    });
    child.stdout?.on('data', (part) => words.push(part));
    child.stderr?.on('data', (part) => words.push(part));
    const end = (isGreen) => {
      if (together) process.stdout.write(heading + Buffer.concat(words).toString());
      process.stdout.write(`   ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
      resolve(isGreen);
    };
    child.on('error', () => end(false));
    child.on('close', (status) => end(status === 0));
  });
}

function fail(name) {
  count.failed += 1;
  red.push(name);
}

/** A check that counts as one. */
async function check(title, script, options) {
  if (await run(title, 'npm', ['run', '--silent', script], options)) count.passed += 1;
  else fail(title);
}

/** A vitest run whose tests are counted one by one; no report counts as a failure. */
async function vitest(title, args, options) {
  const report = join(reports, `${title.replace(/\W+/g, '-')}.json`);
  const bin = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const isGreen = await run(
    title,
    process.execPath,
    [bin, 'run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    options,
  );
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    count.passed += result.numPassedTests;
    count.skipped += result.numPendingTests + result.numTodoTests;
    const names = result.testResults.flatMap((file) => namesOfRed(title, file));
    names.forEach(fail);
    // Something went wrong outside of every test: nothing is named, but the run is red.
    if (!isGreen && names.length === 0) fail(title);
  } catch {
    fail(`${title}, without a report`);
  }
}

/** A file that does not even load, or that fails before or after its tests, has no failed test. */
function namesOfRed(title, { name, status, assertionResults }) {
  const file = `${title}: ${relative(root, name)}`;
  const failed = assertionResults.filter((one) => one.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [file];
  return failed.map(({ fullName, failureMessages }) => {
    const [said = ''] = (failureMessages?.[0] ?? '').split(/\n\s+at /);
    // What vitest reports in place of the words of a time-out.
    const reason = said.endsWith('STACK_TRACE_ERROR') ? 'took longer than it may' : said;
    return `${file} > ${fullName}\n     ${reason.replace(/\s+/g, ' ').slice(0, 500)}`;
  });
}

await Promise.all([
  check('types', 'types', { together: true }).then(() =>
    check('build', 'build', { together: true }),
  ),
  check('format', 'format', { together: true }).then(() =>
    check('lint', 'lint', { together: true }),
  ),
]);
const quick = ['pure', 'shop', 'embedded', 'mocking'];
await vitest(
  'unit, server and screens',
  quick.map((name) => `--project=${name}`),
);
if (flags.has('--unit-wide')) await vitest('unit, server and screens, wide', ['--project=wide']);
await vitest('sizes', ['--config', 'tests/sizes/vitest.config.ts']);
if (!flags.has('--no-browser')) {
  await vitest('browser', ['--config', 'tests/e2e/vitest.config.ts']);
  if (flags.has('--e2e-wide')) {
    await vitest('browser, wide', ['--config', 'tests/e2e/wide.config.ts']);
  }
}
if (flags.has('--postgres')) await check('server on PostgreSQL', 'test:postgres');

rmSync(reports, { recursive: true, force: true });
const skipped = count.skipped ? `, ${count.skipped} skipped` : '';
process.stdout.write(red.map((name) => `\nred: ${name}`).join(''));
process.stdout.write(`\n${count.passed} passed, ${count.failed} failed${skipped}\n`);
process.exit(count.failed === 0 ? 0 : 1);
