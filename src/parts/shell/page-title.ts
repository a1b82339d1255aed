/** The page's title and language in the browser. */
import { createContext, useContext, useEffect } from 'react';
import { useShop } from '#state/shop.ts';
import { useLanguage } from '#state/language.ts';
import type { Language } from '#text/sentences.ts';

/** Receives the title while a server renders the page. Null on a phone. */
export const PageTitle = createContext<((title: string) => void) | null>(null);

let stand: () => void;

/**
 * Resolves `whenScreenRendered`. The home screen calls it when its rows are hydrated, because its
 * title is set before.
 */
export const screenNowStands = () => stand();

/**
 * Resolves when the screen is hydrated, after 10 s at the latest. React hydrates in steps, and
 * renders parts again if their data has changed meanwhile, so the data of a server-rendered page
 * must not change before.
 */
export const whenScreenRendered = new Promise<void>((resolve) =>
  setTimeout((stand = resolve), 10_000),
);

/**
 * Sets the title of the page, such as 'Napa 500 mg' with the shop's name. For '' it is the shop's name alone.
 */
export function usePageTitle(title: string): void {
  const language = useLanguage();
  const shop = useShop().name[language];
  const full = [title, shop].filter(Boolean).join(' · ');
  useContext(PageTitle)?.(full);
  useEffect(() => {
    if (full) document.title = full;
    if (title) stand();
  }, [full, title]);
}

/** Sets `<html lang>` to the reader's language, for fonts, hyphenation and screen readers. */
export function useDocumentLanguage(language: Language): void {
  // The attribute is on an element outside of React's root.
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
}
