import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { districtsQuery } from '#api/addresses.ts';
import type { DeliveryCharge } from '#domain/address.ts';
import { useAddress, writeAddressDown } from '#state/address.ts';

/** Updates the delivery charge in a stored address from the current list of districts. */
export function useCurrentCharge(): void {
  const { division, district } = useAddress();
  const districts = useQuery({
    ...districtsQuery(division?.id ?? ''),
    enabled: division !== null && district !== null,
  });
  const listed = districts.data?.find((place) => place.id === district?.id);

  // Writes the server's charge into the stored address, also after an order has restored an old
  // charge.
  useEffect(() => {
    if (!listed?.charge || !district) return;
    if (isSameCharge(listed.charge, district.charge)) return;
    writeAddressDown((address) => ({ ...address, district: listed }));
  }, [listed, district]);
}

function isSameCharge(one: DeliveryCharge, other: DeliveryCharge | null): boolean {
  return (
    one.standard === other?.standard &&
    one.threshold === other.threshold &&
    one.reduced === other.reduced
  );
}
