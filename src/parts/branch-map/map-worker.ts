import { setWorkerUrl } from 'maplibre-gl';
import address from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

interface MapPolicy {
  createScriptURL: (url: string) => string;
}

/** A window that has Trusted Types, which TypeScript's own does not know. */
interface TrustingWindow {
  readonly trustedTypes?: { createPolicy: (name: string, rules: MapPolicy) => MapPolicy };
}

/**
 * Tells the map where its worker is. The page's policy (Trusted Types) takes a
 * worker's address only from a named policy, and MapLibre, which has none,
 * hands on what it was given, but looks first how the address ends: so the
 * trusted value is given the two methods of a string that it asks for.
 */
export function allowMapWorker(): void {
  const { trustedTypes } = window as TrustingWindow;
  const policy = trustedTypes?.createPolicy('maplibre', {
    createScriptURL: (url) => {
      if (url !== address) throw new TypeError(`${url} is not the map's worker`);
      return url;
    },
  });
  if (!policy) {
    setWorkerUrl(address);
    return;
  }
  const trusted = policy.createScriptURL(address);
  setWorkerUrl(
    Object.assign(trusted, {
      endsWith: (end: string) => address.endsWith(end),
      split: (by: string | RegExp) => address.split(by),
    }),
  );
}
