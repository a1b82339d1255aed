import { line, outlineOf, shortened, type Anchor, type FaceName } from './text-outline.ts';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface FitStyle {
  face: FaceName;
  fill: string;
  anchor: Anchor;
  largest: number;
  smallest: number;
  lines: 1 | 2;
  /** The vertical position of the lines in a higher box. */
  rest?: 'top' | 'middle' | 'bottom';
}

const leading = { latin: 1, bengali: 1.18 };
const bengaliCharacter = /[\u0980-\u09ff]/;

interface Breaking {
  lines: string[];
  size: number;
}

function breakings(words: readonly string[], lines: 1 | 2): string[][] {
  const whole = [words.join(' ')];
  if (lines === 1) return [whole];
  const cuts = words.slice(1).map((_, at) => at + 1);
  return [whole, ...cuts.map((at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')])];
}

function leadingOf(text: string): number {
  return bengaliCharacter.test(text) ? leading.bengali : leading.latin;
}

function sizeOf(lines: readonly string[], box: Box, style: FitStyle, step: number): number {
  const widest = Math.max(...lines.map((text) => outlineOf(text, style.face).width), 0.01);
  return Math.min(style.largest, box.w / widest, box.h / (lines.length * step));
}

function bestBreaking(text: string, box: Box, style: FitStyle): Breaking {
  const words = text.split(' ');
  const step = leadingOf(text);
  const candidates = breakings(words, style.lines).map((lines) => ({
    lines,
    size: sizeOf(lines, box, style, step),
  }));
  const best = candidates.reduce((one, other) => (other.size > one.size * 1.08 ? other : one));
  if (best.size >= style.smallest) return best;
  const rows = Math.max(1, Math.min(style.lines, Math.floor(box.h / (style.smallest * step))));
  const ems = box.w / style.smallest;
  const first = words.findLastIndex(
    (_, at) => outlineOf(words.slice(0, at + 1).join(' '), style.face).width <= ems,
  );
  const lines =
    rows === 1 || first < 0
      ? [shortened(text, style.face, ems)]
      : [
          words.slice(0, first + 1).join(' '),
          shortened(words.slice(first + 1).join(' '), style.face, ems),
        ];
  return { lines: lines.filter(Boolean), size: Math.min(style.smallest, box.h / step) };
}

export interface Fitted {
  drawn: string;
  /** The height of the fitted lines. */
  height: number;
  size: number;
}

/** The text as large as the box and the number of lines allow, truncated if necessary. */
export function fitted(text: string, box: Box, style: FitStyle): Fitted {
  if (!text || box.w <= 0 || box.h <= 0) return { drawn: '', height: 0, size: 0 };
  const { lines, size } = bestBreaking(text, box, style);
  const step = leadingOf(text) * size;
  const height = lines.length * step;
  const spare = Math.max(0, box.h - height);
  const shares = { top: 0, middle: 0.5, bottom: 1 };
  const top = box.y + spare * shares[style.rest ?? 'top'];
  const starts = { start: box.x, middle: box.x + box.w / 2, end: box.x + box.w };
  const drawn = lines.map((text, at) =>
    line(text, starts[style.anchor], top + at * step + step * 0.78, { ...style, size }),
  );
  return { drawn: drawn.join(''), height, size };
}
