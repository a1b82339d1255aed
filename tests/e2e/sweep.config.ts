import { configDefaults, defineConfig } from 'vitest/config';
import browserTests, { inspections } from './vitest.config.ts';

const isThorough = process.env['LOOKS'] === 'all';

/**
 * Every file that inspects screens: each screen once at its narrowest width. With `LOOKS=all` in
 * all widths, languages, themes and text sizes, with every rule of axe, and with the length of the
 * home page. `FONTS` names the font set.
 */
export default defineConfig({
  test: {
    ...browserTests.test,
    include: inspections,
    exclude: [...configDefaults.exclude, ...(isThorough ? [] : ['tests/e2e/home-length.test.ts'])],
  },
});
