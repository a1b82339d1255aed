import { circle, group, path, placed, rect, stroke } from '#demo/pictures/ink.ts';
import type { Tones } from './tones.ts';

export function heart(size: number, colour: string): string {
  return path(
    'M0 34C-38 10 -40 -22 -20 -28C-8 -31 -1 -23 0 -16C1 -23 8 -31 20 -28C40 -22 38 10 0 34Z',
    colour,
    { transform: `scale(${size})` },
  );
}

export function leaf(length: number, colour: string, vein: string): string {
  return group(
    { transform: `scale(${length / 50})` },
    path('M0 0C-22 -10 -22 -38 0 -50C22 -38 22 -10 0 0Z', colour),
    stroke('M0 2V-36', vein, 2.4),
  );
}

export function germ(r: number, colour: string, eyes: string): string {
  const hairs = Array.from({ length: 8 }, (_, at) => {
    const angle = (at * Math.PI) / 4;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return (
      stroke(`M${x * r} ${y * r}L${x * r * 1.4} ${y * r * 1.4}`, colour, r * 0.22) +
      circle(x * r * 1.42, y * r * 1.42, r * 0.17, colour)
    );
  });
  return (
    hairs.join('') +
    circle(0, 0, r, colour) +
    circle(-r * 0.34, -r * 0.2, r * 0.2, eyes) +
    circle(r * 0.38, r * 0.16, r * 0.26, eyes) +
    circle(-r * 0.2, r * 0.42, r * 0.15, eyes)
  );
}

export function capsule(
  { main, paper }: Tones,
  length: number,
  turn: number,
  x: number,
  y: number,
): string {
  const h = length * 0.42;
  return placed(
    x,
    y,
    rect(-length / 2, -h / 2, length, h, paper, { rx: h / 2 }) +
      path(
        `M0 ${-h / 2}H${length / 2 - h / 2}A${h / 2} ${h / 2} 0 0 1 ${length / 2 - h / 2} ${h / 2}H0Z`,
        main,
      ) +
      rect(-length * 0.36, -h * 0.3, length * 0.62, h * 0.14, '#ffffff', {
        rx: h * 0.07,
        opacity: 0.5,
      }),
    turn,
  );
}

export const drop = 'M0 -30C12 -12 22 -2 22 12A22 22 0 0 1 -22 12C-22 -2 -12 -12 0 -30Z';

export function bone(colour: string): string {
  return (
    rect(-24, -7, 48, 14, colour) +
    circle(-26, -8, 10.5, colour) +
    circle(-26, 8, 10.5, colour) +
    circle(26, -8, 10.5, colour) +
    circle(26, 8, 10.5, colour)
  );
}
