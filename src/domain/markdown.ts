/**
 * The part of Markdown in which the text pages are written, parsed into a tree:
 *
 * - `## Heading`, `### Heading`; `{#name}` at the end gives the heading its own address
 * - `- item`, `1. item`; further lines of an item follow on lines of their own
 * - `| cell | cell |`, with a row `| --- | --- |` below a header
 * - `> notice`, `!> warning`
 * - `**bold**`, `*italic*`, `[words](address)`, `{figure}`, and `\` before a character that is none
 *   of these
 *
 * A line break stays a line break. Everything else, HTML included, is plain text.
 */
import { latinDigits } from './plain-input.ts';

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'line-break' }
  /** A value of the shop's settings, by its name (page-figures.ts). */
  | { kind: 'figure'; name: string }
  | { kind: 'bold' | 'italic'; content: Inline[] }
  /** The address as it was typed. Only {@link safeAddress} may turn it into a link. */
  | { kind: 'link'; address: string; content: Inline[] };

export interface Heading {
  kind: 'heading';
  level: 2 | 3;
  /** Unique on the page. */
  id: string;
  content: Inline[];
}

export type Block =
  | Heading
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'notice'; isWarning: boolean; content: Inline[] }
  /** `start` is the number of the first item; null for a list of bullets. */
  | { kind: 'list'; start: number | null; items: Inline[][] }
  /** `header` is empty if the table has none. */
  | { kind: 'table'; header: Inline[][]; rows: Inline[][][] };

export interface Section {
  heading: Heading;
  blocks: Block[];
}

/** A block whose lines are still being collected. */
interface Draft {
  kind: 'heading' | 'bullet' | 'number' | 'row' | 'notice' | 'warning' | 'paragraph';
  lines: string[];
  /** The number of the first item. */
  start: number | null;
}

