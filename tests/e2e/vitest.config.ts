import { configDefaults, defineConfig } from 'vitest/config';
import { makeTemporaryFilesInMemory } from '../memory-folder.ts';
import { LongestFirst } from './support/longest-first.ts';

makeTemporaryFilesInMemory();

/**
 * Real browsers against the production build. Every file has a server, a
 * database and a browser profile of its own: two at a time on two cores, for
 * with three a slow machine is so late that rows move under a finger.
 */
export default defineConfig({
  test: {
    include: ['tests/e2e/*.test.ts'],
    // Left to `npm run e2e:wide`: its parts are met one by one, a request meets the faults that an order meets, screen tests its refusals; screen tests draw large photos smaller on a canvas of their own; and what Back does in a browser that this one is not, with its API taken away.
    exclude: [
      ...configDefaults.exclude,
      ...['close-by-back', 'customer-month', 'large-photos', 'order-faults', 'order-questions'].map(
        (name) => `tests/e2e/${name}.test.ts`,
      ),
    ],
    globalSetup: ['tests/e2e/support/seed-once.ts'],
    maxWorkers: 2,
    // Files of one worker share its modules and what it keeps of a phone that knows the shop.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // By itself a look is given up after one second.
    expect: { poll: { timeout: 40_000 } },
    // What was found instead is said whole, not in its first forty characters.
    chaiConfig: { truncateThreshold: 0 },
  },
});
