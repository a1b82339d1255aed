import * as v from 'valibot';
import { createStore } from '#state/store.ts';

export type Theme = 'device' | 'light' | 'dark';

/** The theme that this browser shows the counter in. */
export const themeStore = createStore<Theme>({
  key: 'counter-theme',
  schema: v.picklist(['device', 'light', 'dark']),
  initial: 'device',
});

/**
 * Applies the theme to the page, now and after every change. Call it once, before the first paint.
 */
export function wearTheme(): void {
  const wear = (): void => {
    const { documentElement } = document;
    const theme = themeStore.get();
    if (theme === 'device') delete documentElement.dataset['theme'];
    else documentElement.dataset['theme'] = theme;
  };
  themeStore.subscribe(wear);
  wear();
}
