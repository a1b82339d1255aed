import { useEffect } from 'react';
import { theShop } from '#domain/shop.ts';
import { useLanguage } from '#state/language.ts';

/** Names the page in the browser's tab and history: 'Napa 500 mg · Nirog'; the shop alone for ''. */
export function usePageTitle(title: string): void {
  const language = useLanguage();
  const shop = theShop().name[language];
  // The outside world: the browser's own title.
  useEffect(() => {
    document.title = title ? `${title} · ${shop}` : shop;
  }, [title, shop]);
}
