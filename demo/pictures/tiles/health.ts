import { circle, ellipse, path, placed, rect, stroke } from '#demo/pictures/ink.ts';
import { bone, drop, heart, leaf } from './shapes.ts';
import type { Sketch, Tones } from './tones.ts';

function rays(x: number, y: number, r: number, colour: string): string {
  return Array.from({ length: 10 }, (_, at) => {
    const angle = (at * Math.PI) / 5;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return stroke(
      `M${x + dx * r * 1.35} ${y + dy * r * 1.35}L${x + dx * r * 1.7} ${y + dy * r * 1.7}`,
      colour,
      r * 0.24,
    );
  }).join('');
}

const vitamin: Sketch = ({ main, bright, paper, deep }) =>
  circle(42, 54, 32, bright) +
  circle(42, 54, 26, paper) +
  Array.from({ length: 8 }, (_, at) =>
    placed(42, 54, path('M0 -3L-7 -20Q0 -26 7 -20Z', bright), at * 45),
  ).join('') +
  placed(66, 32, leaf(30, main, deep), 48) +
  placed(
    76,
    76,
    rect(-17, -7.5, 34, 15, paper, { rx: 7.5 }) +
      path('M0 -7.5H9.5A7.5 7.5 0 0 1 9.5 7.5H0Z', main),
    -38,
  );

function jar(tones: Tones, x: number): string {
  return (
    rect(x, 18, 40, 16, tones.deep, { rx: 4 }) +
    rect(x - 6, 34, 52, 56, tones.paper, { rx: 10 }) +
    rect(x - 6, 48, 52, 28, tones.main)
  );
}

const multivitamin: Sketch = (tones) =>
  jar(tones, 26) +
  placed(46, 72, leaf(20, tones.bright, tones.deep)) +
  circle(80, 82, 9, tones.bright) +
  placed(80, 60, rect(-12, -5.5, 24, 11, tones.bright, { rx: 5.5 }), -30);

const calcium: Sketch = ({ bright, paper, main }) =>
  circle(62, 36, 18, bright) +
  rays(62, 36, 18, bright) +
  placed(42, 66, bone(paper), -34, 0.86) +
  stroke('M22 84Q40 94 62 88', main, 4);

const iron: Sketch = ({ main, bright, paper, deep }) =>
  stroke('M34 38L62 30L76 54L58 76', deep, 4.6) +
  circle(34, 38, 15, main) +
  circle(62, 29, 11, bright) +
  circle(77, 55, 13, paper) +
  circle(57, 78, 10, main) +
  placed(26, 92, leaf(36, bright, deep), -18);

const nutrition: Sketch = ({ main, bright, paper, deep }) =>
  path('M20 34H66V76Q66 90 52 90H34Q20 90 20 76Z', paper) +
  stroke('M66 46H74Q84 46 84 56T74 66H66', paper, 7) +
  path('M20 50Q32 44 43 51T66 50V76Q66 90 52 90H34Q20 90 20 76Z', bright) +
  stroke('M32 26Q28 20 33 14M44 26Q40 18 45 10M56 26Q52 20 57 14', main, 4) +
  placed(43, 70, heart(0.34, deep));

const diabeticCare: Sketch = ({ main, bright, paper, deep }) =>
  placed(
    40,
    50,
    path(drop, main, { transform: 'scale(1.3)' }) + stroke('M-16 16A18 18 0 0 0 -4 30', paper, 4.4),
  ) +
  rect(56, 40, 32, 50, deep, { rx: 12 }) +
  rect(62, 48, 20, 18, bright, { rx: 3 }) +
  circle(72, 78, 5, paper);

const insulin: Sketch = ({ main, bright, paper, deep }) =>
  placed(
    50,
    50,
    rect(-46, -9, 36, 18, main, { rx: 6 }) +
      rect(-12, -8, 40, 16, paper, { rx: 3 }) +
      rect(-4, -4, 20, 8, bright, { rx: 2 }) +
      rect(28, -5, 8, 10, deep) +
      rect(36, -1.4, 14, 2.8, deep),
    40,
  ) +
  placed(80, 76, path(drop, bright, { transform: 'scale(.3)' })) +
  stroke('M22 70H40M18 80H34', main, 4, { opacity: 0 });

