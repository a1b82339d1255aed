import { circle, ellipse, path, placed, rect, stroke } from '#demo/pictures/ink.ts';
import { heart, leaf } from './shapes.ts';
import type { Sketch } from './tones.ts';

const devices: Sketch = ({ main, bright, paper, deep }) =>
  stroke('M24 14V36Q24 56 42 56T60 36V14', deep, 6) +
  stroke('M42 56V66Q42 86 60 86T78 68V60', deep, 6) +
  circle(78, 50, 12, main) +
  circle(78, 50, 6, bright) +
  rect(18, 10, 12, 8, paper, { rx: 3 }) +
  rect(54, 10, 12, 8, paper, { rx: 3 });

const pressure: Sketch = ({ main, bright, paper, deep }) =>
  circle(40, 42, 30, deep) +
  circle(40, 42, 24, paper) +
  stroke('M24 50A18 18 0 0 1 40 24', main, 4.4) +
  stroke('M44 24.6A18 18 0 0 1 56 50', bright, 4.4) +
  stroke('M40 42L50 31', deep, 4) +
  circle(40, 42, 4, deep) +
  stroke('M60 64Q66 72 70 72', deep, 6) +
  path('M66 66Q84 58 90 74Q92 90 78 92Q64 90 64 78Z', main);

const thermometer: Sketch = ({ main, bright, paper, deep }) =>
  placed(
    50,
    44,
    rect(-44, -5, 22, 10, deep, { rx: 5 }) +
      rect(-28, -13, 70, 26, paper, { rx: 13 }) +
      rect(-12, -7, 30, 14, bright, { rx: 3 }) +
      path('M24 -13H29A13 13 0 0 1 29 13H24Z', main),
    -38,
  ) +
  rect(52, 66, 40, 24, main, { rx: 9 }) +
  stroke('M58 79H66L70 72L75 85L79 79H86', paper, 3.2);

const nebulizer: Sketch = ({ main, bright, paper, deep }) =>
  path('M26 16Q50 6 74 16Q84 42 66 58Q50 70 34 58Q16 42 26 16Z', paper) +
  path('M26 16Q50 6 74 16Q77 24 76 32Q50 20 24 32Q23 24 26 16Z', main) +
  rect(41, 60, 18, 20, bright, { rx: 5 }) +
  stroke('M50 80Q50 92 66 90T88 78', deep, 6) +
  stroke('M16 34L6 30M84 34L94 30', deep, 4) +
  circle(40, 44, 3, main) +
  circle(50, 40, 3, main) +
  circle(60, 44, 3, main);

const support: Sketch = ({ main, bright, paper, deep }) =>
  path('M30 10H66Q66 34 62 46Q70 58 66 90H32Q34 70 34 56Q24 40 30 10Z', paper) +
  path('M29 28H66Q65 38 62 46Q68 58 67 74H33Q34 64 34 56Q28 44 29 28Z', main) +
  ellipse(46, 51, 11, 10, bright) +
  rect(29, 26, 38, 6, deep) +
  rect(33, 70, 34, 6, deep) +
  stroke('M76 40Q84 50 76 62M86 36Q96 50 86 66', bright, 4.4);

const surgical: Sketch = ({ main, bright, paper, deep }) =>
  path(
    'M26 90V56Q18 48 14 38Q16 30 22 34L30 44L28 18Q32 10 37 18L40 40L42 12Q47 4 52 12V40L57 16Q62 9 67 17L64 46L72 34Q79 32 79 40L68 66V90Z',
    bright,
  ) +
  rect(22, 78, 50, 14, main, { rx: 4 }) +
  stroke('M34 58Q46 66 60 58', deep, 3, { opacity: 0.35 }) +
  circle(84, 22, 7, paper) +
  circle(88, 62, 4, paper);

const personal: Sketch = ({ main, bright, paper, deep }) =>
  rect(30, 12, 20, 14, deep, { rx: 4 }) +
  path('M22 44Q22 28 40 28T58 44V80Q58 90 48 90H32Q22 90 22 80Z', paper) +
  rect(22, 50, 36, 24, main) +
  placed(76, 90, leaf(58, bright, deep), 10) +
  placed(66, 92, leaf(34, main, deep), -38);

const skinCare: Sketch = ({ main, bright, paper, deep }) =>
  path('M14 52H74V76Q74 90 60 90H28Q14 90 14 76Z', main) +
  rect(10, 40, 68, 14, paper, { rx: 6 }) +
  path('M26 40Q28 26 42 28Q44 16 56 20Q66 24 62 40Z', bright) +
  circle(44, 72, 9, paper, { opacity: 0.85 }) +
  path('M82 14L85 23L94 26L85 29L82 38L79 29L70 26L79 23Z', deep);

