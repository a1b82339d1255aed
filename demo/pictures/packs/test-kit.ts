import { ellipse, placed, rect } from '#demo/pictures/ink.ts';
import type { Work } from '#demo/pictures/look.ts';
import { box, floor, shadow } from './surface.ts';

/** A test cassette in front of its envelope box. */
export function testKit(work: Work): string {
  const { ink, look } = work;
  const cassette = [
    rect(0, 4, 206, 62, '#c9cfd0', { rx: 18 }),
    rect(0, 0, 206, 62, '#fbfcfa', { rx: 18 }),
    rect(66, 18, 74, 26, '#e6e9e6', { rx: 8 }),
    rect(72, 22, 62, 18, '#ffffff', { rx: 4 }),
    rect(88, 22, 5, 18, look.main),
    rect(110, 22, 5, 18, look.bright),
    ellipse(170, 31, 15, 11, '#e0e4e2'),
    ellipse(170, 32, 11, 7.5, '#c6cccb'),
    rect(14, 14, 36, 34, look.main, { rx: 9 }),
    rect(
      0,
      0,
      206,
      62,
      ink.linear(60, [0, '#ffffff', 0.5], [0.5, '#ffffff', 0], [1, '#10161a', 0.08]),
      { rx: 18 },
    ),
  ].join('');
  return [
    shadow(ink, 200, 140, floor - 48),
    box(work, { x: 62, y: 92, w: 246, h: floor - 50 - 92 }, 34, {
      top: look.bright,
      side: look.main,
    }),
    shadow(ink, 212, 118, floor + 8),
    placed(108, 276, cassette, -4),
  ].join('');
}
