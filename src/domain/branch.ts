/** One of the pharmacy's branches (catalogue-83). */
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

/** Whether its place is known: hosts send 0/0 for a branch nobody has put on the map yet. */
export function isOnMap({ lat, lng }: Pick<Branch, 'lat' | 'lng'>): boolean {
  const isOnEarth = Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return isOnEarth && (lat !== 0 || lng !== 0);
}

/** A link that the phone's own map opens, with the branch's name on the pin (RFC 5870 `geo:`). */
export function geoHref({ lat, lng, name }: Pick<Branch, 'lat' | 'lng' | 'name'>): string {
  const at = `${lat},${lng}`;
  return `geo:${at}?q=${at}(${encodeURIComponent(name)})`;
}