const glucometer: Sketch = ({ main, bright, paper, deep }) =>
  path('M22 24Q22 10 46 10T70 24Q70 56 64 76Q61 90 46 90T28 76Q22 56 22 24Z', deep) +
  rect(30, 22, 32, 26, bright, { rx: 5 }) +
  stroke('M35 40L42 33L48 38L57 29', deep, 3.4) +
  circle(46, 64, 8, paper) +
  placed(82, 60, rect(-5, -20, 10, 40, paper, { rx: 2 }) + rect(-5, 8, 10, 12, main)) +
  placed(82, 28, path(drop, main, { transform: 'scale(.3)' }));

const sugarFree: Sketch = ({ main, bright, paper, deep }) =>
  path('M50 30C36 18 14 26 16 52C18 76 34 92 50 86C66 92 82 76 84 52C86 26 64 18 50 30Z', main) +
  path('M50 30C64 18 86 26 84 52C82 76 66 92 50 86Z', deep, { opacity: 0.3 }) +
  stroke('M50 30Q48 18 54 10', deep, 4.4) +
  placed(56, 22, leaf(24, bright, deep), 64) +
  path('M26 48Q26 38 34 36', 'none', {
    stroke: paper,
    'stroke-width': 5,
    'stroke-linecap': 'round',
    opacity: 0.8,
  });

const mother: Sketch = ({ main, bright, paper, deep }) =>
  circle(36, 30, 15, deep) +
  path('M12 88Q12 50 38 50Q64 50 66 88Z', main) +
  circle(36, 33, 11, paper) +
  path('M22 30Q24 14 40 16Q54 18 50 34Q44 24 34 24Q26 24 22 30Z', deep) +
  circle(64, 58, 12, paper) +
  path('M44 88Q46 66 66 68Q86 70 84 88Z', bright) +
  path('M54 55Q56 46 64 46T74 55Q64 50 54 55Z', deep);

const diapers: Sketch = ({ main, bright, paper, pale }) =>
  path('M10 30H90V42Q88 66 66 78Q58 84 50 84T34 78Q12 66 10 42Z', paper) +
  path('M10 54Q30 54 36 78Q14 68 10 44ZM90 54Q70 54 64 78Q86 68 90 44Z', pale) +
  rect(10, 26, 80, 15, main, { rx: 5 }) +
  rect(12, 30, 13, 7, bright, { rx: 3.5 }) +
  rect(75, 30, 13, 7, bright, { rx: 3.5 }) +
  placed(50, 60, heart(0.36, bright));

const babyMilk: Sketch = ({ main, bright, paper, deep }) =>
  placed(
    50,
    52,
    path('M-9 -32C-9 -38 -4 -38 -4 -44Q0 -48 4 -44C4 -38 9 -38 9 -32Z', bright) +
      rect(-18, -32, 36, 13, main, { rx: 4 }) +
      rect(-20, -18, 40, 60, paper, { rx: 11 }) +
      path('M-20 6Q-8 0 0 6T20 4V31Q20 42 9 42H-9Q-20 42 -20 31Z', bright) +
      stroke('M8 -6H15M8 6H15M8 18H15', deep, 3),
    14,
  );

const babySkin: Sketch = ({ main, bright, deep, paper }) =>
  path(
    'M18 56C34 62 40 56 42 48C34 42 34 22 52 20C70 20 74 36 68 46C84 46 90 56 88 66C86 82 66 86 48 84C28 82 16 72 18 56Z',
    bright,
  ) +
  path('M40 62C52 72 66 70 74 60C72 76 50 80 40 62Z', paper, { opacity: 0.8 }) +
  path('M68 34L84 38L69 42Z', main) +
  circle(58, 33, 3.4, deep) +
  stroke('M10 90Q22 84 34 90T58 90T82 90', main, 4.6);

