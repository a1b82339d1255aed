import { configDefaults, defineConfig } from 'vitest/config';

/** Needs neither a server nor a page: rules, sentences, shapes on the wire, and what is said of the files themselves. */
const pure = ['tests/*.test.ts', 'tests/{api,contract,domain,text,ui}/**/*.test.{ts,tsx}'];

/** Left out: sizes and the browser have their own configuration beside their tests. */
const others = ['tests/e2e/**', 'tests/sizes/**', 'tests/bench/**'];

/**
 * Unit, server and screen tests, as two projects: `pure` answers in seconds and
 * first, `shop` holds a whole server, with a database of its own for every file.
 * Files of a project share the modules of their worker: half of a file's time
 * was to load and compile anew what the file before it had used already.
 */
export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    // By itself it leaves one core idle.
    maxWorkers: '100%',
    isolate: false,
    // Test machines are busy: this ends what hangs, it measures nothing.
    testTimeout: 40_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    // Much is made and forgotten soon: without room for it a tenth of the time goes into collecting.
    execArgv: ['--max-semi-space-size=32'],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: pure,
          exclude: [...configDefaults.exclude, ...others],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'shop',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...others, ...pure],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
