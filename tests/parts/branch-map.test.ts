import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { neighboursOf } from '#domain/branch-distance.ts';
import { compassTo, metresBetween, ringAround, roundedMetres } from '#domain/distance.ts';
import { fetchStyle } from '#parts/branch-map/configured-map.ts';
import { groupOverlapping } from '#parts/branch-map/group-signs.ts';
import { roundLength } from '#parts/branch-map/map-scale.ts';
import { mapPlaces, nearestDistrict } from '#parts/branch-map/map-places.ts';
import { seedPlaces } from '#demo/seed/places.ts';
import { wayText } from '#text/branches.ts';

interface Shape {
  properties: { kind: string; rank?: number };
  geometry: { type: string };
}

const file = 'src/parts/branch-map/bangladesh.geojson';

describe('the basemap', () => {
  const bytes = readFileSync(file);
  const { features } = JSON.parse(bytes.toString()) as { features: Shape[] };

  it('the basemap weighs at most 120 kB on the wire', () => {
    expect(brotliCompressSync(bytes).length).toBeLessThanOrEqual(120_000);
  });

  it('the basemap has the country, its neighbours, division borders, rivers and water', () => {
    const kinds = new Set(features.map((shape) => shape.properties.kind));
    expect([...kinds].toSorted()).toEqual(['abroad', 'border', 'home', 'island', 'river', 'water']);
    expect(features.filter((shape) => shape.properties.kind === 'border').length).toBeGreaterThan(
      6,
    );
  });

  it('divisions and districts have the names of the address list, in both languages', () => {
    const { divisions, districts } = seedPlaces();
    const namesOf = (places: readonly { name: string; nameBn: string }[]) =>
      places.map(({ name, nameBn }) => `${name} ${nameBn}`).toSorted();
    const onMap = (kind: string) => namesOf(mapPlaces.filter((place) => place.kind === kind));
    expect(onMap('division')).toEqual(namesOf(divisions));
    expect(onMap('district')).toEqual(namesOf(districts));
  });

  it('every name is inside Bangladesh', () => {
    const isAbroad = ({ lat, lng }: { lat: number; lng: number }) =>
      !(lat > 20.5 && lat < 26.7 && lng > 88 && lng < 92.7);
    expect(mapPlaces.filter(isAbroad)).toEqual([]);
  });

  it('the nearest district town is found', () => {
    expect(nearestDistrict({ lat: 23.7461, lng: 90.3742 })?.name).toBe('Dhaka');
    expect(nearestDistrict({ lat: 24.8949, lng: 91.8687 })?.name).toBe('Sylhet');
  });
});

describe('distances', () => {
  it('a distance is the great-circle distance', () => {
    const dhaka = { lat: 23.8103, lng: 90.4125 };
    const chattogram = { lat: 22.3569, lng: 91.7832 };
    expect(metresBetween(dhaka, chattogram) / 1000).toBeCloseTo(214, -0.5);
    expect(metresBetween(dhaka, dhaka)).toBe(0);
  });

  it('a distance is rounded to plausible steps', () => {
    expect([12, 340, 980, 1_240, 9_949, 23_456].map(roundedMetres)).toEqual([
      50, 350, 1_000, 1_200, 9_900, 23_000,
    ]);
  });

  it('a direction is one of eight, seen from the starting point', () => {
    const dhanmondi = { lat: 23.7461, lng: 90.3742 };
    const uttara = { lat: 23.8691, lng: 90.3981 };
    const sylhet = { lat: 24.8949, lng: 91.8687 };
    expect(compassTo(dhanmondi, uttara)).toBe('n');
    expect(compassTo(uttara, dhanmondi)).toBe('s');
    expect(compassTo(dhanmondi, sylhet)).toBe('ne');
    expect(compassTo(sylhet, dhanmondi)).toBe('sw');
    expect(wayText(uttara, dhanmondi, 'en')).toBe('14 km to the south');
    expect(wayText(uttara, dhanmondi, 'bn')).toBe('দক্ষিণ দিকে ১৪ কিমি');
  });

  it('nearby branches are listed nearest first, without the branch itself and those without a place', () => {
    const branch = (id: string, lat: number) => ({
      id,
      lat,
      lng: lat === 0 ? 0 : 90,
      name: id,
      nameBn: '',
      mobile: '',
      location: '',
      locationBn: '',
    });
    const all = [branch('far', 25), branch('own', 23), branch('nowhere', 0), branch('near', 23.1)];
    const own = all[1];
    if (!own) throw new Error('no branch');
    expect(neighboursOf(own, all, 2).map(({ id }) => id)).toEqual(['near', 'far']);
  });

  it('a ring is closed and has the same distance everywhere', () => {
    const centre = { lat: 23.8, lng: 90.4 };
    const ring = ringAround(centre, 500);
    expect(ring[0]).toEqual(ring.at(-1));
    for (const [lng, lat] of ring) {
      expect(metresBetween(centre, { lat, lng })).toBeGreaterThan(498);
      expect(metresBetween(centre, { lat, lng })).toBeLessThan(502);
    }
  });
});

describe('overlapping markers', () => {
  // catalogue-91
  it('overlapping markers become one that contains all their branches', () => {
    const signs = [
      { x: 100, y: 100 },
      { x: 110, y: 105 },
      { x: 300, y: 100 },
      { x: 105, y: 140 },
    ];
    const groups = groupOverlapping(signs, (sign) => sign);
    expect(groups.map((group) => group.length)).toEqual([3, 1]);
    expect(groups.flat()).toHaveLength(signs.length);
  });
});

describe("an operator's own style", () => {
  afterEach(() => vi.unstubAllGlobals());
  const address = 'https://tiles.example/style.json';

  it('the style is used if it loads', async () => {
    const style = { version: 8, sources: {}, layers: [] };
    vi.stubGlobal('fetch', async () => Response.json(style));
    expect(await fetchStyle(address)).toEqual(style);
  });

  it.each([
    ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is not there', async () => new Response('Not Found', { status: 404 })],
    ['is a page of a captive portal', async () => new Response('<h1>Welcome</h1>')],
    ['is no style', async () => Response.json({ hello: 'there' })],
  ])('a style that %s is replaced by ours', async (_, response) => {
    vi.stubGlobal('fetch', response);
    expect(await fetchStyle(address)).toBeNull();
  });

  it('no style is fetched if none is configured', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    expect(await fetchStyle('')).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('the scale', () => {
  it('the scale has the largest round length that fits', () => {
    expect([52, 199, 210, 999, 48_000].map(roundLength)).toEqual([50, 100, 200, 500, 20_000]);
  });
});
