import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { ByEnvironment } from './tests/by-environment.ts';
import { makeTemporaryFilesInMemory } from './tests/memory-folder.ts';

makeTemporaryFilesInMemory();

/** Needs neither a server nor a page: rules, sentences, shapes on the wire, and what is said of the files themselves. */
const pure = ['tests/*.test.ts', 'tests/{api,contract,domain,text,ui}/**/*.test.{ts,tsx}'];

/** A file that puts something in a module's place, or has modules begin anew, has modules of its own: the next file of its worker would meet it there. */
const mocking = readdirSync('tests', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?<!\.wide)\.test\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')));

/** Starts shops as processes of their own, kills them and cuts their power: slow, and of no use on every save. */
const embedded = ['tests/server/embedded/**'];

/** What the embedded database cannot do, several transactions at once: `npm run test:postgres`. */
const postgres = process.env['TEST_DATABASE_URL'] ? [] : ['tests/server/postgres/**'];

/** Proves more for longer than a quick look needs: `npm run unit:wide`, which CI runs. */
const wide = ['tests/**/*.wide.test.{ts,tsx}'];

/** Left out: sizes and the browser have their own configuration beside their tests. */
const others = ['tests/e2e/**', 'tests/sizes/**', 'tests/bench/**'];

/**
 * Unit, server and screen tests, as five projects: `pure` answers in seconds and
 * first, `shop` holds a whole server, with a database of its own for every file,
 * `embedded` the trials of the embedded database, which `npm run unit` leaves to
 * `npm test`, `mocking` what must not share its modules, `wide` what only
 * `npm run unit:wide` runs.
 * Files of a project share the modules of their worker: half of a file's time
 * was to load and compile anew what the file before it had used already.
 */
export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    // Two thirds of a screen test is waiting: two workers for each of two cores.
    maxWorkers: 4,
    isolate: false,
    // Its `main` is no module that Node could read; Vite takes its `module`, as in the build.
    server: { deps: { inline: ['@panzoom/panzoom'] } },
    sequence: { sequencer: ByEnvironment },
    // Test machines are busy: this ends what hangs, it measures nothing.
    testTimeout: 40_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    // Not what browsers do not have, and the disk of a phone in happy-dom lives by: a transaction under
    // way when its clock is taken away never ends, and keeps every later one of the worker waiting.
    fakeTimers: {
      toFake: [
        'Date',
        'performance',
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'requestIdleCallback',
        'cancelIdleCallback',
      ],
    },
    // Much is made and forgotten soon: without room for it a tenth of the time goes into collecting.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: pure,
          exclude: [...configDefaults.exclude, ...others, ...wide],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'shop',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [
            ...configDefaults.exclude,
            ...others,
            ...pure,
            ...mocking,
            ...embedded,
            ...postgres,
            ...wide,
          ],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'embedded',
          include: embedded.map((folder) => `${folder}/*.test.ts`),
          exclude: [...configDefaults.exclude, ...mocking, ...wide],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'mocking',
          include: mocking,
          isolate: true,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'wide',
          include: wide,
          exclude: [...configDefaults.exclude, ...others],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
