/**
 * Converts text to outlines with the fonts beside this file, and shapes it (Bengali too). librsvg
 * draws nothing for `<text>` if the machine has no font, and reports no error.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import { LRUCache } from 'lru-cache';
import { projectRoot } from '#server/project-root.ts';
import { group, path, type Extra } from './ink.ts';

const files = {
  round: 'outfit-bold',
  plain: 'outfit-medium',
  narrow: 'barlow-condensed-bold',
  small: 'barlow-condensed-medium',
  sporty: 'barlow-condensed-bold-italic',
  slab: 'zilla-slab-bold',
  bengali: 'hind-siliguri-semibold',
} as const;

export type FaceName = keyof typeof files;

interface Opened {
  font: Font;
  unitsPerEm: number;
}

const opened = new Map<FaceName, Opened>();

function open(name: FaceName): Opened {
  const known = opened.get(name);
  if (known) return known;
  const bytes = readFileSync(join(projectRoot(), 'demo/pictures/fonts', `${files[name]}.ttf`));
  const face = new Face(new Blob(bytes));
  const fresh = { font: new Font(face), unitsPerEm: face.upem };
  opened.set(name, fresh);
  return fresh;
}

const bengali = /[\u0964\u0965\u0980-\u09ff\u200c\u200d]/;
const undrawable =
  /[^\u0020-\u007e\u00a0-\u017f\u0964\u0965\u0980-\u09ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u00d7\u2122\u200c\u200d]/gu;
const longestText = 120;

/** The part of the text that the fonts can draw, on one line; '' if nothing remains. */
export function drawableText(text: string): string {
  return text
    .slice(0, longestText * 4)
    .normalize('NFC')
    .replaceAll('\u03bc', '\u00b5')
    .replace(/\s+/gu, ' ')
    .replace(undrawable, '')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, longestText);
}

/** An outline, measured in ems. */
export interface TextOutline {
  outline: string;
  width: number;
}

function runsOf(text: string): string[] {
  return (
    text.match(
      /[\u0964\u0965\u0980-\u09ff\u200c\u200d]+|[^\u0964\u0965\u0980-\u09ff\u200c\u200d]+/g,
    ) ?? []
  );
}

/** Shapes a run of one script at 1000 units per em, starting at `start`. */
function shapeRun(text: string, name: FaceName, start: number, spacing: number): TextOutline {
  const { font, unitsPerEm } = open(name);
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const scale = 1000 / unitsPerEm;
  const positions = buffer.getGlyphPositions();
  let pen = 0;
  const outlines = buffer.getGlyphInfos().map((glyph, at) => {
    const position = positions[at];
    const dx = start + (pen + (position?.xOffset ?? 0)) * scale;
    const dy = (position?.yOffset ?? 0) * scale;
    pen += (position?.xAdvance ?? 0) + spacing / scale;
    return font
      .glyphToJson(glyph.codepoint)
      .map(({ type, values }) => {
        const moved = values.map((value, axis) =>
          Math.round(axis % 2 === 0 ? dx + value * scale : -dy - value * scale),
        );
        return type + moved.join(' ');
      })
      .join('');
  });
  return { outline: outlines.join(''), width: pen * scale };
}

const shaped = new LRUCache<string, TextOutline>({ max: 2000 });

/**
 * The outline of a line; `width` is in ems. `spacing`, in ems, applies only between Latin
 * characters.
 */
export function outlineOf(text: string, face: FaceName, spacing = 0): TextOutline {
  const key = `${face}/${spacing}/${text}`;
  const known = shaped.get(key);
  if (known) return known;
  let width = 0;
  const outlines = runsOf(text).map((run) => {
    const isBengali = bengali.test(run);
    const part = shapeRun(run, isBengali ? 'bengali' : face, width, isBengali ? 0 : spacing * 1000);
    width += part.width;
    return part.outline;
  });
  const fresh = { outline: outlines.join(''), width: width / 1000 };
  shaped.set(key, fresh);
  return fresh;
}

export type Anchor = 'start' | 'middle' | 'end';

export interface LineStyle {
  face: FaceName;
  size: number;
  fill: string;
  anchor?: Anchor;
  spacing?: number;
  extra?: Extra;
}

const startOf: Record<Anchor, number> = { start: 0, middle: 0.5, end: 1 };

/** A line with its baseline at `y`. */
export function line(text: string, x: number, y: number, style: LineStyle): string {
  const { outline, width } = outlineOf(text, style.face, style.spacing ?? 0);
  if (!outline) return '';
  const left = x - width * style.size * startOf[style.anchor ?? 'start'];
  const scale = style.size / 1000;
  const transform = `translate(${left.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)})`;
  return group({ transform, ...style.extra }, path(outline, style.fill));
}

/** The largest font size, up to `size`, at which a line is at most `width` wide. */
export function sizeWithin(text: string, face: FaceName, size: number, width: number): number {
  const { width: ems } = outlineOf(text, face);
  return ems === 0 ? size : Math.min(size, width / ems);
}

const segmenter = new Intl.Segmenter('bn', { granularity: 'grapheme' });

/** The text, truncated with an ellipsis to at most `ems` wide in this face. */
export function shortened(text: string, face: FaceName, ems: number): string {
  if (outlineOf(text, face).width <= ems) return text;
  const characters = [...segmenter.segment(text)].map((part) => part.segment);
  let [fits, tooLong] = [0, characters.length];
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    const width = outlineOf(`${characters.slice(0, middle).join('').trim()}…`, face).width;
    if (width <= ems) fits = middle;
    else tooLong = middle;
  }
  return fits === 0 ? '' : `${characters.slice(0, fits).join('').trim()}…`;
}
