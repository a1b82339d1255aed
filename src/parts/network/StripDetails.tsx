import { ScreenAge } from '#parts/price-age/Ages.tsx';
import { useText } from '#state/language.ts';
import type { Network } from '#state/network.ts';
import { networkTroubleText } from '#text/network-trouble.ts';

export interface StripDetailsProps {
  network: Network;
  /** The time of the oldest price on the screen, in milliseconds, or null if none is old. */
  cachedFrom: number | null;
}

/**
 * While there is a network: whether the shop or something in between fails. Also the age of the
 * prices.
 */
export function StripDetails({ network, cachedFrom }: StripDetailsProps) {
  const t = useText(networkTroubleText);
  return (
    <>
      {(network === 'failing' || network === 'stranger') && t[network]}
      {cachedFrom !== null && <ScreenAge since={cachedFrom} />}
    </>
  );
}
