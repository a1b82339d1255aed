import { useEffect } from 'react';
import { bellStore } from '#counter/parts/bell.ts';
import { counterTitle } from '#counter/parts/title.ts';
import { theShop } from '#domain/shop.ts';
import { useLanguage, useText } from '#state/language.ts';
import { useStore } from '#state/store.ts';
import { frameText } from '#text/counter/frame.ts';
import { wholeNumber } from '#text/numbers.ts';

/** Names the browser's tab: how many wait, the screen, the counter of which shop. */
export function useTabTitle(): void {
  const { screen, waiting } = useStore(counterTitle);
  const language = useLanguage();
  const t = useText(frameText);
  const where = `${t.counter} · ${theShop().name[language]}`;
  const title = screen && screen !== t.counter ? `${screen} · ${where}` : where;
  const { badge } = useStore(bellStore);
  const full = badge && waiting > 0 ? `(${wholeNumber(waiting, language)}) ${title}` : title;
  useEffect(() => {
    document.title = full;
  }, [full]);
}
