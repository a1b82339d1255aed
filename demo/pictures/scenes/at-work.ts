import { circle, path, placed, rect, stroke } from '#demo/pictures/ink.ts';
import { person } from './people.ts';
import { at, room, type Scene } from './stage.ts';
import { clock, lamp, pane } from './fittings.ts';
import { goods, shelves } from './goods.ts';
import { paperBag, parcel, plant, shop, sign } from './props.ts';
import { pharmacist } from './indoors.ts';

export const coldStorage: Scene = ({ ink, chance }) => {
  const fridge = (x: number): string =>
    at(
      x,
      690,
      rect(0, -540, 250, 540, '#eef3f4', { rx: 14 }) +
        rect(18, -500, 214, 440, ink.linear(90, [0, '#cfeaf5'], [1, '#9fd0e4']), { rx: 8 }) +
        [0, 1, 2, 3]
          .map((row) =>
            at(24, -70 - row * 106, goods(chance, 200, 76) + rect(-4, 0, 208, 5, '#ffffff')),
          )
          .join('') +
        rect(
          18,
          -500,
          214,
          440,
          ink.linear(
            30,
            [0, '#ffffff', 0.5],
            [0.35, '#ffffff', 0],
            [0.5, '#ffffff', 0.25],
            [0.6, '#ffffff', 0],
          ),
          { rx: 8 },
        ) +
        rect(222, -340, 10, 120, '#8fa3ab', { rx: 5 }) +
        rect(30, -40, 70, 22, '#123a4c', { rx: 5 }) +
        circle(50, -29, 4, '#7fe0c0') +
        stroke('M62 -29H90', '#7fe0c0', 4) +
        circle(220, -29, 6, shop.green),
    );
  return (
    room(ink, '#d7e8ee', '#c3d3d8') +
    fridge(120) +
    fridge(400) +
    fridge(680) +
    at(1040, 710, person({ ...pharmacist, arms: 'down', dress: '#3f87b5' }), 1.8) +
    at(
      1040,
      200,
      circle(0, 0, 60, '#ffffff') +
        Array.from({ length: 6 }, (_, n) =>
          placed(0, 0, stroke('M0 0V-42M0 -26L-11 -37M0 -26L11 -37', '#4f9fc4', 6), n * 60),
        ).join(''),
    )
  );
};

export const bench: Scene = ({ ink, chance }) =>
  room(ink, '#e6ead8', '#d3b48a') +
  at(80, 380, shelves(chance, 620, 280, 3, shop.wood)) +
  at(820, 110, pane(280, 230)) +
  at(410, 0, lamp(380, 96)) +
  at(860, 690, person({ ...pharmacist, head: 'grey' }), 1.85) +
  rect(60, 560, 1080, 30, shop.wood, { rx: 8 }) +
  rect(60, 584, 1080, 10, shop.oak) +
  rect(110, 594, 34, 206, shop.oak) +
  rect(1056, 594, 34, 206, shop.oak) +
  at(
    220,
    560,
    path('M-70 -86H70Q70 -20 24 -12H-24Q-70 -20 -70 -86Z', '#f7f4ec') +
      rect(-78, -96, 156, 16, shop.green, { rx: 8 }) +
      rect(-34, -14, 68, 14, '#e2ddd0', { rx: 5 }) +
      stroke('M20 -96L86 -190', shop.oak, 18),
  ) +
  at(
    470,
    560,
    stroke('M0 0V-160M-92 -140H92', '#b58a3c', 9) +
      stroke('M-92 -140L-122 -62H-62ZM92 -140L62 -74H122Z', '#b58a3c', 3) +
      path('M-126 -62H-58Q-62 -40 -92 -40T-126 -62Z', shop.gold) +
      path('M58 -74H126Q122 -52 92 -52T58 -74Z', shop.gold) +
      rect(-46, -12, 92, 12, '#b58a3c', { rx: 5 }),
  ) +
  placed(660, 556, rect(-70, -8, 150, 8, '#ffffff') + rect(-60, -14, 130, 6, '#f3f0e6'), -2) +
  at(960, 560, goods(chance, 150, 86));

export const packing: Scene = ({ ink, chance }) =>
  room(ink, '#eae3d2', '#cdb590') +
  at(70, 380, shelves(chance, 480, 290, 3)) +
  at(700, 110, clock(58)) +
  at(940, 700, person({ head: 'cap', dress: shop.green, arms: 'behind-counter' }), 1.85) +
  at(300, 700, person({ ...pharmacist, head: 'short', dress: '#3f87b5' }), 1.85) +
  rect(80, 560, 1040, 28, shop.wood, { rx: 8 }) +
  rect(140, 588, 30, 200, shop.oak) +
  rect(1030, 588, 30, 200, shop.oak) +
  at(420, 560, parcel(170, 120)) +
  at(610, 560, parcel(120, 84)) +
  at(624, 476, parcel(92, 62)) +
  at(760, 560, paperBag(84, 104)) +
  at(180, 560, goods(chance, 110, 70)) +
  at(1040, 560, circle(0, -30, 30, '#d9a561') + circle(0, -30, 13, shop.paper));

