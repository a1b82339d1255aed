import { configDefaults, defineConfig } from 'vitest/config';
import { makeTemporaryFilesInMemory } from './tests/memory-folder.ts';

makeTemporaryFilesInMemory();

/** Run only by CI and `npm run unit:wide`: trials that take long and that no save needs. */
const wide = process.env['WIDE'] === 'all' ? [] : ['tests/**/*.wide.test.{ts,tsx}'];

/** What the embedded database cannot do, several transactions at once: `npm run test:postgres`. */
const postgres = process.env['TEST_DATABASE_URL'] ? [] : ['tests/server/postgres/**'];

/** These have configurations of their own beside them. */
const others = ['tests/e2e/**', 'tests/sizes/**', 'tests/bench/**'];

/** Unit, server and screen tests. Each file has modules and globals of its own, and files run in random order. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...others, ...postgres, ...wide],
    setupFiles: ['tests/setup.ts'],
    sequence: { shuffle: { files: true } },
    // Half of a screen test is waiting: more workers than cores.
    maxWorkers: 4,
    // Tests make and drop much at once: with little room for new objects a tenth of the time goes into collecting them.
    execArgv: ['--max-semi-space-size=64'],
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