const feeding: Sketch = ({ main, bright, paper, deep }) =>
  circle(50, 64, 24, 'none', { stroke: deep, 'stroke-width': 7 }) +
  path('M14 50Q50 32 86 50Q84 64 70 66Q50 58 30 66Q16 64 14 50Z', main) +
  path('M38 44C38 30 30 26 36 16Q50 4 64 16C70 26 62 30 62 44Z', bright) +
  circle(30, 54, 4, paper) +
  circle(70, 54, 4, paper);

const women: Sketch = ({ main, bright, deep, paper }) =>
  stroke('M50 54V92', deep, 5) +
  placed(50, 88, leaf(32, deep, main), -52) +
  placed(50, 88, leaf(32, deep, main), 52) +
  path('M26 20C26 44 34 58 50 58C66 58 74 44 74 20L62 30L50 14L38 30Z', main) +
  path('M38 30L50 14L62 30Q62 50 50 58Q38 50 38 30Z', bright) +
  circle(50, 38, 4, paper);

const napkin: Sketch = ({ main, bright, paper, pale }) =>
  placed(
    50,
    50,
    path(
      'M-12 -42Q0 -46 12 -42Q20 -30 16 -12Q30 -8 30 2T16 14Q20 32 12 42Q0 46 -12 42Q-20 32 -16 14Q-30 12 -30 2T-16 -12Q-20 -30 -12 -42Z',
      paper,
    ) +
      path('M-6 -32Q0 -35 6 -32Q10 0 6 32Q0 35 -6 32Q-10 0 -6 -32Z', pale) +
      Array.from({ length: 5 }, (_, at) =>
        placed(0, 0, ellipse(0, -7, 4, 7, at % 2 ? main : bright), at * 72),
      ).join(''),
    24,
  );

const familyPlanning: Sketch = ({ main, bright, paper, deep }) =>
  rect(14, 22, 72, 60, paper, { rx: 10 }) +
  path('M24 22H76Q86 22 86 32V40H14V32Q14 22 24 22Z', main) +
  stroke('M32 14V28M68 14V28', deep, 5.4) +
  Array.from({ length: 8 }, (_, at) =>
    circle(27 + (at % 4) * 15.4, 52 + Math.floor(at / 4) * 17, 5, at === 5 ? bright : main, {
      opacity: at === 5 ? 1 : 0.35,
    }),
  ).join('') +
  placed(42.4, 69, heart(0.3, bright));

const pregnancyTest: Sketch = ({ main, bright, paper, deep }) =>
  placed(
    50,
    52,
    rect(-44, -11, 74, 22, paper, { rx: 11 }) +
      rect(28, -5.5, 17, 11, bright, { rx: 3 }) +
      rect(-16, -6, 30, 12, deep, { rx: 4 }) +
      rect(-9, -6, 4, 12, bright) +
      rect(2, -6, 4, 12, paper) +
      rect(-44, -11, 20, 22, main, { rx: 11 }),
    -36,
  ) + placed(74, 74, heart(0.34, main));

/**
 * Sketches for supplements, diabetic care, mother, baby and women's care, by category permalink.
 */
export const healthSketches: Readonly<Record<string, Sketch>> = {
  'vitamin-supplement': vitamin,
  multivitamin,
  'calcium-vitamin-d': calcium,
  'iron-zinc-vitamin-b': iron,
  'nutrition-drink-protein': nutrition,
  'diabetic-care': diabeticCare,
  'insulin-needles': insulin,
  'glucometer-strips': glucometer,
  'sugar-free-diabetic-food': sugarFree,
  'mother-baby-care': mother,
  'diapers-wipes': diapers,
  'baby-milk-food': babyMilk,
  'baby-skin-care': babySkin,
  'feeding-accessories': feeding,
  'womens-care': women,
  'sanitary-napkin': napkin,
  'family-planning': familyPlanning,
  'pregnancy-test-kit': pregnancyTest,
};
