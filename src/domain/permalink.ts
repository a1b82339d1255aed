/** How a permalink is made from a name. */

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

/** Whether a slug can be a permalink: an address would read one without letters as an id. */
export function isPermalink(slug: string): boolean {
  return /[a-z]/.test(slug);
}

/** The first of these permalinks that is not taken, else the last one with a number. */
export function freePermalink(permalinks: readonly string[], taken: ReadonlySet<string>): string {
  const free = permalinks.find((permalink) => !taken.has(permalink));
  if (free !== undefined) return free;
  const last = permalinks.at(-1) ?? '';
  for (let number = 2; ; number += 1)
    if (!taken.has(`${last}-${number}`)) return `${last}-${number}`;
}

/** The permalink of a product whose name, strength and form no other one has; '' where nothing Latin is left. */
export function plainPermalink(product: { name: string; strength: string; form: string }): string {
  return slugOf(product.name, product.strength, product.form);
}

/** The name of a picture that is drawn for want of another. */
export function plainImage(permalink: string): string {
  return `${permalink}.webp`;
}
