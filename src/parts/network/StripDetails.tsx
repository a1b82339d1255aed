import { ScreenAge } from '#parts/price-age/Ages.tsx';
import { useText } from '#state/language.ts';
import type { Network } from '#state/network.ts';
import { networkTroubleText } from '#text/network-trouble.ts';

export interface StripDetailsProps {
  network: Network;
  /** From when the prices on the screen are, in milliseconds; null while nothing old is shown. */
  cachedFrom: number | null;
}

/** Whose fault it is when there is a network, the shop's own or of a stranger between, and how old the prices are. */
export function StripDetails({ network, cachedFrom }: StripDetailsProps) {
  const t = useText(networkTroubleText);
  return (
    <>
      {(network === 'failing' || network === 'stranger') && t[network]}
      {cachedFrom !== null && <ScreenAge since={cachedFrom} />}
    </>
  );
}
