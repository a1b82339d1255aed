import { configDefaults, defineConfig } from 'vitest/config';
import browserTests, { wide } from './vitest.config.ts';

/** These test only some combinations by default. */
const varied = ['checkout', 'faults', 'main-paths', 'sweep'];

/** The tests that no other run contains, and every combination of the varied ones. */
export default defineConfig({
  test: {
    ...browserTests.test,
    include: [...wide, ...varied.map((name) => `tests/e2e/${name}.test.ts`)],
    exclude: configDefaults.exclude,
    env: { WIDE: 'all' },
  },
});
