import { configDefaults, defineConfig } from 'vitest/config';
import browserTests from './vitest.config.ts';

/**
 * Every file that inspects screens. Each screen once at its narrowest width; with `LOOKS=all` in all
 * widths, languages, themes and sizes of text, with every rule of axe. `FONTS` names the font set.
 */
export default defineConfig({
  test: {
    ...browserTests.test,
    include: [
      'sweep',
      'checkout-for-everyone',
      'profile-screens',
      'counter-looks',
      'home-length.wide',
    ].map((name) => `tests/e2e/${name}.test.ts`),
    exclude: configDefaults.exclude,
  },
});
