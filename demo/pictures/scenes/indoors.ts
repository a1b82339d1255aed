import { lighter } from '#demo/pictures/colour.ts';
import { circle, ellipse, path, placed, rect, stroke } from '#demo/pictures/ink.ts';
import { person } from './people.ts';
import { at, floorLine, room, type Scene } from './stage.ts';
import { clock, counter, lamp, pane } from './fittings.ts';
import { goods, shelves } from './goods.ts';
import { paperBag, plant, shop, sign } from './props.ts';

export const pharmacist = { hasCoat: true, dress: shop.leaf, arms: 'behind-counter' } as const;

export const counterScene: Scene = ({ ink, chance }) =>
  room(ink, shop.mint, '#ecd9bd') +
  at(60, 600, shelves(chance, 330, 470, 5)) +
  at(810, 600, shelves(chance, 330, 470, 5)) +
  at(600, 190, sign(78)) +
  at(390, 0, lamp(90, 84)) +
  at(810, 0, lamp(90, 84)) +
  at(540, 650, person({ ...pharmacist, head: 'short' }), 1.7) +
  at(690, 650, person({ ...pharmacist, head: 'scarf', dress: '#d98ca0' }), 1.62) +
  at(180, 740, counter(840, 250)) +
  at(300, 490, goods(chance, 160, 64)) +
  at(820, 488, paperBag(74, 84)) +
  at(1110, 740, plant(220));

export const shelvesScene: Scene = ({ ink, chance }) =>
  room(ink, '#f0e7d6', '#dcc4a0') +
  at(70, 660, shelves(chance, 330, 560, 6, shop.wood)) +
  at(435, 660, shelves(chance, 330, 560, 6, shop.wood)) +
  at(800, 660, shelves(chance, 330, 560, 6, shop.wood)) +
  placed(
    690,
    700,
    stroke('M0 0L60 -560M90 0L150 -560', shop.oak, 12) +
      [1, 2, 3, 4, 5, 6]
        .map((n) => stroke(`M${n * 8.6} ${-n * 80}H${90 + n * 8.6}`, shop.oak, 9))
        .join(''),
  ) +
  at(300, 720, person({ ...pharmacist, arms: 'raised', head: 'long', dress: '#7f6bb5' }), 1.75);

function chair(x: number, colour: string): string {
  return at(
    x,
    700,
    rect(-52, -190, 104, 104, colour, { rx: 16 }) +
      rect(-58, -100, 116, 26, lighter(colour, 0.16), { rx: 10 }) +
      stroke('M-46 -76V0M46 -76V0', shop.ink, 8),
  );
}

export const waiting: Scene = ({ ink }) => {
  return (
    room(ink, '#f3ead9', '#d9c7a8') +
    at(110, 110, pane(300, 260)) +
    at(800, 150, clock(62)) +
    at(560, 120, rect(0, 0, 120, 150, shop.paper, { rx: 6 }) + at(60, 76, sign(40, shop.leaf))) +
    at(960, 110, rect(0, 0, 150, 190, shop.paper, { rx: 6 }) + at(75, 120, plant(110))) +
    chair(200, shop.green) +
    chair(370, shop.gold) +
    chair(720, shop.green) +
    at(545, 716, person({ head: 'scarf', dress: '#a7557a' }), 1.75) +
    at(880, 716, person({ head: 'grey', dress: '#7a8f5a', arms: 'offering' }), 1.8) +
    at(1090, 712, plant(280))
  );
};

