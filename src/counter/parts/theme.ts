import * as v from 'valibot';
import { createStore } from '#state/store.ts';

export type Theme = 'device' | 'light' | 'dark';

/** How this browser shows the counter. */
export const themeStore = createStore<Theme>({
  key: 'counter-theme',
  schema: v.picklist(['device', 'light', 'dark']),
  initial: 'device',
});

/** Puts the theme on the page, now and whenever it changes. Called once, before the first paint. */
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
