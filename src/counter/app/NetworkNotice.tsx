import { useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { frameText } from '#text/counter/frame.ts';
import { Notice } from '#ui/Notice.tsx';

/** A notice that the counter needs a network, while there is none. */
export function NetworkNotice() {
  const network = useNetwork();
  const t = useText(frameText);
  if (network === 'online') return null;
  return (
    <Notice tone="offline" live>
      {network === 'offline' ? t.offline : t.silent}
    </Notice>
  );
}
