/** A `<picture>` of the first view: its sources by width, the widest first, and the picture for all below. */
const firstPicture =
  /<picture>((?:<source media="\(min-width: \d+px\)" srcSet="[^"]*"\/>)*)<img [^>]*?src="([^"]*)"[^>]* fetchPriority="high"/;

/**
 * React names the pictures of the first view before the markup, so that they are asked for before
 * the code; but not those of a `<picture>`, of which a browser needs the one of its width. Returns
 * what names them so: one `<link>` for each width, of which one holds.
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
