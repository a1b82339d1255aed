/**
 * Runs all checks and tests, and ends with the name of each failure and the line
 * `N passed, N failed`. The cheap checks run first: lint with the types, format and build, then
 * unit, server and screen tests, sizes, and the browser.
 *
 * `--ci` adds the unit, server and screen tests named `*.slow.test.*` and each screen in both font
 * sets. It tests the server on PostgreSQL in place of the embedded database. `--all` tests it on
 * both, and adds the wide browser trials and the whole sweep. `--no-browser` leaves the browser
 * out. `--seed=N` repeats the file order of an earlier run.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserOrExit } from './browser.mjs';
import { requirePostgres } from './postgres.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'shop-tests-'));
const flags = process.argv.slice(2);
const isAll = flags.includes('--all');
const isCi = isAll || flags.includes('--ci');
const hasBrowser = !flags.includes('--no-browser');
const seedFlag = flags.find((flag) => flag.startsWith('--seed='));
const seed = seedFlag ? Number(seedFlag.slice('--seed='.length)) : Date.now() % 1_000_000;

const count = { passed: 0, failed: 0, skipped: 0 };
/** The name and first sentence of each failure, repeated at the end of the log. */
const failures = [];
/** The seconds of each stage, for the table at the end. */
const stages = [];

/**
 * Node caches compiled code for the hundred processes that follow. Node 20 ignores this variable;
 * it works from 22 on.
 */
const compileCache = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') };

/**
 * Runs a command and resolves to whether it succeeded. With `isQuiet`, prints the output only after
 * the command has ended.
 */
function run(title, command, args, { isQuiet = false, env = {} } = {}) {
  const started = Date.now();
  const output = [];
  const heading = `\n── ${title}\n`;
  if (!isQuiet) process.stdout.write(heading);
  return new Promise((resolve) => {
    const stream = isQuiet ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', stream, stream],
      env: { ...process.env, ...compileCache, ...env },
    });
    child.stdout?.on('data', (part) => output.push(part));
    child.stderr?.on('data', (part) => output.push(part));
    const end = (isGreen) => {
      const seconds = (Date.now() - started) / 1000;
      stages.push({ title, seconds });
      if (isQuiet) process.stdout.write(heading + Buffer.concat(output).toString());
      process.stdout.write(`   ${seconds.toFixed(1)} s\n`);
      resolve(isGreen);
    };
    child.on('error', () => end(false));
    child.on('close', (status) => end(status === 0));
  });
}

function fail(name) {
  count.failed += 1;
  failures.push(name);
}

/** Runs a command as one check. */
async function check(title, ...command) {
  if (await run(title, command[0], command.slice(1), { isQuiet: true })) count.passed += 1;
  else fail(title);
}

const npmRun = ['npm', 'run', '--silent'];

/** Runs vitest and counts its tests one by one. A run without a report counts as a failure. */
async function vitest(title, args, env = {}) {
  const report = join(reports, `${title.replace(/\W+/g, '-')}.json`);
  const bin = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const isGreen = await run(
    title,
    process.execPath,
    [bin, 'run', ...args, `--sequence.seed=${seed}`, ...reporters],
    { env },
  );
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    count.passed += result.numPassedTests;
    count.skipped += result.numPendingTests + result.numTodoTests;
    const names = result.testResults.flatMap((file) => failuresOf(title, file));
    names.forEach(fail);
    // An error outside of every test fails the run without naming a test.
    if (!isGreen && names.length === 0) fail(title);
  } catch {
    fail(`${title}, without a report`);
  }
}

/**
 * The failures of a test file. A file that cannot be loaded, or that fails outside of its tests,
 * has no failed test, so the file itself is the failure.
 */
function failuresOf(title, { name, status, assertionResults }) {
  const file = `${title}: ${relative(root, name)}`;
  const failed = assertionResults.filter((one) => one.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [file];
  return failed.map(({ fullName, failureMessages }) => {
    const [message = ''] = (failureMessages?.[0] ?? '').split(/\n\s+at /);
    // vitest reports this instead of the message of a timeout.
    const reason = message.endsWith('STACK_TRACE_ERROR') ? 'took longer than it may' : message;
    return `${file} > ${fullName}\n     ${reason.replace(/\s+/g, ' ').slice(0, 500)}`;
  });
}

const browserTests = ['--config', 'tests/e2e/vitest.config.ts'];
const wideBrowserTests = ['--config', 'tests/e2e/wide.config.ts'];
const screens = ['--config', 'tests/e2e/sweep.config.ts'];

// Find or install the programs of later stages before anything runs.
if (hasBrowser) browserOrExit();
if (isCi) requirePostgres();
process.stdout.write(`Test files run in random order; --seed=${seed} repeats it.\n`);

await Promise.all([
  check('lint', ...npmRun, 'lint'),
  check('build', ...npmRun, 'build').then(() => check('format', 'npx', 'oxfmt', '--check')),
]);
await vitest('unit, server and screens', [], {
  ...(isCi && { SLOW: '1' }),
  ...(isCi && !isAll && { SERVER: 'postgres' }),
});
await vitest('sizes', ['--config', 'tests/sizes/vitest.config.ts']);
if (hasBrowser) {
  await vitest('browser', browserTests);
  if (isAll) await vitest('browser, wide', wideBrowserTests);
  if (isCi) {
    for (const fonts of ['narrow', 'wide']) {
      const env = { FONTS: fonts, ...(isAll && { LOOKS: 'all' }) };
      await vitest(`screens in ${fonts} fonts`, screens, env);
    }
  }
}
if (isCi) await check('test:postgres', ...npmRun, 'test:postgres');

rmSync(reports, { recursive: true, force: true });
const skipped = count.skipped ? `, ${count.skipped} skipped` : '';
const table = stages.map(({ title, seconds }) => `${seconds.toFixed(0).padStart(5)} s  ${title}\n`);
process.stdout.write(`\n${table.join('')}`);
process.stdout.write(failures.map((name) => `\nred: ${name}`).join(''));
process.stdout.write(`\n${count.passed} passed, ${count.failed} failed${skipped}\n`);
process.exit(count.failed === 0 ? 0 : 1);
