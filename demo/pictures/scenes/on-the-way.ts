import { circle, ellipse, path, rect, stroke } from '#demo/pictures/ink.ts';
import { person } from './people.ts';
import { at, type Scene } from './stage.ts';
import { bicycle, scooter, van } from './vehicles.ts';
import { paperBag, parcel, plant, shop, sign } from './props.ts';
import { cloud, houses, sky, street, tree } from './street.ts';

export const bicycleScene: Scene = ({ ink }) =>
  sky(ink, '#cfe8ee', '#f7f3e2') +
  cloud(240, 130, 1) +
  cloud(900, 100, 1.2) +
  circle(1010, 210, 70, '#ffe3a1') +
  houses(['#dfe8d8', '#f0dfc9', '#d6e4e6', '#ecd9cf', '#dfe8d8', '#e8e0c8'], '#c3d8d2') +
  tree(150, 676, 260) +
  tree(1090, 676, 310) +
  street() +
  at(590, 745, bicycle(), 2.1);

export const scooterScene: Scene = ({ ink }) =>
  sky(ink, '#f7d9b3', '#fdf3e0') +
  circle(230, 230, 84, '#ffc978') +
  houses(['#e9c9a6', '#dfb894', '#ecd2b5', '#d9b796', '#e9c9a6', '#e2bf9b'], '#fbe8c4') +
  tree(1080, 676, 270) +
  street() +
  stroke('M120 560H300M60 610H260M160 510H280', '#ffffff', 10, { opacity: 0.7 }) +
  at(620, 748, scooter(), 2.1);

export const vanScene: Scene = ({ ink }) =>
  sky(ink, '#d3e6f2', '#f4f1e4') +
  cloud(220, 120, 1.1) +
  rect(120, 210, 620, 460, '#e6dcc8') +
  rect(104, 190, 652, 30, '#d2c5aa') +
  rect(180, 330, 240, 340, '#7e8b90') +
  [0, 1, 2, 3, 4, 5].map((n) => rect(180, 340 + n * 54, 240, 6, '#6b777c')).join('') +
  at(560, 320, sign(60)) +
  rect(480, 440, 180, 120, shop.sky, { stroke: shop.paper, 'stroke-width': 10 }) +
  tree(1080, 676, 330) +
  street() +
  at(770, 745, van(), 1.9) +
  at(300, 740, person({ head: 'cap', dress: shop.green, arms: 'offering' }), 1.7) +
  at(420, 742, parcel(130, 100));

export const doorDelivery: Scene = ({ ink }) =>
  rect(0, 0, 1200, 800, ink.linear(90, [0, '#f5e6cf'], [1, '#ecd6b6'])) +
  rect(0, 690, 1200, 110, '#c9a57a') +
  rect(620, 110, 380, 580, shop.paper, { rx: 8 }) +
  rect(650, 140, 320, 550, '#4f8f76') +
  rect(690, 190, 240, 170, '#5fa388', { rx: 8 }) +
  rect(690, 400, 240, 230, '#5fa388', { rx: 8 }) +
  circle(940, 420, 13, shop.gold) +
  at(
    130,
    130,
    rect(0, 0, 290, 220, shop.paper, { rx: 8 }) +
      rect(16, 16, 258, 188, shop.sky) +
      rect(140, 16, 10, 188, shop.paper) +
      path('M0 0H70Q60 130 16 200H0ZM290 0H220Q230 130 274 200H290Z', '#ef9f8a'),
  ) +
  at(1090, 700, plant(260)) +
  ellipse(810, 712, 220, 22, '#9a7a50', { opacity: 0.4 }) +
  at(840, 716, person({ head: 'scarf', dress: '#3f87b5', arms: 'down' }), 2) +
  at(470, 722, person({ head: 'cap', dress: shop.green, arms: 'offering' }), 2.05) +
  at(612, 512, paperBag(96, 112));
