import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { latestAddressQuery } from '#api/addresses.ts';
import { emptyAddress, isEmptyAddress, type ShippingAddress } from '#domain/address.ts';
import { addressStore } from '#state/address.ts';
import { useSession } from '#state/session.ts';

/**
 * If a customer is signed in and no address is set, fetches the latest one once. If there is none
 * or the request fails, name and phones are taken from the account (customer-area-128).
 */
export function useLatestAddress(onFound: (address: ShippingAddress) => void): void {
  const session = useSession();
  const isWanted = session !== null && isEmptyAddress(addressStore.get());
  const latest = useQuery({ ...latestAddressQuery(session?.id ?? ''), enabled: isWanted });
  const isSettled = isWanted && (latest.isSuccess || latest.isError);

  const fill = useEffectEvent(() => {
    if (!session || !isEmptyAddress(addressStore.get())) return;
    const { name, phone } = session;
    const own = { ...emptyAddress, receiverName: name, receiverPhone: phone, customerPhone: phone };
    onFound(latest.data ?? own);
  });
  // Writes the response into the stored address once.
  useEffect(() => {
    if (isSettled) fill();
  }, [isSettled]);
}
