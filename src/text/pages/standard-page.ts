import type { PageName } from '#domain/text-pages.ts';
import type { Pair } from '#text/sentences.ts';

/** A text page as it is delivered with the shop. */
export interface StandardPage {
  name: PageName;
  title: Pair<string>;
  /** Markdown (`domain/markdown.ts`) with figures (`domain/page-figures.ts`). */
  text: Pair<string>;
}
