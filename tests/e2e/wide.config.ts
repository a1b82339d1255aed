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
      'counter-frame',
      'counter-request.wide',
      'faults',
      'first-visit.wide',
      'large-photos',
      'lost-code.wide',
      'main-paths',
      'order-faults',
      'order-questions',
      'rendered.wide',
      'shelf-and-product.wide',
      'storage.wide',
      'sweep',
      'viewfinder.wide',
    ].map((name) => `tests/e2e/${name}.test.ts`),
    exclude: configDefaults.exclude,
    env: { WIDE: 'all' },
  },
});
