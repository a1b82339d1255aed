import { useQuery } from '@tanstack/react-query';
import { capabilitiesQuery } from '#api/capabilities.ts';

/** True where this host enters what is handed over another way (offline-160); without a network, as it was last known. */
export function useIsHandOverTaken(): boolean {
  const { data: host } = useQuery(capabilitiesQuery());
  // Not by the contract: what is written there of files belongs to no first load.
  return host?.calls.includes('handOver.enter') ?? false;
}
