/**
 * The figures of the shop's settings that stand in the text pages by name, such as `{phone}`, and
 * the checks of their text.
 */
import { inlinesOf, parseMarkdown, safeAddress, type Block, type Inline } from './markdown.ts';
import type { PageName } from './text-pages.ts';

/** The names that may stand between braces. Their case does not matter. */
export const figureNames = [
  'shop name',
  'tagline',
  'address',
  'opening hours',
  'phone',
  'customer service phone',
  'email',
  'licence number',
  'pharmacist',
  'pharmacist registration',
  'delivery charge inside Dhaka',
  'delivery charge outside Dhaka',
  'delivery time inside Dhaka',
  'delivery time outside Dhaka',
  'cancellation cutoff',
  'advance percent',
] as const;

export type FigureName = (typeof figureNames)[number];

/** Parts of a page that are not text. Their name stands between braces on a line of its own. */
export const partNames = ['directors'] as const;

export type PartName = (typeof partNames)[number];

/** The parts that a page has. */
export function partsOf(page: PageName): readonly PartName[] {
  return page === 'about' ? ['directors'] : [];
}

export interface Figure {
  /** The value in a sentence, in the reader's language. */
  text: string;
  /** The value in the address of a link, for example after `tel:`. */
  address: string;
}

export type Figures = Readonly<Record<FigureName, Figure>>;

/** The figure of a name as it was typed; null if there is none of this name. */
export function figureName(typed: string): FigureName | null {
  return nameIn(figureNames, typed);
}

/** The value of a figure. An unknown name is shown as it was typed. */
export function figureText(typed: string, figures: Figures): string {
  const name = figureName(typed);
  return name ? figures[name].text : `{${typed}}`;
}

/** The words of a text without its marks, for a place that shows plain text. */
export function plainText(content: readonly Inline[], figures: Figures): string {
  return content
    .map((inline) => {
      if (inline.kind === 'text') return inline.text;
      if (inline.kind === 'line-break') return ' ';
      if (inline.kind === 'figure') return figureText(inline.name, figures);
      return plainText(inline.content, figures);
    })
    .join('');
}

/** The part that a block stands for; null for a block of text. */
export function partOf(block: Block): PartName | null {
  if (block.kind !== 'paragraph' || block.content.length !== 1) return null;
  const [only] = block.content;
  return only?.kind === 'figure' ? nameIn(partNames, only.name) : null;
}

/**
 * The address of a link with its figures filled in; null if it may not be a link
 * ({@link safeAddress}).
 */
export function linkAddress(address: string, figures: Figures): string | null {
  return safeAddress(
    address.replace(inAddress, (typed, name: string) => {
      const known = figureName(name);
      return known ? figures[known].address : typed;
    }),
  );
}

/** The names between braces that are neither a figure nor a part of the page, as they were typed. */
export function unknownFigures(text: string, page: PageName): string[] {
  const parts = partsOf(page);
  const blocks = parseMarkdown(text).filter((block) => {
    const part = partOf(block);
    return part === null || !parts.includes(part);
  });
  const names = inlinesOf(blocks).flatMap((inline) => {
    if (inline.kind === 'figure') return [inline.name];
    if (inline.kind !== 'link') return [];
    return [...inline.address.matchAll(inAddress)].map(([, name = '']) => name);
  });
  return [...new Set(names.filter((name) => !figureName(name)))];
}

/**
 * The addresses that do not become a link, and those of sections that the text does not have, as
 * they were typed.
 */
export function badLinks(text: string): string[] {
  const blocks = parseMarkdown(text);
  const ids = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
  const isBad = (address: string) => {
    const filled = safeAddress(address.replace(inAddress, '0'));
    return filled === null || (filled.startsWith('#') && !ids.includes(filled.slice(1)));
  };
  return [...new Set(linksIn(blocks).filter(isBad))];
}

/** The addresses of the links, as they were typed. */
export function linksIn(blocks: readonly Block[]): string[] {
  return inlinesOf(blocks).flatMap((inline) => (inline.kind === 'link' ? [inline.address] : []));
}

const inAddress = /\{([^{}]+)\}/g;

function nameIn<Name extends string>(names: readonly Name[], typed: string): Name | null {
  const plain = typed.trim().replace(/\s+/g, ' ').toLowerCase();
  return names.find((name) => name.toLowerCase() === plain) ?? null;
}
