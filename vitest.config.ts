import { configDefaults, defineConfig } from 'vitest/config';
import { makeTemporaryFilesInMemory } from './tests/memory-folder.ts';

makeTemporaryFilesInMemory();

/** Run by CI and `npx vitest run .slow.test` alone, or where one is named: what takes long and no change waits for. */
const isSlowWanted = process.env['SLOW'] || process.argv.some((word) => word.includes('.slow.'));
const slow = isSlowWanted ? [] : ['tests/**/*.slow.test.{ts,tsx}'];

/** What only one of the two databases has: `npm run test:postgres` names the other in TEST_DATABASE_URL. */
const otherDatabase = process.env['TEST_DATABASE_URL']
  ? 'tests/server/embedded/**'
  : 'tests/server/postgres/**';

/** CI tests the server on PostgreSQL alone: there calls truly run beside each other. */
const onPostgres =
  process.env['SERVER'] === 'postgres'
    ? ['tests/server/*.test.ts', 'tests/server/!(embedded)/**']
    : [];

/** These have configurations of their own beside them. */
const others = ['tests/e2e/**', 'tests/sizes/**', 'tests/bench/**'];

const never = [...configDefaults.exclude, ...others, ...slow, ...onPostgres, otherDatabase];

/**
 * Modules of these parts keep nothing but what `architecture.test.ts` names, so one process imports
 * them once and runs many files. A file that puts a stand-in in a module's place has a process of its
 * own: it is named `*.isolated.test.ts`.
 */
const shared = 'tests/{contract,domain,server,text}/**/!(*.isolated).test.ts';

/** Unit, server and screen tests. Files run in random order. */
export default defineConfig({
  // React's development build notes for each element where it was written: a tenth of a screen test's time.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    sequence: { shuffle: { files: true } },
    // Half of a screen test is waiting: more workers than cores.
    maxWorkers: 4,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: [shared],
          exclude: never,
          isolate: false,
          // As the server is one: a command changes what belongs to its process.
          pool: 'forks',
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...never, shared],
          // They begin sooner than processes.
          pool: 'threads',
        },
      },
    ],
    // Its `main` is no module that Node could read; Vite takes its `module`, as in the build.
    server: { deps: { inline: ['@panzoom/panzoom'] } },
    // Test machines are busy: this ends what hangs, it measures nothing.
    testTimeout: 40_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    // Timers that browsers lack (setImmediate) stay real: fake-indexeddb runs its transactions with them.
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
