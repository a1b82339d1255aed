import { configDefaults, defineConfig } from 'vitest/config';
import { makeTemporaryFilesInMemory } from './tests/memory-folder.ts';

makeTemporaryFilesInMemory();

/**
 * Tests that take long and that no change waits for. They run in CI, with `npx vitest run
 * .slow.test`, or if one is named.
 */
const isSlowWanted = process.env['SLOW'] || process.argv.some((word) => word.includes('.slow.'));
const slow = isSlowWanted ? [] : ['tests/**/*.slow.test.{ts,tsx}'];

/**
 * Tests of features that only one of the two databases has. `npm run test:postgres` selects
 * PostgreSQL with TEST_DATABASE_URL.
 */
const otherDatabase = process.env['TEST_DATABASE_URL']
  ? 'tests/server/embedded/**'
  : 'tests/server/postgres/**';

/** CI tests the server on PostgreSQL alone, because only there do calls truly run in parallel. */
const onPostgres =
  process.env['SERVER'] === 'postgres'
    ? ['tests/server/*.test.ts', 'tests/server/!(embedded)/**']
    : [];

/** These folders have configurations of their own. */
const others = ['tests/e2e/**', 'tests/sizes/**', 'tests/bench/**'];

const never = [...configDefaults.exclude, ...others, ...slow, ...onPostgres, otherDatabase];

/**
 * Modules of these parts have no state except what `architecture.test.ts` lists, so one process
 * imports them once and runs many files. A file that mocks a module needs isolated modules and is
 * named `*.isolated.test.ts`.
 */
const shared = 'tests/{contract,domain,server,text}/**/!(*.isolated).test.ts';

/** The configuration of unit, server and screen tests. Files run in random order. */
export default defineConfig({
  // React's development build records where each element was written, which takes a tenth of a
  // screen test's time.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    sequence: { shuffle: { files: true } },
    // Screen tests wait half of their time, so more workers than cores are faster.
    maxWorkers: 4,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: [shared],
          exclude: never,
          isolate: false,
          // Processes and not threads, because tests of the server's commands change state of their
          // process.
          pool: 'forks',
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...never, shared],
          // Threads start faster than processes.
          pool: 'threads',
        },
      },
    ],
    // Node cannot import the package's `main`. Vite uses its `module`, as in the build.
    server: { deps: { inline: ['@panzoom/panzoom'] } },
    // Test machines are busy, so a timeout only ends a test that hangs.
    testTimeout: 40_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    // Timers that browsers lack, such as setImmediate, stay real, because fake-indexeddb runs its
    // transactions with them.
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
  },
});
