/** The basemap's colours: the current values of the page's tokens, light or dark. */
export interface MapColours {
  land: string;
  abroad: string;
  sea: string;
  water: string;
  line: string;
  ink: string;
  inkSoft: string;
  ring: string;
}

/**
 * Computes the colours from the map's element, because MapLibre supports neither `var()` nor
 * `light-dark()`.
 */
export function mapColours(place: HTMLElement): MapColours {
  const probe = document.createElement('span');
  probe.hidden = true;
  place.append(probe);
  const read = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const colours = {
    land: read('--map-land'),
    abroad: read('--map-abroad'),
    sea: read('--map-sea'),
    water: read('--map-water'),
    line: read('--line-strong'),
    ink: read('--ink'),
    inkSoft: read('--ink-soft'),
    ring: read('--leaf'),
  };
  probe.remove();
  return colours;
}
