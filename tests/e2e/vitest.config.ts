import { configDefaults, defineConfig } from 'vitest/config';
import { makeTemporaryFilesInMemory } from '../memory-folder.ts';

makeTemporaryFilesInMemory();

/**
 * Run by `npm run e2e:wide` only: they are slow, and cheaper tests prove most of their rules in
 * every run.
 */
export const wide = [
  'accept-quote',
  'bag-by-touch',
  'branches',
  'catalogue',
  'close-by-back',
  'counter-drafts',
  'counter-request',
  'customer-month',
  'first-visit',
  'kept-pictures',
  'large-photos',
  'locked-dialog',
  'lost-code',
  'order-faults',
  'order-questions',
  'reading',
  'rendered',
  'share',
  'shelf-and-product',
  'storage',
  'viewfinder',
].map(fileNamed);

/** These inspect screens: `sweep.config.ts` runs them, once per font set. */
export const inspections = [
  'sweep',
  'sweep-settings',
  'checkout-for-everyone',
  'profile-screens',
  'counter-looks',
  'home-length',
].map(fileNamed);

function fileNamed(name: string): string {
  return `tests/e2e/${name}.test.ts`;
}

/**
 * Real browsers against the production build. Every file has its own server, database and browser
 * profile, and files run in random order: two at a time on two cores, because with three a slow
 * machine responds so late that rows move under a finger.
 */
export default defineConfig({
  test: {
    include: ['tests/e2e/*.test.ts'],
    exclude: [...configDefaults.exclude, ...wide, ...inspections],
    globalSetup: ['tests/e2e/support/seed-once.ts'],
    maxWorkers: 2,
    sequence: { shuffle: { files: true } },
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // The default timeout of a poll is one second.
    expect: { poll: { timeout: 40_000 } },
    // Prints the whole actual value instead of its first forty characters.
    chaiConfig: { truncateThreshold: 0 },
  },
});
