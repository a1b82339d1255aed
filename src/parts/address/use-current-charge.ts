import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { districtsQuery } from '#api/addresses.ts';
import type { DeliveryCharge, Place } from '#domain/address.ts';
import { useAddress, writeAddressDown } from '#state/address.ts';

/** A remembered address keeps its district's charge of that day: the list's own takes its place. */
export function useCurrentCharge(): void {
  const { division, district } = useAddress();
  const districts = useQuery({
    ...districtsQuery(division?.id ?? ''),
    enabled: division !== null && district !== null,
  });
  const listed = districts.data?.find((place) => place.id === district?.id);

  const take = useEffectEvent((place: Place) => {
    if (!place.charge || isSameCharge(place.charge, district?.charge ?? null)) return;
    writeAddressDown((address) => ({ ...address, district: place }));
  });
  // The outside world: an answer of the server goes into the phone's own memory.
  useEffect(() => {
    if (listed) take(listed);
  }, [listed]);
}

function isSameCharge(one: DeliveryCharge, other: DeliveryCharge | null): boolean {
  return (
    one.standard === other?.standard &&
    one.threshold === other.threshold &&
    one.reduced === other.reduced
  );
}
