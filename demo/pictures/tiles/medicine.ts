import { circle, ellipse, path, placed, polygon, rect, stroke } from '#demo/pictures/ink.ts';
import type { Sketch } from './tones.ts';
import { bone, capsule, drop, germ, heart, leaf } from './shapes.ts';

const medicine: Sketch = (tones) =>
  capsule(tones, 62, -42, 44, 46) +
  circle(70, 70, 16, tones.bright) +
  stroke('M60 74L80 66', tones.deep, 3, { opacity: 0.5 });

const feverPain: Sketch = ({ deep, main, bright, paper }) =>
  placed(
    44,
    50,
    rect(-9, -38, 18, 56, paper, { rx: 9 }) +
      circle(0, 26, 15, paper) +
      rect(-4, -18, 8, 40, main, { rx: 4 }) +
      circle(0, 26, 9.5, main) +
      stroke('M9 -26H14M9 -15H14M9 -4H14', deep, 3),
    14,
  ) +
  stroke('M66 26Q74 33 67 41T68 57', bright, 5) +
  stroke('M80 22Q88 30 81 39T82 57', bright, 5);

const gastric: Sketch = ({ deep, main, bright, paper }) =>
  path(
    'M40 14C40 28 36 34 27 40C12 50 14 78 34 84C54 90 76 80 80 58C83 40 70 34 62 42C55 49 51 40 52 32V14Z',
    main,
  ) +
  path('M22 58C32 50 44 64 56 58C66 53 73 56 79 60C74 80 54 89 34 84C24 80 19 69 22 58Z', bright) +
  circle(38, 70, 4.4, paper) +
  circle(52, 74, 3.2, paper) +
  circle(61, 66, 4, paper) +
  rect(38, 12, 16, 8, deep, { rx: 3 });

const allergy: Sketch = ({ deep, main, bright, paper }) =>
  stroke('M40 60Q42 78 38 92', deep, 5) +
  placed(39, 82, leaf(24, deep, deep), 62) +
  [0, 60, 120, 180, 240, 300]
    .map((turn) => placed(42, 40, ellipse(0, -17, 10.5, 15, paper), turn))
    .join('') +
  circle(42, 40, 11.5, bright) +
  [
    [70, 26, 4],
    [80, 38, 3],
    [74, 50, 5],
    [86, 56, 3.4],
    [68, 66, 3.4],
    [84, 74, 4.4],
  ]
    .map(([x, y, r]) => circle(x ?? 0, y ?? 0, r ?? 0, main))
    .join('');

const antibiotic: Sketch = ({ deep, main, bright, paper, pale }) =>
  circle(50, 52, 38, deep) +
  circle(50, 49, 38, paper) +
  circle(50, 49, 31, pale) +
  placed(39, 40, rect(-11, -5, 22, 10, main, { rx: 5 }), 30) +
  placed(62, 36, rect(-9, -4.5, 18, 9, bright, { rx: 4.5 }), -38) +
  placed(60, 61, rect(-12, -5, 24, 10, main, { rx: 5 }), -14) +
  circle(39, 62, 5, bright) +
  circle(50, 49, 3.4, deep) +
  circle(44, 70, 3, main);

const diabetes: Sketch = ({ deep, main, bright, paper }) =>
  placed(
    42,
    50,
    path(drop, main, { transform: 'scale(1.2)' }) +
      path('M-14 16A16 16 0 0 0 -2 28', 'none', {
        stroke: paper,
        'stroke-width': 4.5,
        'stroke-linecap': 'round',
        opacity: 0.8,
      }),
  ) +
  placed(
    72,
    70,
    rect(-15, -15, 30, 30, paper, { rx: 4 }) +
      polygon(
        [
          [-15, -15],
          [-6, -24],
          [24, -24],
          [15, -15],
        ],
        bright,
      ) +
      polygon(
        [
          [15, -15],
          [24, -24],
          [24, 6],
          [15, 15],
        ],
        deep,
      ),
    0,
    0.86,
  );

const heartCare: Sketch = ({ main, bright, paper, deep }) =>
  placed(50, 52, heart(1.16, main)) +
  stroke('M14 54H36L43 36L53 70L60 54H86', paper, 5) +
  circle(86, 54, 5, bright) +
  circle(14, 54, 5, deep, { opacity: 0 });