const hairCare: Sketch = ({ main, bright, paper, deep }) =>
  placed(
    42,
    46,
    ellipse(0, -8, 23, 32, main) +
      ellipse(0, -8, 15, 23, paper) +
      rect(-6, 22, 12, 34, main, { rx: 6 }) +
      [-8, 0, 8].flatMap((x) => [-22, -12, -2, 8].map((y) => circle(x, y, 2, deep))).join(''),
    -22,
  ) + path('M66 22Q90 34 78 62Q74 76 84 90Q62 86 64 62Q66 44 58 34Z', bright);

const oralCare: Sketch = ({ main, bright, paper, deep }) =>
  path(
    'M20 40C18 20 36 16 44 24C52 16 70 20 68 40C67 52 62 56 60 70C58 84 50 84 48 72C46 62 42 62 40 72C38 84 30 84 28 70C26 56 21 52 20 40Z',
    paper,
  ) +
  stroke('M30 34Q34 28 40 30', main, 4) +
  placed(
    82,
    50,
    rect(-4, -8, 8, 50, main, { rx: 4 }) +
      rect(-5, -38, 10, 30, deep, { rx: 4 }) +
      rect(-14, -36, 10, 5, bright) +
      rect(-14, -28, 10, 5, bright) +
      rect(-14, -20, 10, 5, bright),
    10,
  );

const grooming: Sketch = ({ main, bright, paper, deep }) =>
  placed(
    40,
    44,
    rect(-28, -28, 56, 19, deep, { rx: 5 }) +
      stroke('M-22 -22H22M-22 -15H22', paper, 2.6) +
      path('M-6 -9H6L9 20Q10 44 0 48Q-10 44 -9 20Z', main),
    -26,
  ) +
  path('M56 78Q56 62 72 64Q78 56 86 64Q94 66 92 78Q92 88 74 88T56 78Z', paper) +
  circle(70, 76, 3, bright) +
  circle(80, 72, 4, bright);

const wellness: Sketch = ({ main, bright }) =>
  placed(40, 46, heart(0.9, main), -12) + placed(68, 64, heart(0.62, bright), 14);

const herbal: Sketch = ({ main, bright, paper, deep }) =>
  placed(44, 50, leaf(42, bright, deep), -20) +
  placed(58, 50, leaf(36, main, deep), 26) +
  stroke('M66 42L84 16', deep, 8) +
  path('M14 48H86Q86 78 64 82V86H72V92H28V86H36V82Q14 78 14 48Z', paper) +
  rect(10, 46, 80, 9, main, { rx: 4.5 });

const unani: Sketch = ({ main, bright, paper, deep }) =>
  rect(36, 10, 18, 16, deep, { rx: 3 }) +
  path('M38 26H52V36Q70 42 70 60V80Q70 90 60 90H30Q20 90 20 80V60Q20 42 38 36Z', paper) +
  path('M20 60Q34 52 46 60T70 60V80Q70 90 60 90H30Q20 90 20 80Z', main) +
  placed(46, 84, leaf(28, bright, deep)) +
  placed(82, 58, leaf(34, bright, deep), 24) +
  placed(82, 88, leaf(22, main, deep), -16);

const honey: Sketch = ({ main, bright, paper, deep }) =>
  path('M20 40H64Q74 50 74 66T62 90H22Q10 82 10 66T20 40Z', bright) +
  rect(16, 30, 52, 13, main, { rx: 5 }) +
  rect(22, 54, 40, 22, paper, { rx: 5 }) +
  placed(42, 73, leaf(16, main, deep)) +
  placed(
    80,
    34,
    stroke('M0 0V44', deep, 4.4) +
      ellipse(0, -6, 10, 14, deep) +
      stroke('M-9 -12H9M-10 -5H10M-9 2H9', bright, 2.6),
    18,
  ) +
  path('M64 16Q70 24 66 28Q60 26 64 16Z', bright);

/** Sketches for devices, personal care and herbs, by category permalink. */
export const goodsSketches: Readonly<Record<string, Sketch>> = {
  'devices-surgical': devices,
  'blood-pressure-monitor': pressure,
  'thermometer-oximeter': thermometer,
  'nebulizer-respiratory': nebulizer,
  'supports-braces': support,
  'surgical-disposables': surgical,
  'personal-care': personal,
  'skin-care': skinCare,
  'hair-care': hairCare,
  'oral-care': oralCare,
  'mens-grooming': grooming,
  'sexual-wellness': wellness,
  'herbal-homeo': herbal,
  'herbal-unani': unani,
  'honey-isabgul-natural': honey,
};
