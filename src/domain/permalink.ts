/** How a product's permalink is made from what it is called. */

const longest = 150;

/** Lower-case characters and digits with single hyphens; '' where nothing Latin is left. */
export function slugOf(...parts: string[]): string {
  const text = parts.join(' ');
  const small = text.toLowerCase();
  // As most names are; what follows costs more than twice as much.
  if (small.length <= longest && /^[a-z\d]+(?: [a-z\d]+)*$/.test(small))
    return small.replaceAll(' ', '-');
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f']/g, '')
    .replace(/%/g, ' percent ')
    .replace(/\+/g, ' ')
    .replace(/(\d)[.,](?=\d)/g, '$1-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, longest)
    .replace(/-+$/, '');
}

/** The permalink of a product whose name, strength and form no other one has; '' where nothing Latin is left. */
export function plainPermalink(product: { name: string; strength: string; form: string }): string {
  return slugOf(product.name, product.strength, product.form);
}

/** The name of a picture that is drawn for want of another. */
export function plainImage(permalink: string): string {
  return `${permalink}.webp`;
}
