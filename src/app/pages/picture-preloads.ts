/**
 * Matches a `<picture>` of the first view. The groups are its sources by width, widest first, and
 * the fallback image for all narrower widths.
 */
const firstPicture =
  /<picture>((?:<source media="\(min-width: \d+px\)" srcSet="[^"]*"\/>)*)<img [^>]*?src="([^"]*)"[^>]* fetchPriority="high"/;

/**
 * React writes `<link rel="preload">` for images of high priority before the markup, except for one
 * inside a `<picture>`. Returns the missing links: one for each width, of which exactly one
 * applies.
 */
export function picturePreloads(markup: string): string {
  const [, sources = '', last = ''] = firstPicture.exec(markup) ?? [];
  if (!last) return '';
  const wide = [...sources.matchAll(/min-width: (\d+)px\)" srcSet="([^"]*)"/g)].map(
    ([, from = '', href = '']) => ({ from, href }),
  );
  return [...wide, { from: '0', href: last }]
    .map(({ from, href }, position) => {
      const below = wide[position - 1]?.from;
      const media = `(width &gt;= ${from}px)${below ? ` and (width &lt; ${below}px)` : ''}`;
      return `<link rel="preload" as="image" href="${href}" media="${media}" fetchPriority="high"/>`;
    })
    .join('');
}
