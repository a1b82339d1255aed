import { defineConfig } from 'vitest/config';
import browserTests from './vitest.config.ts';

/** Every file that looks screens over, in all widths, languages, themes and sizes of text, with every rule of axe. */
export default defineConfig({
  test: {
    ...browserTests.test,
    include: ['sweep', 'checkout-for-everyone', 'profile-screens', 'counter-looks'].map(
      (name) => `tests/e2e/${name}.test.ts`,
    ),
    env: { LOOKS: 'all' },
  },
});
