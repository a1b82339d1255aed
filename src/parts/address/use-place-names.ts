import { useQuery } from '@tanstack/react-query';
import { cascadeQuery } from '#api/addresses.ts';
import type { Cascade, Place } from '#domain/address.ts';
import { useLanguage } from '#state/language.ts';
import { nameOf } from '#text/names.ts';

/** Where an order goes, as its answer names it. */
export interface NamedPlaces {
  division: string;
  district: string;
  area: string;
}

/**
 * Says the places of an order in the reader's language, the nearest first. Orders name places
 * in English; the Bengali names are in the cascade, and where this phone does
 * not have it yet the names stay as they are.
 */
export function usePlaceNames(): (places: NamedPlaces) => string[] {
  const language = useLanguage();
  // Fetched behind the page (api/places.ts): never asked for here.
  const { data } = useQuery({ ...cascadeQuery(), enabled: false });
  return (places) =>
    knownPlaces(places, data)
      .map((place) => nameOf(place, language))
      .filter(Boolean);
}

type Named = Pick<Place, 'name' | 'nameBn'>;

function knownPlaces({ area, district, division }: NamedPlaces, cascade?: Cascade): Named[] {
  const inDivision = called(division, cascade?.divisions);
  const inDistrict = called(district, cascade?.districts[inDivision.id]);
  return [called(area, cascade?.areas[inDistrict.id]), inDistrict, inDivision];
}

function called(name: string, places: readonly Place[] = []): Named & { id: string } {
  return places.find((place) => place.name === name) ?? { id: '', name, nameBn: '' };
}
