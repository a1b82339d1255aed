import { chanceOf, type Chance } from '#demo/pictures/chance.ts';
import { darker, lighter } from '#demo/pictures/colour.ts';
import { createInk, placed, rect, type Ink } from '#demo/pictures/ink.ts';

/** Everything that a scene is drawn with. Its field is 1200 × 800. */
export interface Stage {
  ink: Ink;
  chance: Chance;
}

export type Scene = (stage: Stage) => string;

/** The y position where the floor of a room begins. */
export const floorLine = 640;

/** A room: a wall with a skirting board, and a floor. */
export function room(ink: Ink, wall: string, floor: string): string {
  return (
    rect(0, 0, 1200, floorLine, ink.linear(90, [0, lighter(wall, 0.35)], [1, wall])) +
    rect(0, floorLine, 1200, 160, ink.linear(90, [0, darker(floor, 0.08)], [1, floor])) +
    rect(0, floorLine - 14, 1200, 14, lighter(wall, 0.6))
  );
}

/** An object at x, y. */
export function at(x: number, y: number, drawn: string, scale = 1): string {
  return placed(x, y, drawn, 0, scale);
}

/** The scene as a picture of this size, cropped to fill it. */
export function stageSvg(key: string, scene: Scene, width: number, height: number): string {
  const ink = createInk();
  const drawn = scene({ ink, chance: chanceOf('scene', key) });
  const share = Math.max(width / 1200, height / 800);
  const [w, h] = [width / share, height / share];
  return ink.picture(`${(1200 - w) / 2} ${(800 - h) / 2} ${w} ${h}`, width, height, drawn);
}
