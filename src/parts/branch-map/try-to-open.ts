import { keepMapFiles } from './keep-map.ts';
import type { MapParts, OpenMap } from './maplibre-map.ts';

/** `cannot`: the browser has no WebGL. `notHere`: the map's own files did not come. */
export type Trouble = 'cannot' | 'notHere';

/** The map in its place, or what stands in its way. */
export async function tryToOpen(place: HTMLElement, parts: MapParts): Promise<OpenMap | Trouble> {
  // Asked first: a browser without WebGL is spared a megabyte that could not help it.
  if (!document.createElement('canvas').getContext('webgl2')) return 'cannot';
  const code = await loadMap();
  if (!code) return 'notHere';
  try {
    const map = code.openMap(place, parts);
    void keepMapFiles();
    return map;
  } catch {
    return 'cannot';
  }
}

async function loadMap() {
  try {
    return await import('./maplibre-map.ts');
  } catch {
    return null;
  }
}
