import { configDefaults, defineConfig } from 'vitest/config';

/** Unit, server and screen tests. Sizes and the browser have their own configuration beside their tests. */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, 'tests/e2e/**', 'tests/sizes/**', 'tests/bench/**'],
    environment: 'node',
    // By itself it leaves one core idle.
    maxWorkers: '100%',
    setupFiles: ['tests/setup.ts'],
  },
});