export const warehouse: Scene = ({ ink, chance }) => {
  const rack = (x: number, w: number): string =>
    at(
      x,
      680,
      [0, 1, 2, 3]
        .map((row) =>
          at(
            0,
            -row * 140,
            at(14, -6, parcel(w * 0.28, chance.between(70, 100))) +
              at(w * 0.36, -6, parcel(w * 0.26, chance.between(60, 96))) +
              at(w * 0.67, -6, parcel(w * 0.26, chance.between(70, 104))) +
              rect(0, -8, w, 10, '#d68b2c'),
          ),
        )
        .join('') +
        rect(-4, -560, 12, 566, '#2f6f92') +
        rect(w - 8, -560, 12, 566, '#2f6f92'),
    );
  return (
    room(ink, '#e2e6e2', '#c8ccc6') +
    rack(70, 340) +
    rack(800, 340) +
    at(600, 0, lamp(110, 110, shop.green)) +
    at(
      560,
      730,
      stroke('M-120 -10V-190', '#2f6f92', 9) +
        rect(-120, -28, 250, 14, '#2f6f92', { rx: 6 }) +
        at(-90, -28, parcel(130, 110)) +
        at(20, -28, parcel(90, 76)) +
        at(-70, -138, parcel(90, 70)) +
        circle(-86, -4, 16, shop.ink) +
        circle(100, -4, 16, shop.ink),
    ) +
    at(420, 735, person({ head: 'cap', dress: '#f4f1e6', arms: 'offering' }), 1.75)
  );
};

export const callDesk: Scene = ({ ink }) =>
  room(ink, '#dfe7f0', '#d2bf9f') +
  at(120, 110, pane(300, 250)) +
  at(900, 160, sign(74)) +
  at(620, 720, person({ head: 'long', dress: shop.leaf, arms: 'behind-counter' }), 2) +
  stroke('M578 356Q580 312 620 312T662 356', shop.ink, 8) +
  rect(566, 346, 20, 34, shop.ink, { rx: 8 }) +
  rect(654, 346, 20, 34, shop.ink, { rx: 8 }) +
  stroke('M664 380Q660 402 638 402', shop.ink, 5) +
  rect(180, 570, 860, 28, shop.wood, { rx: 8 }) +
  rect(240, 598, 30, 190, shop.oak) +
  rect(950, 598, 30, 190, shop.oak) +
  at(
    840,
    570,
    rect(-110, -170, 220, 140, shop.ink, { rx: 10 }) +
      rect(-98, -158, 196, 116, '#d9efe3', { rx: 5 }) +
      rect(-80, -140, 60, 60, shop.leaf, { rx: 6 }) +
      stroke('M0 -130H76M0 -108H60M-80 -62H60', shop.green, 8) +
      rect(-14, -30, 28, 24, shop.steel) +
      rect(-50, -8, 100, 8, shop.steel, { rx: 4 }),
  ) +
  at(330, 570, paperBag(80, 96)) +
  at(
    440,
    570,
    rect(-26, -52, 52, 52, shop.gold, { rx: 8 }) +
      stroke('M26 -40Q48 -40 48 -26T26 -12', shop.gold, 8),
  ) +
  at(1110, 720, plant(250));

export const prescriptionCheck: Scene = ({ ink, chance }) =>
  rect(0, 0, 1200, 800, ink.linear(60, [0, '#d9a76d'], [1, '#c18c51'])) +
  [0, 1, 2, 3, 4, 5, 6]
    .map((n) =>
      stroke(`M-10 ${60 + n * 118}Q400 ${30 + n * 120} 1210 ${70 + n * 116}`, '#a87640', 3, {
        opacity: 0.4,
      }),
    )
    .join('') +
  placed(
    430,
    380,
    rect(-212, -282, 440, 580, '#10161a', { opacity: 0.14, rx: 8 }) +
      rect(-220, -290, 440, 580, '#fffdf6', { rx: 8 }) +
      at(-150, -226, sign(38)) +
      stroke('M-90 -240H160M-90 -212H80', shop.leaf, 10) +
      stroke('M-180 -150H180', shop.steel, 4) +
      [0, 1, 2, 3, 4]
        .map(
          (n) =>
            stroke(
              `M-180 ${-96 + n * 66}q14 -22 26 0t26 0t26 0t26 -6h${60 + ((n * 37) % 90)}`,
              '#3a5a86',
              6,
            ) + circle(-196, -98 + n * 66, 6, shop.green),
        )
        .join('') +
      stroke('M60 240q30 -50 44 -4t44 -12', '#3a5a86', 6),
    -6,
  ) +
  placed(
    760,
    300,
    circle(0, 0, 118, '#ffffff', { opacity: 0.35 }) +
      circle(0, 0, 118, 'none', { stroke: shop.ink, 'stroke-width': 20 }) +
      stroke('M-60 -50Q-30 -84 10 -84', '#ffffff', 12, { opacity: 0.8 }) +
      rect(-16, 126, 32, 190, shop.oak, { rx: 16 }),
    -38,
  ) +
  placed(900, 610, goods(chance, 230, 150)) +
  placed(
    1010,
    250,
    rect(-100, -54, 200, 108, '#e4e8ea', { rx: 12 }) +
      [0, 1, 2, 3, 4]
        .map(
          (n) =>
            circle(-72 + n * 36, -20, 13, shop.coral) + circle(-72 + n * 36, 22, 13, shop.coral),
        )
        .join(''),
    22,
  );
