/** Reads a position as people type it, or copy it from a map (counter-312). */
import type { Spot } from './distance.ts';
import { plainInput } from './plain-input.ts';

const degrees = String.raw`(-?\d{1,3}(?:\.\d+)?)`;

/**
 * The places of a position in the links of Google Maps, OpenStreetMap and others. The pin of a link
 * is more exact than the middle of its map, so it is first.
 */
const inLink = [
  `!3d${degrees}!4d${degrees}`,
  `[?&](?:q|query|ll|sll|daddr|destination)=(?:loc:)?${degrees},[+ ]?${degrees}`,
  String.raw`[?&]mlat=${degrees}&mlon=${degrees}`,
  `#map=[\\d.]+/${degrees}/${degrees}`,
  `@${degrees},${degrees}`,
  String.raw`/(?:search|place|dir/)/?${degrees},[+ ]*${degrees}`,
].map((pattern) => new RegExp(pattern));

const typed = new RegExp(
  `^(?:geo:)?${degrees}°?[ ]?N?[,; ][ ]?${degrees}°?[ ]?E?(?:[?;].*)?$`,
  'i',
);

/**
 * The position in a text: two numbers, latitude first, or a link of a map. Null if the text has
 * none, for example a shortened link.
 */
export function positionTyped(text: string): Spot | null {
  const plain = plainInput(text).replaceAll(/\s+/g, ' ');
  const isLink = /^https?:/i.test(plain);
  const patterns = isLink ? inLink : [typed];
  const searched = isLink ? plain.replaceAll(/%2c/gi, ',') : plain;
  for (const pattern of patterns) {
    const [, lat, lng] = pattern.exec(searched) ?? [];
    if (lat !== undefined && lng !== undefined) return { lat: Number(lat), lng: Number(lng) };
  }
  return null;
}
