import { configDefaults, defineConfig } from 'vitest/config';
import browserTests from './vitest.config.ts';

/** Every file that leaves some of its pairs out by itself, with all of them. */
export default defineConfig({
  test: {
    ...browserTests.test,
    include: [
      'checkout',
      'close-by-back',
      'customer-month',
      'faults',
      'first-visit.slow',
      'large-photos',
      'main-paths',
      'order-faults',
      'order-questions',
      'rendered.slow',
      'shelf-and-product.slow',
      'storage.slow',
      'sweep',
      'viewfinder.slow',
    ].map((name) => `tests/e2e/${name}.test.ts`),
    exclude: configDefaults.exclude,
    env: { WIDE: 'all' },
  },
});
