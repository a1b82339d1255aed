/** A position on earth, in degrees. */
export interface Spot {
  lat: number;
  lng: number;
}

const earthRadius = 6_371_000;

/**
 * The straight-line distance in metres (haversine). Its error of up to 0.5% is smaller than that of
 * a phone's position.
 */
export function metresBetween(from: Spot, to: Spot): number {
  const middle = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const across = Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  const chord = middle + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * across;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Rounds metres to steps of 50 m below one kilometre, 100 m below ten, and one kilometre above. */
export function roundedMetres(metres: number): number {
  if (metres < 975) return Math.max(50, Math.round(metres / 50) * 50);
  return metres < 9_950 ? Math.round(metres / 100) * 100 : Math.round(metres / 1_000) * 1_000;
}

/** The eight compass points, clockwise from north. */
export const compassPoints = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type CompassPoint = (typeof compassPoints)[number];

/** The initial direction from `from` to `to`, rounded to eight compass points. */
export function compassTo(from: Spot, to: Spot): CompassPoint {
  const east = radians(to.lng - from.lng);
  const y = Math.sin(east) * Math.cos(radians(to.lat));
  const x =
    Math.cos(radians(from.lat)) * Math.sin(radians(to.lat)) -
    Math.sin(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.cos(east);
  const eighths = Math.round((Math.atan2(y, x) / (2 * Math.PI)) * 8);
  return compassPoints[(eighths + 8) % 8] ?? 'n';
}

/** A closed ring of radius `metres` around a position, as [lng, lat] pairs. */
export function ringAround(spot: Spot, metres: number, corners = 72): [number, number][] {
  const north = ((metres / earthRadius) * 180) / Math.PI;
  const east = north / Math.cos(radians(spot.lat));
  return Array.from({ length: corners + 1 }, (_, at) => {
    const turn = ((at % corners) / corners) * 2 * Math.PI;
    return [spot.lng + east * Math.sin(turn), spot.lat + north * Math.cos(turn)];
  });
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
