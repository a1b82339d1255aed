/** Where something stands in the window, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** How much room a marker takes, in pixels: nearer ones lie over one another. */
const room: Point = { x: 112, y: 48 };

/** Puts together what would lie over one another at this size of the map; the order is kept. */
export function groupOverlapping<Sign>(
  signs: readonly Sign[],
  placeOf: (sign: Sign) => Point,
): Sign[][] {
  const groups: { at: Point; signs: Sign[] }[] = [];
  for (const sign of signs) {
    const at = placeOf(sign);
    const near = groups.find(
      (group) => Math.abs(group.at.x - at.x) < room.x && Math.abs(group.at.y - at.y) < room.y,
    );
    if (near) near.signs.push(sign);
    else groups.push({ at, signs: [sign] });
  }
  return groups.map((group) => group.signs);
}
