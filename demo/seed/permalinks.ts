import type { SeedProduct } from './types.ts';

type Named = Pick<SeedProduct, 'name' | 'strength' | 'form' | 'packSize' | 'aliases'>;

/** Lower-case Latin words and numbers, joined by hyphens; '' if there are none. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]|\p{Mark}/gu, '')
    .replace(/%/g, ' percent ')
    .replace(/(\d)\.(?=\d)/g, '$1-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

function has(slug: string, word: string): boolean {
  return `-${slug}-`.includes(`-${word}-`);
}

/** name-strength-form. If that is taken, the pack size is added, then a number. */
export function permalinkOf(product: Named, taken: ReadonlySet<string>): string {
  const latin = [product.name, ...product.aliases].map(slugOf).find((slug) => /[a-z]/.test(slug));
  const form = slugOf(product.form);
  const base = [latin ?? '', slugOf(product.strength)].filter((part) => part !== '').join('-');
  const plain = has(base, form) ? base : `${base}-${form}`;
  if (!taken.has(plain)) return plain;
  const sized = `${plain}-${slugOf(product.packSize) || '2'}`;
  let free = sized;
  for (let count = 2; taken.has(free); count += 1) free = `${sized}-${count}`;
  return free;
}
