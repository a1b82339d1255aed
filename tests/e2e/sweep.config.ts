import { configDefaults, defineConfig } from 'vitest/config';
import browserTests, { inspections } from './vitest.config.ts';

const isThorough = process.env['LOOKS'] === 'all';

/**
 * Every file that inspects screens. Each screen once at its narrowest width; with `LOOKS=all` in all
 * widths, languages, themes and sizes of text, with every rule of axe, and the length of
 * the home page. `FONTS` names the font set.
 */
export default defineConfig({
  test: {
    ...browserTests.test,
    include: inspections,
    exclude: [...configDefaults.exclude, ...(isThorough ? [] : ['tests/e2e/home-length.test.ts'])],
  },
});
