import { configDefaults, defineConfig } from 'vitest/config';
import { makeTemporaryFilesInMemory } from '../memory-folder.ts';

makeTemporaryFilesInMemory();

/** Run by CI (`npm test -- --ci`): trials that take long and that no change waits for. */
const wide = process.env['WIDE'] ? [] : ['tests/e2e/*.wide.test.ts'];

/**
 * The first are run by `npm run e2e:wide` alone: cheaper tests prove the same rules in every run. The
 * others inspect screens, which `sweep.config.ts` does in both font sets.
 */
const others = [
  'close-by-back',
  'customer-month',
  'large-photos',
  'order-faults',
  'order-questions',
  'sweep',
  'checkout-for-everyone',
  'profile-screens',
  'counter-looks',
  'home-length.wide',
].map((name) => `tests/e2e/${name}.test.ts`);

/**
 * Real browsers against the production build. Every file has a server, a database and a browser
 * profile of its own, and files run in random order: two at a time on two cores, for with three a
 * slow machine is so late that rows move under a finger.
 */
export default defineConfig({
  test: {
    include: ['tests/e2e/*.test.ts'],
    exclude: [...configDefaults.exclude, ...wide, ...others],
    globalSetup: ['tests/e2e/support/seed-once.ts'],
    maxWorkers: 2,
    sequence: { shuffle: { files: true } },
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // By itself a look is given up after one second.
    expect: { poll: { timeout: 40_000 } },
    // What was found instead is said whole, not in its first forty characters.
    chaiConfig: { truncateThreshold: 0 },
  },
});
