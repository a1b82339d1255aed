/**
 * An operator's own map, set when the shop is built: VITE_MAP_STYLE (the
 * address of a MapLibre style) or VITE_MAP_TILES (pictures, with {z}, {x} and
 * {y}), and VITE_MAP_CREDIT, what its makers want said. Their host belongs in
 * PAGE_ORIGINS. Without them, and wherever they fail, the shipped basemap.
 */
import type { StyleSpecification } from 'maplibre-gl';

export const configuredMap: { style: string; tiles: string; credit: string } = {
  style: import.meta.env.VITE_MAP_STYLE ?? '',
  tiles: import.meta.env.VITE_MAP_TILES ?? '',
  credit: import.meta.env.VITE_MAP_CREDIT ?? '',
};

const styleTimeout = 8_000;

/** The configured style; null where there is none, it does not come, or it is none. */
export async function fetchStyle(address: string): Promise<StyleSpecification | null> {
  if (!address) return null;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(styleTimeout) });
    const style: unknown = response.ok ? await response.json() : null;
    return isStyle(style) ? style : null;
  } catch {
    // Offline, away or not JSON: the shipped basemap stays.
    return null;
  }
}

function isStyle(value: unknown): value is StyleSpecification {
  return typeof value === 'object' && value !== null && 'layers' in value && 'sources' in value;
}
