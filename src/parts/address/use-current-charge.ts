import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { areasQuery, districtsQuery } from '#api/addresses.ts';
import { chargeOfAddress, type DeliveryCharge } from '#domain/address.ts';
import { useAddress, writeAddressDown } from '#state/address.ts';

/** Updates the delivery charge in a stored address from the current lists of places. */
export function useCurrentCharge(): void {
  const stored = useAddress();
  const { division, district, area } = stored;
  const divisionId = division?.id ?? '';
  const districts = useQuery({
    ...districtsQuery(divisionId),
    enabled: division !== null && district !== null,
  });
  const areas = useQuery({
    ...areasQuery(divisionId, district?.id ?? ''),
    enabled: division !== null && district !== null && area !== null,
  });
  const listed = districts.data?.find((place) => place.id === district?.id);
  // A host without charges of areas lists none for an area.
  const areaCharge = areas.data?.find((place) => place.id === area?.id)?.charge ?? null;
  const current = area ? (areaCharge ?? (areas.data ? listed?.charge : null)) : listed?.charge;
  const known = chargeOfAddress(stored);

  // Writes the server's charge into the stored address, also after an order has restored an old
  // charge.
  useEffect(() => {
    if (!current || !listed || isSameCharge(current, known)) return;
    writeAddressDown((address) => ({
      ...address,
      district: listed,
      area: address.area && { ...address.area, charge: current },
    }));
  }, [current, listed, known]);
}

function isSameCharge(one: DeliveryCharge, other: DeliveryCharge | null): boolean {
  return (
    one.standard === other?.standard &&
    one.threshold === other.threshold &&
    one.reduced === other.reduced
  );
}
