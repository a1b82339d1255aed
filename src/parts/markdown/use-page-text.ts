import { useQuery } from '@tanstack/react-query';
import { ownPageQuery } from '#api/shop.ts';
import type { Figures } from '#domain/page-figures.ts';
import { useLanguage } from '#state/language.ts';
import { useShop } from '#state/shop.ts';
import { figuresOf } from '#text/page-figures.ts';
import type { StandardPage } from '#text/pages/standard-page.ts';

export interface PageText {
  title: string;
  /** Markdown; null while the owner's text is not on this phone. */
  text: string | null;
  /** Why the owner's text could not be fetched; null while it is being fetched. */
  error: Error | null;
  retry: () => void;
}

/**
 * The text of a page in the reader's language: the owner's if there is one, otherwise the standard
 * text. The standard text never replaces one of the owner's that could not be fetched, because it
 * may promise other things (counter-381).
 */
export function usePageText({ name, title, text }: StandardPage): PageText {
  const language = useLanguage();
  const index = language === 'bn' ? 1 : 0;
  const isOwn = useShop().ownPages.includes(name);
  const { data, error, isFetching, refetch } = useQuery({
    ...ownPageQuery(name),
    enabled: isOwn,
  });
  const own = isOwn ? data?.[language] : '';
  return {
    title: title[index],
    text: own === '' ? text[index] : (own ?? null),
    error: isFetching ? null : error,
    retry: () => void refetch(),
  };
}

/** The values of the figures that stand in the pages by their name. */
export function useFigures(): Figures {
  return figuresOf(useShop(), useLanguage());
}
