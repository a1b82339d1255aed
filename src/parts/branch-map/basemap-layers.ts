/** The paint layers of the basemap, from the bottom up: ground, rings, names. */
import type { FilterSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapColours } from './map-colours.ts';

/**
 * A system font of the reader's device. It shapes Bengali correctly, and no font files are fetched.
 */
const font = ['sans-serif'];

function only(kind: string): FilterSpecification {
  return ['==', ['get', 'kind'], kind];
}

function surface(kind: string, colour: string): LayerSpecification {
  return {
    id: kind,
    type: 'fill',
    source: 'land',
    filter: only(kind),
    paint: { 'fill-color': colour },
  };
}

/**
 * Sea, land, wide rivers with their islands, rivers by rank, division borders, and the coast and
 * national border.
 */
export function ground({ land, abroad, sea, water, line }: MapColours): LayerSpecification[] {
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': sea } },
    surface('abroad', abroad),
    surface('home', land),
    surface('water', water),
    surface('island', land),
    {
      id: 'rivers',
      type: 'line',
      source: 'land',
      filter: [
        'all',
        ['==', ['get', 'kind'], 'river'],
        ['<=', ['get', 'rank'], ['step', ['zoom'], 1, 7, 2, 9, 3]],
      ],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': water,
        'line-width': [
          'interpolate',
          ['exponential', 1.6],
          ['zoom'],
          6,
          ['match', ['get', 'rank'], 0, 3, 1, 1.4, 0.7],
          12,
          ['match', ['get', 'rank'], 0, 48, 1, 6, 3],
        ],
      },
    },
    {
      id: 'borders',
      type: 'line',
      source: 'land',
      filter: only('border'),
      paint: {
        'line-color': line,
        'line-dasharray': [3, 2],
        'line-opacity': 0.7,
        'line-width': ['interpolate', ['linear'], ['zoom'], 6, 0.8, 12, 1.6],
      },
    },
    {
      id: 'outline',
      type: 'line',
      source: 'land',
      filter: only('home'),
      paint: {
        'line-color': line,
        'line-width': ['interpolate', ['linear'], ['zoom'], 6, 1, 12, 2],
      },
    },
  ];
}

/**
 * Rings of known radius around the selected branch. They show the scale where the map draws no
 * streets.
 */
export function rings({ ring, inkSoft, land }: MapColours): LayerSpecification[] {
  return [
    {
      id: 'rings',
      type: 'line',
      source: 'rings',
      minzoom: 11,
      paint: {
        'line-color': ring,
        'line-dasharray': [2, 3],
        'line-opacity': 0.7,
        'line-width': 1.2,
      },
    },
    {
      id: 'ring-names',
      type: 'symbol',
      source: 'rings',
      minzoom: 11,
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 300,
        'text-field': ['get', 'name'],
        'text-font': font,
        'text-size': 12,
      },
      paint: { 'text-color': inkSoft, 'text-halo-color': land, 'text-halo-width': 2 },
    },
  ];
}

/**
 * District towns with their dots, and division names, which are hidden where they would collide
 * with a town.
 */
export function names({ land, ink, inkSoft }: MapColours): LayerSpecification[] {
  const halo = { 'text-halo-color': land, 'text-halo-width': 1.6 };
  return [
    {
      id: 'towns',
      type: 'circle',
      source: 'places',
      minzoom: 7,
      filter: only('district'),
      paint: {
        'circle-color': land,
        'circle-radius': 3,
        'circle-stroke-color': inkSoft,
        'circle-stroke-width': 1.2,
      },
    },
    {
      id: 'districts',
      type: 'symbol',
      source: 'places',
      minzoom: 7,
      filter: only('district'),
      layout: {
        'text-field': ['get', 'name'],
        'text-font': font,
        'text-size': ['interpolate', ['linear'], ['zoom'], 7, 12, 11, 16],
        'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
        'text-radial-offset': 0.6,
        'text-padding': 4,
      },
      paint: { ...halo, 'text-color': inkSoft },
    },
    {
      id: 'divisions',
      type: 'symbol',
      source: 'places',
      maxzoom: 7.5,
      filter: only('division'),
      layout: {
        'text-field': ['get', 'name'],
        'text-font': font,
        'text-size': ['interpolate', ['linear'], ['zoom'], 5, 12, 7.5, 17],
      },
      paint: { ...halo, 'text-color': ink },
    },
  ];
}
