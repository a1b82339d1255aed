import { darker, lighter, mix } from '#demo/pictures/colour.ts';
import { circle, path, placed, rect, stroke } from '#demo/pictures/ink.ts';
import { line } from '#demo/pictures/text-outline.ts';
import type { Work } from '#demo/pictures/look.ts';
import { bodyOf, dial, key, named, plastic, screen } from './device-parts.ts';
import { box, floor, roundness, shadow } from './surface.ts';

/** A blood pressure monitor with its cuff. */
export function bpMonitor(work: Work): string {
  const { ink, look } = work;
  const cuff = look.chance.pick([look.main, look.deep, '#3a4a55']);
  const isAneroid = /aneroid/i.test(`${work.facts.genericName} ${work.facts.name}`);
  return [
    shadow(ink, 236, 130, 214),
    rect(150, 78, 200, 130, cuff, { rx: 26 }),
    rect(
      150,
      78,
      200,
      130,
      ink.linear(90, [0, '#ffffff', 0.26], [0.5, '#ffffff', 0], [1, '#10161a', 0.3]),
      { rx: 26 },
    ),
    rect(276, 78, 34, 130, lighter(cuff, 0.16)),
    stroke('M166 94H334M166 192H334', '#ffffff', 1.4, { 'stroke-dasharray': '4 4', opacity: 0.35 }),
    stroke('M208 200C190 250 150 190 126 214', '#4a565c', 7),
    shadow(ink, 190, 136, floor),
    bodyOf(ink, { x: 66, y: 184, w: 244, h: floor - 190 }, plastic, 26),
    isAneroid
      ? dial(work, 144, 246, 46)
      : screen(ink, { x: 88, y: 204, w: 112, h: 92 }, ['118', '76', '72']),
    key(work, 256, 236, 27, look.bright),
    stroke('M256 226V237M248 229A11 11 0 1 0 264 229', '#ffffff', 3.4),
    key(work, 234, 288, 9, mix(look.main, '#ffffff', 0.2)),
    key(work, 278, 288, 9, mix(look.main, '#ffffff', 0.2)),
    named(work, { x: 88, y: 300, w: 200, h: 21 }, look.deep),
  ].join('');
}

/** A digital thermometer over its case. */
export function thermometer(work: Work): string {
  const { ink, look } = work;
  const round = ink.linear(90, [0, '#ffffff', 0.6], [0.4, '#ffffff', 0], [1, '#10161a', 0.22]);
  const drawn = [
    rect(0, 20, 74, 10, '#c2cacd', { rx: 5 }),
    path('M60 14Q96 2 130 0H276Q296 0 296 25T276 50H130Q96 48 60 36Z', plastic),
    path('M232 0H276Q296 0 296 25T276 50H232Z', look.main),
    path('M60 14Q96 2 130 0H276Q296 0 296 25T276 50H130Q96 48 60 36Z', round),
    screen(ink, { x: 132, y: 9, w: 78, h: 32 }, ['98.6']),
    circle(258, 25, 9, look.bright),
  ].join('');
  return [
    shadow(ink, 200, 142, floor - 60),
    box(work, { x: 62, y: 96, w: 250, h: floor - 62 - 96 }, 32, {
      top: look.soft,
      side: look.main,
    }),
    shadow(ink, 206, 158, floor + 2),
    placed(54, 284, drawn, -3),
  ].join('');
}

/** A finger-tip oximeter. */
export function oximeter(work: Work): string {
  const { ink, look } = work;
  return [
    shadow(ink, 200, 128, floor - 2),
    path('M86 214H160V282H86Q64 276 64 248T86 214Z', '#eac4a4'),
    path('M64 248Q64 228 80 220Q92 230 90 248T80 276Q64 268 64 248Z', '#f6dccb'),
    rect(112, 246, 216, 84, darker(look.main, 0.18), { rx: 34 }),
    rect(112, 246, 216, 84, roundness(ink), { rx: 34, opacity: 0.6 }),
    bodyOf(
      ink,
      { x: 104, y: 128, w: 232, h: 122 },
      look.chance.pick([plastic, look.main, '#37434a']),
      40,
    ),
    rect(132, 146, 150, 86, '#141c22', { rx: 12 }),
    line('98', 148, 210, { face: 'narrow', size: 62, fill: lighter(look.bright, 0.3) }),
    line('72', 222, 188, { face: 'narrow', size: 34, fill: '#9fe0c4' }),
    stroke('M218 214H232L238 202L246 222L252 214H270', '#9fe0c4', 2.6),
    key(work, 308, 189, 14, look.bright),
    named(work, { x: 140, y: 268, w: 160, h: 26 }, '#ffffff'),
  ].join('');
}

