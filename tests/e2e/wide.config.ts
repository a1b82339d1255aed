import { configDefaults, defineConfig } from 'vitest/config';
import browserTests, { wide } from './vitest.config.ts';

/** These leave some of their pairs out otherwise. */
const varied = ['checkout', 'faults', 'main-paths', 'sweep'];

/** What no other run has, and every pair of what varies. */
export default defineConfig({
  test: {
    ...browserTests.test,
    include: [...wide, ...varied.map((name) => `tests/e2e/${name}.test.ts`)],
    exclude: configDefaults.exclude,
    env: { WIDE: 'all' },
  },
});
