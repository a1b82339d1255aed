/** A branch of the pharmacy (catalogue-83). */
export interface Branch {
  id: string;
  name: string;
  nameBn: string;
  mobile: string;
  location: string;
  locationBn: string;
  lat: number;
  lng: number;
}

/** True if the position is valid. Hosts send 0/0 for a branch without a position. */
export function isOnMap({ lat, lng }: Pick<Branch, 'lat' | 'lng'>): boolean {
  const isOnEarth = Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return isOnEarth && (lat !== 0 || lng !== 0);
}

/** A link that opens the phone's map app, with the branch's name on the pin (RFC 5870 `geo:`). */
export function geoHref({ lat, lng, name }: Pick<Branch, 'lat' | 'lng' | 'name'>): string {
  const at = `${lat},${lng}`;
  return `geo:${at}?q=${at}(${encodeURIComponent(name)})`;
}
