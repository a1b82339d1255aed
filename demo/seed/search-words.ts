import type { SeedProduct } from './types.ts';

/** What finds a product beside its own names, as its row keeps it. */
export function searchWordsOf({
  genericBn,
  formBn,
  aliases,
}: Pick<SeedProduct, 'genericBn' | 'formBn' | 'aliases'>): string {
  return [genericBn, formBn, ...aliases].filter(Boolean).join(' | ');
}
