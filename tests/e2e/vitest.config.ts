import { defineConfig } from 'vitest/config';

/** Real browsers against the production build, one file after the other: two cores carry no more. */
export default defineConfig({
  test: {
    include: ['tests/e2e/*.test.ts'],
    globalSetup: ['tests/e2e/support/seed-once.ts'],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});
