import { useText } from '#state/language.ts';
import { networkTroubleText } from '#text/network-trouble.ts';

/** Whose fault it is when there is a network: the shop's own, or of a stranger between. */
export function WhoseFault({ who }: { who: 'failing' | 'stranger' }) {
  return useText(networkTroubleText)[who];
}
