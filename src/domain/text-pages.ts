/** The text pages of the shop, and the owner's own texts of them (counter-380). */
import type { BothLanguages } from './shop.ts';

/** Stored texts keep these names. */
export const pageNames = [
  'about',
  'careers',
  'how-to-order',
  'privacy',
  'returns',
  'terms',
] as const;

export type PageName = (typeof pageNames)[number];

/** The part of the shop that holds the owner's text of a page. */
export type PageSection = `page-${PageName}`;

export interface OwnPage {
  /** Markdown (markdown.ts); '' for the standard text. Each language by itself. */
  text: BothLanguages;
}

/** A value for the part of each page. */
export function forPages<Value>(make: (page: PageName) => Value): Record<PageSection, Value> {
  return {
    'page-about': make('about'),
    'page-how-to-order': make('how-to-order'),
    'page-terms': make('terms'),
    'page-returns': make('returns'),
    'page-privacy': make('privacy'),
    'page-careers': make('careers'),
  };
}

export function pageSection(page: PageName): PageSection {
  return `page-${page}`;
}

/** The page whose text the part holds; null for any other part. */
export function pageOfSection(section: string): PageName | null {
  return pageNames.find((page) => pageSection(page) === section) ?? null;
}

/** Whether the owner has written the page in at least one language. */
export function hasOwnText({ text }: OwnPage): boolean {
  return text.en !== '' || text.bn !== '';
}
