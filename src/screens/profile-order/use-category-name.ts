import { useQuery } from '@tanstack/react-query';
import { shelvesQuery } from '#api/shelf.ts';
import { useLanguage, useProductWords } from '#state/language.ts';
import { nameOf } from '#text/names.ts';

/** Says what an order calls a product's category in the reader's language: orders name it in English; a host may put its form there. */
export function useCategoryName(): (category: string) => string {
  const language = useLanguage();
  const words = useProductWords();
  const { data: shelves } = useQuery({ ...shelvesQuery, enabled: language === 'bn' });
  return (category) => {
    const known = shelves?.categories.find((one) => one.name === category);
    return known ? nameOf(known, language) : words.form(category);
  };
}
