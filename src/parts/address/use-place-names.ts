import { useQuery } from '@tanstack/react-query';
import { cascadeQuery } from '#api/addresses.ts';
import type { Cascade, Place } from '#domain/address.ts';
import { useLanguage } from '#state/language.ts';
import { nameOf } from '#text/names.ts';

/** The places of an order, as named in the response. */
export interface NamedPlaces {
  division: string;
  district: string;
  area: string;
}

/**
 * Returns the places of an order in the reader's language, the nearest first. Orders contain
 * English names. The Bengali names are in the cascade; if this phone has not loaded it yet, the
 * names stay English.
 */
export function usePlaceNames(): (places: NamedPlaces) => string[] {
  const language = useLanguage();
  // A background task loads the cascade (api/places.ts), so this never requests it.
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
