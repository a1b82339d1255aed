import { configDefaults, defineConfig } from 'vitest/config';
import browserTests, { inspections } from './vitest.config.ts';

/**
 * Every file that inspects screens. Each screen once at its narrowest width; with `LOOKS=all` in all
 * widths, languages, themes and sizes of text, with every rule of axe. `FONTS` names the font set.
 */
export default defineConfig({
  test: {
    ...browserTests.test,
    include: inspections,
    exclude: configDefaults.exclude,
  },
});
