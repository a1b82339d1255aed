import { mix } from '#demo/pictures/colour.ts';
import type { Box } from '#demo/pictures/fitting.ts';
import { rect, type Ink } from '#demo/pictures/ink.ts';
import type { Anchor } from '#demo/pictures/text-outline.ts';
import type { Look } from '#demo/pictures/look.ts';

export interface Panel {
  w: number;
  h: number;
}

/** A printed panel: its art, and the boxes for its words. */
export interface Design {
  art: string;
  title: Box;
  titleFill: string;
  noteFill: string;
  anchor: Anchor;
  strength: Box;
  strengthFill: string;
  foot: Box;
  footFill: string;
}

export type Drawn = (ink: Ink, panel: Panel, look: Look) => Design;

export function area(panel: Panel, x: number, y: number, w: number, h: number): Box {
  return { x: panel.w * x, y: panel.h * y, w: panel.w * w, h: panel.h * h };
}

export function paper(ink: Ink, { w, h }: Panel, tint: string): string {
  return rect(0, 0, w, h, ink.linear(90, [0, '#ffffff'], [1, mix('#ffffff', tint, 0.55)]));
}

/** True if the words fit beside the shapes instead of above them. */
export function isWide({ w, h }: Panel): boolean {
  return w > h * 1.2;
}