const lineStarts: readonly [kind: Draft['kind'], start: RegExp][] = [
  ['heading', /^(?=#{1,6}\s+\S)/],
  ['bullet', /^[-*•]\s+(?=\S)/],
  ['number', /^(\p{Nd}{1,3})[.)]\s+(?=\S)/u],
  ['row', /^(?=\|)/],
  ['warning', /^!>\s*/],
  ['notice', /^>\s*/],
];

const marks = new RegExp(
  [
    String.raw`\\([^\s\w])`,
    String.raw`\*\*(?=\S)(.{0,999}?\S)\*\*(?!\*)`,
    String.raw`\*(?=[^\s*])([^*\n]{0,999}?[^\s*])\*(?!\*)`,
    String.raw`\[([^[\]\n]{1,300})\]\(((?:[^()\n]|\([^()\n]*\)){1,2000})\)`,
    String.raw`\{([^{}\n]{1,60})\}`,
    String.raw`(\n)`,
  ].join('|'),
  'g',
);

const ownId = /\s*\{#([a-z][\w-]*)\}\s*$/i;

/** The ids of the page's frame. */
const frameIds = ['main', 'root'];

const safeStart = /^(?:https?:\/\/[^\s/?#]|mailto:\S|tel:[+\d]|\/(?!\/)|#\S)/i;

/** Parses a text. Every text is valid. */
export function parseMarkdown(text: string): Block[] {
  const ids = new Set(frameIds);
  return draftsOf(text).map((draft) => blockOf(draft, ids));
}

/** Splits a page at its headings of level 2. `lead` is the part before the first of them. */
export function sectionsOf(blocks: readonly Block[]): { lead: Block[]; sections: Section[] } {
  const lead: Block[] = [];
  const sections: Section[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2)
      sections.push({ heading: block, blocks: [] });
    else (sections.at(-1)?.blocks ?? lead).push(block);
  }
  return { lead, sections };
}

/** The inline nodes of all blocks, those inside others included. */
export function inlinesOf(blocks: readonly Block[]): Inline[] {
  return blocks.flatMap(contentsOf).flatMap(withInner);
}

/**
 * An address that a link may have: of another site, an e-mail or phone address, or a path or
 * section of this shop. Null for any other, such as `javascript:` or `//host`.
 */
export function safeAddress(address: string): string | null {
  const trimmed = address.trim();
  // Browsers ignore control characters and read a backslash as a slash.
  if (/[\\\p{Cc}]/u.test(trimmed) || !safeStart.test(trimmed)) return null;
  return trimmed.replace(/\s/g, '%20');
}

function draftsOf(text: string): Draft[] {
  const drafts: Draft[] = [];
  let isOpen = false;
  for (const line of text.split(/\r\n?|\n/)) {
    const { kind, content, start } = lineOf(line.trim());
    const last = drafts.at(-1);
    if (content === '') isOpen = false;
    else if (last && isOpen && kind === 'paragraph' && last.kind !== 'row') {
      last.lines.push(`${last.lines.pop() ?? ''}\n${content}`);
    } else if (last && continues(last, kind, isOpen)) {
      last.lines.push(content);
      isOpen = true;
    } else {
      drafts.push({ kind, lines: [content], start });
      isOpen = kind !== 'heading';
    }
  }
  return drafts;
}

function lineOf(line: string): Omit<Draft, 'lines'> & { content: string } {
  for (const [kind, pattern] of lineStarts) {
    const match = pattern.exec(line);
    if (!match) continue;
    const [marker, number] = match;
    const start = number === undefined ? null : Number(latinDigits(number));
    return { kind, content: line.slice(marker.length), start };
  }
  return { kind: 'paragraph', content: line, start: null };
}

/** Empty lines may separate the items of a list. They end every other block. */
function continues(last: Draft, kind: Draft['kind'], isOpen: boolean): boolean {
  if (last.kind !== kind || kind === 'heading') return false;
  return isOpen || kind === 'bullet' || kind === 'number';
}

function blockOf({ kind, lines, start }: Draft, ids: Set<string>): Block {
  const content = () => inlineOf(lines.join('\n'));
  switch (kind) {
    case 'heading':
      return headingOf(lines.join(''), ids);
    case 'bullet':
    case 'number':
      return { kind: 'list', start, items: lines.map(inlineOf) };
    case 'row':
      return tableOf(lines);
    case 'notice':
    case 'warning':
      return { kind: 'notice', isWarning: kind === 'warning', content: content() };
    case 'paragraph':
      return { kind, content: content() };
  }
}

function headingOf(line: string, ids: Set<string>): Heading {
  const [marker = ''] = /^#+/.exec(line) ?? [];
  const words = line.slice(marker.length).replace(ownId, '').trim();
  const chosen = ownId.exec(line)?.[1] ?? slugOf(words);
  let id = chosen;
  for (let count = 2; ids.has(id); count++) id = `${chosen}-${count}`;
  ids.add(id);
  return { kind: 'heading', level: marker.length > 2 ? 3 : 2, id, content: inlineOf(words) };
}

function slugOf(words: string): string {
  return (
    words
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join('-') ?? 'section'
  );
}

function tableOf(lines: readonly string[]): Block {
  const hasHeader = /^[|:\-\s]*-[|:\-\s]*$/.test(lines[1] ?? '');
  const rows = lines.filter((_, index) => !(hasHeader && index === 1)).map(cellsOf);
  const header = hasHeader ? (rows.shift() ?? []) : [];
  return { kind: 'table', header, rows };
}

function cellsOf(line: string): Inline[][] {
  const inner = line.replace(/^\|/, '').replace(/\|$/, '');
  return inner.split('|').map((cell) => inlineOf(cell.trim()));
}

function inlineOf(text: string): Inline[] {
  const content: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > end) content.push({ kind: 'text', text: text.slice(end, match.index) });
    content.push(markOf(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) content.push({ kind: 'text', text: text.slice(end) });
  return content;
}

function markOf([, escaped, bold, italic, words, address, figure]: RegExpMatchArray): Inline {
  if (escaped !== undefined) return { kind: 'text', text: escaped };
  if (bold !== undefined) return { kind: 'bold', content: inlineOf(bold) };
  if (italic !== undefined) return { kind: 'italic', content: inlineOf(italic) };
  if (words !== undefined)
    return { kind: 'link', address: address ?? '', content: inlineOf(words) };
  if (figure !== undefined) return { kind: 'figure', name: figure };
  return { kind: 'line-break' };
}

function contentsOf(block: Block): Inline[] {
  if (block.kind === 'list') return block.items.flat();
  if (block.kind === 'table') return [...block.header, ...block.rows.flat()].flat();
  return block.content;
}

function withInner(inline: Inline): Inline[] {
  return 'content' in inline ? [inline, ...inline.content.flatMap(withInner)] : [inline];
}