export const babyCorner: Scene = ({ ink, chance }) =>
  room(ink, '#f9e3dc', '#ecd3b6') +
  at(90, 650, shelves(chance, 430, 480, 4)) +
  [0, 1, 2, 3, 4, 5, 6]
    .map((n) =>
      placed(
        620 + n * 86,
        70 + Math.sin(n * 0.9) * 22,
        path('M-30 0H30L0 52Z', [shop.gold, shop.leaf, shop.coral, '#7fb4d8'][n % 4] ?? shop.gold),
      ),
    )
    .join('') +
  at(690, 700, person({ head: 'long', dress: '#5f8fbf', skin: '#b97c50' }), 1.8) +
  at(
    830,
    700,
    person({ head: 'short', dress: shop.gold, skin: '#b97c50', legs: '#4d6a8a' }),
    1.05,
  ) +
  at(
    1010,
    700,
    path('M-90 -150H60Q60 -60 -10 -60T-90 -150Z', shop.coral) +
      path('M60 -150A150 150 0 0 0 -20 -270L-14 -150Z', '#d9674c') +
      stroke('M-90 -150Q-120 -190 -140 -190', shop.ink, 10) +
      stroke('M-50 -62L-60 -24M30 -62L40 -24', shop.ink, 8) +
      circle(-60, -22, 22, shop.ink) +
      circle(40, -22, 22, shop.ink) +
      circle(-60, -22, 9, shop.steel) +
      circle(40, -22, 9, shop.steel),
  ) +
  ellipse(760, 740, 330, 26, '#f3c9b8', { opacity: 0.7 });

export const pressureCheck: Scene = ({ ink, chance }) =>
  room(ink, '#dceaf1', '#d6c3a3') +
  at(90, 100, pane(260, 240)) +
  at(850, 470, shelves(chance, 290, 350, 4)) +
  at(350, 720, person({ head: 'grey', dress: '#b5673f', arms: 'offering' }), 1.85) +
  at(
    700,
    720,
    person({ ...pharmacist, head: 'scarf', dress: '#2f9a93', arms: 'behind-counter' }),
    1.85,
  ) +
  rect(250, 540, 600, 26, shop.wood, { rx: 8 }) +
  rect(300, 566, 26, 190, shop.oak) +
  rect(776, 566, 26, 190, shop.oak) +
  at(
    530,
    540,
    rect(-78, -92, 156, 92, '#f6f7f4', { rx: 16 }) +
      rect(-60, -78, 84, 62, '#bccdc4', { rx: 6 }) +
      stroke('M-50 -58H10M-50 -40H-6', '#2b3c34', 8) +
      circle(52, -46, 15, shop.gold),
  ) +
  stroke('M452 520C430 560 430 500 470 490', shop.ink, 7) +
  at(1090, 720, plant(240, shop.green));

export const herbCorner: Scene = ({ ink, chance }) =>
  room(ink, '#e9edd8', '#cda877') +
  at(70, 420, shelves(chance, 500, 320, 3, shop.oak)) +
  at(740, 90, pane(340, 260, '#d6edd9')) +
  at(820, 700, person({ head: 'grey', dress: '#8a7440', arms: 'behind-counter' }), 1.85) +
  rect(60, 570, 1080, 30, shop.oak, { rx: 8 }) +
  rect(60, 600, 1080, 200, '#a5764a') +
  [0, 1, 2, 3]
    .map((n) =>
      at(
        150 + n * 128,
        570,
        rect(-48, -104, 96, 104, ['#e3a83a', '#b5c973', '#c77d4a', '#8fb98a'][n] ?? shop.gold, {
          rx: 12,
        }) +
          rect(-40, -124, 80, 24, shop.oak, { rx: 6 }) +
          rect(-34, -74, 68, 44, '#fff8e6', { rx: 6 }) +
          at(0, -36, placed(0, 0, path('M0 0C-10 -8 -10 -24 0 -34C10 -24 10 -8 0 0Z', shop.green))),
      ),
    )
    .join('') +
  at(1010, 570, plant(150, shop.wood)) +
  at(690, 570, plant(110, shop.gold)) +
  circle(300, 690, 40, '#8d6038') +
  circle(900, 690, 40, '#8d6038') +
  floorShade();

function floorShade(): string {
  return rect(0, floorLine + 150, 1200, 10, '#10161a', { opacity: 0.12 });
}
