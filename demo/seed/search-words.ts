import type { SeedProduct } from './types.ts';

/** The words besides its names by which the search finds a product, for its row. */
export function searchWordsOf({
  genericBn,
  formBn,
  aliases,
}: Pick<SeedProduct, 'genericBn' | 'formBn' | 'aliases'>): string {
  return [genericBn, formBn, ...aliases].filter(Boolean).join(' | ');
}
