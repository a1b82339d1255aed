/** Permalinks, which are made from names. */

const maxLength = 150;

/** Lower-case Latin letters and digits with single hyphens; '' if none are left. */
export function slugOf(...parts: string[]): string {
  const text = parts.join(' ');
  const small = text.toLowerCase();
  // Fast path for most names: the full normalisation below takes more than twice as long.
  if (small.length <= maxLength && /^[a-z\d]+(?: [a-z\d]+)*$/.test(small))
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
    .slice(0, maxLength)
    .replace(/-+$/, '');
}

/** True if a slug can be a permalink. A slug without letters would be read as an id. */
export function isPermalink(slug: string): boolean {
  return /[a-z]/.test(slug);
}

/** The first permalink that is not taken; if all are taken, the last one with a number. */
export function freePermalink(permalinks: readonly string[], taken: ReadonlySet<string>): string {
  const free = permalinks.find((permalink) => !taken.has(permalink));
  if (free !== undefined) return free;
  const last = permalinks.at(-1) ?? '';
  for (let number = 2; ; number += 1)
    if (!taken.has(`${last}-${number}`)) return `${last}-${number}`;
}

/**
 * The permalink of a product whose name, strength and form are unique; '' if no Latin letters or
 * digits are left.
 */
export function plainPermalink(product: { name: string; strength: string; form: string }): string {
  return slugOf(product.name, product.strength, product.form);
}

/** The file name of a picture that is drawn for a product without one. */
export function plainImage(permalink: string): string {
  return `${permalink}.webp`;
}
