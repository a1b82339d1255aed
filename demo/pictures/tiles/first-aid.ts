import { circle, ellipse, path, placed, rect, stroke } from '#demo/pictures/ink.ts';
import type { Sketch } from './tones.ts';
import { drop, leaf } from './shapes.ts';

const firstAid: Sketch = (tones) =>
  stroke('M36 32V24Q36 18 42 18H58Q64 18 64 24V32', tones.deep, 6) +
  rect(12, 32, 76, 54, tones.main, { rx: 10 }) +
  rect(12, 54, 76, 32, tones.deep, { rx: 10, opacity: 0.35 }) +
  circle(50, 58, 20, tones.paper) +
  placed(50, 73, leaf(30, tones.bright, tones.deep), 8);

const ors: Sketch = ({ main, bright, paper, deep }) =>
  path('M18 26H62L57 88H23Z', paper) +
  path('M20.4 48Q32 42 41 49T59.7 48L56.6 85H23.4Z', main) +
  placed(
    72,
    54,
    rect(-13, -22, 26, 42, bright, { rx: 3 }) +
      rect(-13, -22, 26, 7, deep, { opacity: 0.35 }) +
      path('M0 -7C5 0 8 4 8 8A8 8 0 0 1 -8 8C-8 4 -5 0 0 -7Z', paper),
    12,
  ) +
  circle(34, 64, 3, paper, { opacity: 0.8 }) +
  circle(44, 72, 2.4, paper, { opacity: 0.8 });

const wound: Sketch = ({ bright, paper, main, deep }) =>
  placed(
    50,
    50,
    rect(-42, -16, 84, 32, bright, { rx: 16 }) +
      rect(-15, -16, 30, 32, paper) +
      [-30, -24, 24, 30]
        .flatMap((x) => [-6, 6].map((y) => circle(x, y, 2, deep, { opacity: 0.5 })))
        .join('') +
      [-6, 6]
        .flatMap((x) => [-6, 6].map((y) => circle(x, y, 2.4, main, { opacity: 0.7 })))
        .join(''),
    -38,
  );

const balm: Sketch = ({ main, bright, paper, deep }) =>
  path('M14 58V76A26 9 0 0 0 66 76V58Z', main) +
  ellipse(40, 58, 26, 9, bright) +
  ellipse(40, 57, 20, 6, paper) +
  rect(66, 40, 22, 48, paper, { rx: 5 }) +
  rect(66, 56, 22, 18, main) +
  rect(70, 28, 14, 12, deep, { rx: 3 }) +
  [
    [60, 22],
    [54, 30],
    [52, 18],
    [44, 26],
    [42, 14],
  ]
    .map(([x, y]) => circle(x ?? 0, y ?? 0, 2.8, bright))
    .join('');

const sanitizer: Sketch = ({ main, bright, paper, deep }) =>
  path('M28 26H50Q60 26 60 36', 'none', {
    stroke: deep,
    'stroke-width': 7,
    'stroke-linecap': 'round',
  }) +
  rect(34, 26, 8, 16, deep) +
  rect(26, 38, 26, 10, main, { rx: 3 }) +
  rect(16, 46, 46, 44, paper, { rx: 10 }) +
  rect(16, 60, 46, 18, main) +
  placed(62, 52, path(drop, bright, { transform: 'scale(.26)' })) +
  path('M56 66Q76 58 94 66V80Q76 92 56 80Z', bright) +
  stroke('M62 70H88M62 76H88', deep, 2, { opacity: 0.45 });

/** Sketches for first aid and products without a prescription, by category permalink. */
export const firstAidSketches: Readonly<Record<string, Sketch>> = {
  'otc-first-aid': firstAid,
  'ors-diarrhoea': ors,
  'antiseptic-wound-care': wound,
  'pain-balm-spray': balm,
  'hand-sanitizer-mask': sanitizer,
};