const asthma: Sketch = ({ deep, main, bright }) =>
  stroke('M50 12V40', deep, 7) +
  stroke('M50 36L38 48M50 36L62 48', deep, 5) +
  path('M44 34C30 28 16 48 14 68C13 84 22 90 34 84C44 79 45 70 45 58Z', main) +
  path('M56 34C70 28 84 48 86 68C87 84 78 90 66 84C56 79 55 70 55 58Z', main) +
  stroke('M36 50Q30 60 30 72M64 50Q70 60 70 72', bright, 4.5) +
  stroke('M35 60L41 66M65 60L59 66', bright, 3.6);

const boneCare: Sketch = ({ paper, bright, main }) =>
  placed(46, 54, bone(paper), -42, 1.06) +
  stroke('M68 62Q80 66 78 80M60 72Q68 76 66 86', bright, 5) +
  stroke('M26 26Q20 16 28 12M38 22Q34 12 42 8', main, 4);

const brain: Sketch = ({ main, bright, paper, pale }) =>
  path('M62 14A36 36 0 1 0 86 62A30 30 0 0 1 62 14Z', main) +
  path('M72 24L75 32L83 35L75 38L72 46L69 38L61 35L69 32Z', bright) +
  path('M86 12L88 17L93 19L88 21L86 26L84 21L79 19L84 17Z', bright) +
  path('M18 84A11 11 0 0 1 20 62A15 15 0 0 1 48 60A12 12 0 0 1 64 68A9 9 0 0 1 62 86H20Z', paper) +
  path('M20 86A9 9 0 0 1 16 77Q40 86 66 76Q66 86 60 86Z', pale);

const skin: Sketch = ({ deep, main, bright, paper }) =>
  path('M10 60Q30 50 50 60T90 60V72Q70 80 50 72T10 72Z', bright) +
  path('M10 74Q30 66 50 75T90 74V82Q70 92 50 84T10 84Z', main) +
  placed(
    50,
    34,
    path(drop, paper, { transform: 'scale(.82)' }) + stroke('M-9 10A10 10 0 0 0 0 19', main, 3.4),
  ) +
  circle(24, 50, 4, deep, { opacity: 0.55 }) +
  circle(78, 49, 5, deep, { opacity: 0.55 });

const eye: Sketch = ({ deep, main, bright, paper }) =>
  path('M8 52Q50 8 92 52Q50 96 8 52Z', paper) +
  circle(50, 52, 21, main) +
  circle(50, 52, 11, deep) +
  circle(57, 44, 5.4, '#ffffff') +
  stroke('M24 26L19 17M40 18L38 8M60 18L62 8M76 26L81 17', bright, 4.6);

const worm: Sketch = ({ main, bright, paper, deep }) =>
  path('M50 8L86 20V48C86 70 70 86 50 94C30 86 14 70 14 48V20Z', main) +
  path('M50 8L86 20V48C86 70 70 86 50 94Z', deep, { opacity: 0.4 }) +
  placed(50, 50, germ(16, paper, bright));

const thyroid: Sketch = ({ main, bright, deep, paper }) =>
  path('M48 46C36 12 10 14 12 36C14 54 34 60 48 54C30 60 24 76 34 84C44 90 49 72 50 60Z', main) +
  path('M52 46C64 12 90 14 88 36C86 54 66 60 52 54C70 60 76 76 66 84C56 90 51 72 50 60Z', main) +
  circle(28, 36, 8, bright) +
  circle(72, 36, 8, bright) +
  circle(37, 72, 5, paper) +
  circle(63, 72, 5, paper) +
  rect(46.5, 32, 7, 46, deep, { rx: 3.5 }) +
  stroke('M49 33Q44 22 37 20M51 33Q56 22 63 20', deep, 3);

/** Sketches for medicine, by category permalink. */
export const medicineSketches: Readonly<Record<string, Sketch>> = {
  medicine,
  'fever-pain': feverPain,
  'gastric-acidity': gastric,
  'allergy-cold-cough': allergy,
  antibiotic,
  'diabetes-medicine': diabetes,
  'heart-blood-pressure': heartCare,
  'asthma-breathing': asthma,
  'bone-joint-muscle': boneCare,
  'brain-sleep-mind': brain,
  'skin-fungal': skin,
  'eye-ear-nose': eye,
  'worm-infection': worm,
  'thyroid-hormone': thyroid,
};
