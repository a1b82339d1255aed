/** What the browser is told about the page: its title and its language. */
import { createContext, useContext, useEffect } from 'react';
import { theShop } from '#domain/shop.ts';
import { useLanguage } from '#state/language.ts';
import type { Language } from '#text/sentences.ts';

/** Where a server that renders the page hears its title; nobody listens on a phone. */
export const PageTitle = createContext<((title: string) => void) | null>(null);

let stand: () => void;

/** Home says it by its rows, which are hydrated after its title. */
export const screenNowStands = () => stand();

/**
 * Resolves once a screen stands, after ten seconds in any case. What the server has rendered it from is
 * not to change before: React hydrates it piece by piece, and draws anew what is another by then.
 */
export const whenScreenRendered = new Promise<void>((resolve) =>
  setTimeout((stand = resolve), 10_000),
);

/** Names the page in the browser's tab and history: 'Napa 500 mg · Nirog'; the shop alone for ''. */
export function usePageTitle(title: string): void {
  const language = useLanguage();
  const shop = theShop().name[language];
  const full = title ? `${title} · ${shop}` : shop;
  useContext(PageTitle)?.(full);
  useEffect(() => {
    document.title = full;
    if (title) stand();
  }, [full, title]);
}

/** `<html lang>` follows the reader's choice: fonts, hyphenation and screen readers go by it. */
export function useDocumentLanguage(language: Language): void {
  // An attribute above everything that is rendered here.
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
}
