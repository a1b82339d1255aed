import type { Panel } from './designs/paper.ts';
import { designs } from './designs/table.ts';
import { fitted, type Box } from './fitting.ts';
import { drawableText, line, shortened, sizeWithin, type Anchor } from './text-outline.ts';
import type { Work } from './look.ts';

const startOf: Record<Anchor, number> = { start: 0, middle: 0.5, end: 1 };

/** Smaller characters, or any small print on a narrower label, would be illegible at 320 px. */
const smallPrint = 8.5;
const leastForSmallPrint = 96;

/** One vertically centred line within a box, truncated if it is too long. */
export function lineIn(
  text: string,
  box: Box,
  style: {
    fill: string;
    anchor: Anchor;
    face: 'narrow' | 'small' | 'plain' | 'round';
    smallest: number;
  },
): string {
  const shown = drawableText(text);
  if (!shown || box.w <= 0) return '';
  const size = Math.max(style.smallest, sizeWithin(shown, style.face, box.h, box.w));
  const cut = shortened(shown, style.face, box.w / size);
  return line(cut, box.x + box.w * startOf[style.anchor], box.y + box.h / 2 + size * 0.35, {
    ...style,
    size,
  });
}

/** The name on the pack: Latin if possible, else Bengali. */
export function packName(work: Work): string {
  return drawableText(work.facts.name) || drawableText(work.facts.nameBn);
}

/** Art and words of a printed panel, from 0,0 to `panel`. The caller clips and places it. */
export function label(work: Work, panel: Panel): string {
  const { facts, look, fineness } = work;
  const design = designs[look.design] ?? designs[0];
  const drawn = design(work.ink, panel, look);
  const isFine = fineness === 'fine';
  const generic = isFine ? drawableText(facts.genericName) : '';
  const unit = Math.min(panel.w, panel.h);
  const wished = Math.max(smallPrint, Math.min(unit * 0.1, drawn.title.h * 0.2));
  const noteHeight = generic && unit >= leastForSmallPrint ? wished : 0;
  const nameBox = { ...drawn.title, h: drawn.title.h - noteHeight * 1.15 };
  const name = fitted(packName(work), nameBox, {
    face: look.face,
    fill: drawn.titleFill,
    anchor: drawn.anchor,
    largest: unit * 0.3,
    smallest: unit * 0.085,
    lines: 2,
    rest: 'middle',
  });
  const note =
    noteHeight === 0
      ? ''
      : lineIn(
          generic,
          { ...drawn.title, y: nameBox.y + nameBox.h + noteHeight * 0.1, h: noteHeight },
          { face: 'small', fill: drawn.noteFill, anchor: drawn.anchor, smallest: noteHeight * 0.8 },
        );
  const hasFoot = isFine && unit >= leastForSmallPrint && drawn.foot.w > 0;
  const size = hasFoot ? '' : facts.packName;
  const printed = [facts.strength, size].filter(Boolean).join(' · ') || (isFine ? facts.form : '');
  const strength = lineIn(printed, drawn.strength, {
    face: 'narrow',
    fill: drawn.strengthFill,
    anchor: drawn.anchor,
    smallest: unit * 0.07,
  });
  const foot = hasFoot
    ? lineIn([facts.form, facts.packName].filter(Boolean).join(' · '), drawn.foot, {
        face: 'small',
        fill: drawn.footFill,
        anchor: drawn.foot.x > panel.w * 0.5 ? 'end' : drawn.anchor,
        smallest: Math.max(smallPrint - 1, unit * 0.05),
      })
    : '';
  return [drawn.art, name.drawn, note, strength, foot].join('');
}
