/** The checks of a text that the owner writes for a page (counter-383). */
import { parseMarkdown } from './markdown.ts';
import { badLinks, linksIn, unknownFigures } from './page-figures.ts';
import type { PageName } from './text-pages.ts';

export const maxPageCharacters = 20_000;

export type PageProblem =
  | { kind: 'tooLong' }
  | {
      kind: 'html' | 'unknownFigure' | 'badLink' | 'insecureLink' | 'noSuchSection' | 'noSuchPage';
      /** From 1. */
      line: number;
      /** The tag, name or address, as it was typed. */
      found: string;
    };

const tag = /<(?:\/?[a-z][^<>]*|!--.*)>/i;

/** The first problem of a page's text, from the top; null if there is none. */
export function pageProblem(page: PageName, text: string): PageProblem | null {
  if (text.length > maxPageCharacters) return { kind: 'tooLong' };
  const lines = text.split(/\r\n?|\n/);
  const at = (typed: string) =>
    Math.max(
      lines.findIndex((line) => line.includes(typed)),
      0,
    ) + 1;
  const problems: PageProblem[] = lines.flatMap((line, index) => {
    const [found] = tag.exec(line) ?? [];
    return found === undefined ? [] : [{ kind: 'html', line: index + 1, found }];
  });
  for (const found of unknownFigures(text, page))
    problems.push({ kind: 'unknownFigure', line: at(`{${found}}`), found: `{${found}}` });
  const bad = badLinks(text);
  for (const found of linksIn(parseMarkdown(text))) {
    const kind = linkProblem(found, bad);
    if (kind) problems.push({ kind, line: at(`(${found})`), found });
  }
  const lineOf = (problem: PageProblem) => ('line' in problem ? problem.line : 0);
  return problems.toSorted((one, other) => lineOf(one) - lineOf(other))[0] ?? null;
}

function linkProblem(typed: string, bad: readonly string[]) {
  const address = typed.trim();
  if (bad.includes(typed)) return address.startsWith('#') ? 'noSuchSection' : 'badLink';
  if (/^http:/i.test(address)) return 'insecureLink';
  if (address.startsWith('/') && !isOwnAddress(address)) return 'noSuchPage';
  return null;
}

/**
 * The addresses of the shop to which a text may link, in lower case. A `*` is the number or name of
 * a product, a category and so on.
 */
export const ownAddresses = [
  '/',
  '/about',
  '/branchlocation',
  '/carrer',
  '/category/*',
  '/checkout',
  '/contact',
  '/deviceorders',
  '/gallery',
  '/howtoorder',
  '/notification',
  '/notifications',
  '/order',
  '/prescriptions',
  '/privacy',
  '/product/details/*',
  '/products/search',
  '/profile',
  '/profile/complain',
  '/profile/orderhistory',
  '/profile/prescription/history',
  '/profile/prescription/request',
  '/purchases',
  '/request-order',
  '/return',
  '/review',
  '/special/offer',
  '/subcategory/*',
  '/termscondition',
  '/transactions',
] as const;

/** Whether the shop has a page at the address. The case of letters does not matter (shell-120). */
export function isOwnAddress(address: string): boolean {
  const [path = ''] = address.toLowerCase().split(/[?#]/);
  const parts = path.split('/').filter(Boolean);
  return ownAddresses.some((own) => {
    const ownParts = own.split('/').filter(Boolean);
    return (
      parts.length === ownParts.length &&
      ownParts.every((part, index) => part === '*' || part === parts[index])
    );
  });
}
