import type { Figures } from '#domain/page-figures.ts';
import { useLanguage } from '#state/language.ts';
import { useShop } from '#state/shop.ts';
import { figuresOf } from '#text/page-figures.ts';
import type { StandardPage } from '#text/pages/standard-page.ts';

export interface PageText {
  title: string;
  /** Markdown. */
  text: string;
}

/** The text of a page in the reader's language. */
export function usePageText({ title, text }: StandardPage): PageText {
  const index = useLanguage() === 'bn' ? 1 : 0;
  return { title: title[index], text: text[index] };
}

/** The values of the figures that stand in the pages by their name. */
export function useFigures(): Figures {
  return figuresOf(useShop(), useLanguage());
}
