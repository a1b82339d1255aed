import { circle, path, placed, rect, stroke } from '#demo/pictures/ink.ts';
import { person } from './people.ts';
import { at, type Scene } from './stage.ts';
import { awning, lamp } from './fittings.ts';
import { goods, shelves } from './goods.ts';
import { parcel, plant, shop, sign } from './props.ts';
import { cloud, houses, shopFront, sky, street, tree } from './street.ts';

export const storefrontDay: Scene = (stage) =>
  sky(stage.ink, '#bfe0f2', '#f3f6ec') +
  cloud(180, 120, 1.1) +
  cloud(1040, 90, 0.9) +
  houses(['#e7dcc6', '#d6e2df', '#ecd6c6', '#dfe4d0', '#e7dcc6', '#d6dde6'], '#bcd4de') +
  shopFront(stage, '#f4ead6', '#e7f3ea') +
  street() +
  tree(90, 676, 300) +
  at(1080, 676, plant(180)) +
  at(520, 700, person({ head: 'scarf', dress: '#b5557f', arms: 'down' }), 1.25) +
  at(880, 700, person({ head: 'short', dress: '#3f87b5', arms: 'raised' }), 1.25);

export const storefrontEvening: Scene = (stage) =>
  sky(stage.ink, '#22375c', '#d98a6a') +
  houses(['#3a4564', '#44507a', '#38446a', '#4a4f73', '#3a4564', '#44507a'], '#f5cf7c') +
  shopFront(stage, '#8a7a74', '#ffe9b8') +
  street() +
  rect(0, 0, 1200, 800, '#1d2340', { opacity: 0.14 }) +
  at(400, 278, lamp(14, 50)) +
  at(880, 278, lamp(14, 50)) +
  circle(1040, 110, 40, '#fff3cf') +
  circle(1024, 100, 34, '#3b4a6f') +
  at(300, 706, person({ head: 'long', dress: '#c9788f' }), 1.25) +
  at(130, 700, plant(150));

export const riverBranch: Scene = (stage) => {
  const { ink } = stage;
  return (
    sky(ink, '#bfe3ea', '#f4f5e4') +
    cloud(300, 110, 1) +
    cloud(820, 150, 0.8) +
    path('M0 470Q160 330 330 440T640 400T960 380T1200 440V640H0Z', '#a9cfb0') +
    path('M0 520Q240 420 480 510T960 470T1200 520V660H0Z', '#86bb96') +
    rect(0, 600, 1200, 200, ink.linear(90, [0, '#8ec9d8'], [1, '#5aa6bd'])) +
    [0, 1, 2, 3, 4, 5, 6]
      .map((n) =>
        stroke(`M${40 + n * 176} ${650 + (n % 3) * 44}q22 -12 44 0t44 0`, '#ffffff', 5, {
          opacity: 0.6,
        }),
      )
      .join('') +
    placed(
      330,
      690,
      path('M-190 -30Q0 20 190 -30L150 24H-150Z', shop.oak) +
        path('M-90 -26V-96Q0 -134 90 -96V-26Z', '#d9b98a') +
        at(-50, -22, parcel(50, 40)) +
        at(6, -22, parcel(42, 34)) +
        stroke('M150 -110L190 60', shop.wood, 8),
    ) +
    at(
      850,
      612,
      rect(-180, -200, 360, 200, '#f4ead6') +
        path('M-210 -196L0 -300L210 -196Z', shop.coral) +
        rect(-150, -176, 300, 44, shop.green, { rx: 8 }) +
        at(0, -154, sign(18, shop.deep)) +
        rect(-130, -112, 96, 82, '#e7f3ea') +
        at(-126, -32, goods(stage.chance, 88, 60)) +
        rect(0, -118, 70, 118, shop.oak) +
        rect(96, -112, 60, 70, shop.sky) +
        at(-158, -132, awning(316, 26)),
    ) +
    tree(1110, 626, 280) +
    at(690, 640, person({ hasCoat: true, dress: shop.leaf, arms: 'raised' }), 0.95)
  );
};

export const campScene: Scene = ({ ink, chance }) =>
  sky(ink, '#cfe7f0', '#f5f2de') +
  cloud(160, 110, 0.9) +
  cloud(1010, 130, 1.1) +
  tree(80, 640, 300) +
  tree(1130, 640, 340) +
  path('M0 620Q300 590 600 620T1200 610V800H0Z', '#a8cf9c') +
  path('M0 690Q400 660 800 690T1200 680V800H0Z', '#8dbd85') +
  stroke('M260 700V300M940 700V300', '#c9c3b4', 12) +
  path('M200 320L600 150L1000 320Z', shop.paper) +
  path('M400 235L600 150L800 235L700 320H500Z', shop.leaf) +
  at(200, 316, awning(800, 56)) +
  at(600, 270, sign(34)) +
  at(420, 700, person({ hasCoat: true, dress: '#3f87b5', arms: 'behind-counter' }), 1.5) +
  at(
    760,
    700,
    person({ hasCoat: true, head: 'scarf', dress: '#d98ca0', arms: 'behind-counter' }),
    1.45,
  ) +
  rect(310, 566, 580, 22, shop.wood, { rx: 6 }) +
  rect(316, 588, 568, 120, shop.paper) +
  rect(316, 588, 568, 26, shop.green) +
  at(520, 566, goods(chance, 170, 60)) +
  at(180, 730, person({ head: 'grey', dress: '#b5673f', legs: '#5a6a50' }), 1.45) +
  at(1030, 735, person({ head: 'long', dress: '#7f6bb5', arms: 'offering' }), 1.45);

export const nightDesk: Scene = (stage) =>
  sky(stage.ink, '#16233f', '#33466e') +
  [
    [120, 90],
    [300, 60],
    [420, 150],
    [700, 70],
    [860, 130],
    [1090, 80],
    [980, 190],
  ]
    .map(([x, y]) => circle(x ?? 0, y ?? 0, 4, '#fff3cf'))
    .join('') +
  circle(180, 190, 62, '#fff3cf') +
  circle(206, 172, 52, '#1d2c4c') +
  houses(['#24345a', '#2c3e68', '#263760', '#30426e', '#24345a', '#2a3b64'], '#4e618e') +
  street() +
  rect(330, 240, 540, 430, '#3b5170') +
  rect(360, 330, 480, 260, '#ffe6a8', { rx: 8 }) +
  at(380, 560, shelves(stage.chance, 440, 210, 3, '#d9b98a')) +
  at(600, 690, person({ hasCoat: true, dress: shop.leaf, arms: 'behind-counter' }), 1.5) +
  rect(330, 560, 540, 30, shop.wood, { rx: 5 }) +
  rect(330, 590, 540, 80, shop.green) +
  at(320, 262, awning(560, 66)) +
  at(600, 218, sign(44)) +
  path('M330 690L200 760H1000L870 690Z', '#ffe6a8', { opacity: 0.22 });
