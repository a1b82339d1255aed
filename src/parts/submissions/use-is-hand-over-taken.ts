import { useQuery } from '@tanstack/react-query';
import { capabilitiesQuery } from '#api/capabilities.ts';

/**
 * Whether this host accepts handed-over submissions (offline-160). Without a network it is the last
 * known value.
 */
export function useIsHandOverTaken(): boolean {
  const { data: host } = useQuery(capabilitiesQuery());
  // The contract's constant is not imported, because its file-related code does not belong in the
  // first load.
  return host?.calls.includes('handOver.enter') ?? false;
}