/** A glucose meter with a strip and its box. */
export function glucometer(work: Work): string {
  const { ink, look } = work;
  const shell = look.chance.pick([look.deep, '#2d3a42', look.main]);
  return [
    shadow(ink, 150, 106, floor - 12),
    box(work, { x: 46, y: 108, w: 152, h: floor - 14 - 108 }, 28, {
      top: look.bright,
      side: look.main,
    }),
    shadow(ink, 272, 84, floor + 6),
    rect(258, 316, 24, 34, '#fbfbf8', { rx: 2 }) + rect(258, 338, 24, 12, look.bright),
    path(
      'M210 152Q210 104 270 104T330 152Q330 230 318 290Q312 326 270 326T222 290Q210 230 210 152Z',
      darker(shell, 0.3),
      { transform: 'translate(0 5)' },
    ),
    path(
      'M210 152Q210 104 270 104T330 152Q330 230 318 290Q312 326 270 326T222 290Q210 230 210 152Z',
      shell,
    ),
    path(
      'M210 152Q210 104 270 104T330 152Q330 230 318 290Q312 326 270 326T222 290Q210 230 210 152Z',
      ink.linear(40, [0, '#ffffff', 0.32], [0.4, '#ffffff', 0]),
    ),
    screen(ink, { x: 226, y: 128, w: 88, h: 84 }, ['5.6', 'mmol/L']),
    key(work, 270, 250, 19, look.bright),
    key(work, 240, 286, 7, lighter(shell, 0.35)),
    key(work, 300, 286, 7, lighter(shell, 0.35)),
  ].join('');
}

/** A nebulizer: compressor, hose and mask. */
export function nebulizer(work: Work): string {
  const { ink, look } = work;
  return [
    shadow(ink, 168, 126, floor),
    stroke('M250 226C300 226 350 250 336 296S286 344 278 300', '#cfd8db', 9),
    stroke('M250 226C300 226 350 250 336 296S286 344 278 300', '#ffffff', 3, { opacity: 0.7 }),
    bodyOf(ink, { x: 62, y: 158, w: 212, h: floor - 164 }, plastic, 34),
    path('M62 252V298Q62 332 96 332H240Q274 332 274 298V252Q168 286 62 252Z', look.main),
    path(
      'M62 252V298Q62 332 96 332H240Q274 332 274 298V252Q168 286 62 252Z',
      ink.linear(90, [0, '#ffffff', 0.2], [1, '#10161a', 0.18]),
    ),
    key(work, 112, 206, 17, look.bright),
    ...[0, 1, 2, 3].map((at) => stroke(`M${206 + at * 12} 190V222`, '#aab4b4', 5)),
    named(work, { x: 86, y: 286, w: 164, h: 26 }, '#ffffff'),
    shadow(ink, 296, 46, 172),
    path(
      'M262 66Q300 50 336 74Q350 112 322 148Q300 166 278 150Q252 116 262 66Z',
      mix('#cfe4e8', look.main, 0.18),
      { opacity: 0.92 },
    ),
    path('M262 66Q300 50 336 74Q340 92 336 108Q300 84 260 100Q259 84 262 66Z', '#ffffff', {
      opacity: 0.5,
    }),
    rect(284, 142, 30, 42, mix(look.bright, '#ffffff', 0.3), { rx: 7 }),
    rect(284, 142, 30, 42, roundness(ink), { rx: 7 }),
    stroke('M299 184C300 204 280 222 252 226', '#cfd8db', 9),
  ].join('');
}
