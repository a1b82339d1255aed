/** A position in the window, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** The size of a marker in pixels. Markers that are closer than this overlap. */
const markerSize: Point = { x: 112, y: 48 };

/** Groups the signs that would overlap at the current zoom. Preserves their order. */
export function groupOverlapping<Sign>(
  signs: readonly Sign[],
  placeOf: (sign: Sign) => Point,
): Sign[][] {
  const groups: { at: Point; signs: Sign[] }[] = [];
  for (const sign of signs) {
    const at = placeOf(sign);
    const near = groups.find(
      (group) =>
        Math.abs(group.at.x - at.x) < markerSize.x && Math.abs(group.at.y - at.y) < markerSize.y,
    );
    if (near) near.signs.push(sign);
    else groups.push({ at, signs: [sign] });
  }
  return groups.map((group) => group.signs);
}
