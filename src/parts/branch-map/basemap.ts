/** The basemap that the shop ships: land, water, division borders and names; nothing from elsewhere. */
import type { GeoJSONSourceSpecification, StyleSpecification } from 'maplibre-gl';
import type { Language } from '#text/sentences.ts';
import { ground, names, rings } from './basemap-layers.ts';
// Made by scripts/draw-basemap.mjs; docs/decisions/0016-the-basemap.md names its sources.
import drawing from './bangladesh.geojson?raw';
import type { MapColours } from './map-colours.ts';
import { mapPlaces } from './map-places.ts';

type Shapes = Exclude<GeoJSONSourceSpecification['data'], string>;

/** A ring to be drawn, with its size in words. */
export interface Ring {
  points: [number, number][];
  name: string;
}

export interface BasemapParts {
  colours: MapColours;
  language: Language;
  rings: readonly Ring[];
  /** Where an operator's own tiles are, with {z}, {x} and {y}; '' for none. They lie below the names. */
  tiles: string;
}

const land: Shapes = JSON.parse(drawing);

/** The map in the reader's language and the page's colours. */
export function basemap(parts: BasemapParts): StyleSpecification {
  const { colours, tiles } = parts;
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: land, tolerance: 0.2 },
      places: { type: 'geojson', data: placesIn(parts.language) },
      rings: { type: 'geojson', data: shapesOf(parts.rings) },
      ...(tiles && {
        tiles: { type: 'raster' as const, tiles: [tiles], tileSize: 256, maxzoom: 19 },
      }),
    },
    layers: [
      ...ground(colours),
      ...(tiles ? [{ id: 'tiles', type: 'raster' as const, source: 'tiles' }] : []),
      ...rings(colours),
      ...names(colours),
    ],
  };
}

function placesIn(language: Language): Shapes {
  return {
    type: 'FeatureCollection',
    features: mapPlaces.map((place) => ({
      type: 'Feature',
      properties: { kind: place.kind, name: language === 'bn' ? place.nameBn : place.name },
      geometry: { type: 'Point', coordinates: [place.lng, place.lat] },
    })),
  };
}

function shapesOf(drawn: readonly Ring[]): Shapes {
  return {
    type: 'FeatureCollection',
    features: drawn.map(({ points, name }) => ({
      type: 'Feature',
      properties: { name },
      geometry: { type: 'LineString', coordinates: points },
    })),
  };
}
