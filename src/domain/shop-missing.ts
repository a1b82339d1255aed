/** What a pharmacy should enter before it opens. */
import type { BothLanguages, ShopPlaces, ShopSettings } from './shop.ts';

export type MissingDetail =
  | 'name'
  | 'phones'
  | 'address'
  | 'hours'
  | 'licenceNumber'
  | 'pharmacist'
  | 'charges';

/** The details that a part lacks, in the order of its form. Empty for a complete part. */
export function missingIn(
  settings: ShopSettings & { places: ShopPlaces },
  name: string,
): MissingDetail[] {
  const { identity, contact, legal, places } = settings;
  const { insideDhaka, outsideDhaka } = places.note;
  const isFree = !insideDhaka?.most && !outsideDhaka?.most;
  const checks: Partial<Record<string, [MissingDetail, isMissing: boolean][]>> = {
    identity: [['name', isBlank(identity.name)]],
    contact: [
      ['phones', contact.phones.length === 0],
      ['address', isBlank(contact.address)],
      ['hours', contact.hours.every((day) => day === null)],
    ],
    legal: [
      ['licenceNumber', legal.licenceNumber.trim() === ''],
      ['pharmacist', isBlank(legal.pharmacist.name)],
    ],
    districts: [['charges', isFree]],
  };
  const found = checks[name] ?? [];
  return found.filter(([, isMissing]) => isMissing).map(([detail]) => detail);
}

function isBlank({ en, bn }: BothLanguages): boolean {
  return en.trim() === '' || bn.trim() === '';
}
