import { keepMapFiles } from './keep-map.ts';
import type { MapParts, OpenMap } from './maplibre-map.ts';

/** `cannot`: the browser has no WebGL. `notHere`: the map's own files failed to load. */
export type Trouble = 'cannot' | 'notHere';

/** Opens the map in `place`, or returns the reason why it cannot. */
export async function tryToOpen(place: HTMLElement, parts: MapParts): Promise<OpenMap | Trouble> {
  // Checked first, so that a browser without WebGL does not download a megabyte in vain.
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
