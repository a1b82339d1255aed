/**
 * An operator's own map, set at build time: VITE_MAP_STYLE (the URL of a MapLibre style) or
 * VITE_MAP_TILES (raster tiles, with {z}, {x} and {y}), and VITE_MAP_CREDIT (the attribution).
 * Their host must be in PAGE_ORIGINS. If they are not set or fail to load, the shipped basemap is
 * used.
 */
import type { StyleSpecification } from 'maplibre-gl';

export const configuredMap: { style: string; tiles: string; credit: string } = {
  style: import.meta.env.VITE_MAP_STYLE ?? '',
  tiles: import.meta.env.VITE_MAP_TILES ?? '',
  credit: import.meta.env.VITE_MAP_CREDIT ?? '',
};

const styleTimeout = 8_000;

/** Fetches the configured style. Null if none is set, it cannot be fetched, or it is invalid. */
export async function fetchStyle(address: string): Promise<StyleSpecification | null> {
  if (!address) return null;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(styleTimeout) });
    const style: unknown = response.ok ? await response.json() : null;
    return isStyle(style) ? style : null;
  } catch {
    // Offline, unreachable or not JSON: the shipped basemap stays.
    return null;
  }
}

function isStyle(value: unknown): value is StyleSpecification {
  return typeof value === 'object' && value !== null && 'layers' in value && 'sources' in value;
}
