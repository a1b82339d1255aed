import { setWorkerUrl } from 'maplibre-gl';
import address from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

interface MapPolicy {
  createScriptURL: (url: string) => string;
}

/** A window with Trusted Types, which TypeScript's DOM types do not include. */
interface TrustingWindow {
  readonly trustedTypes?: { createPolicy: (name: string, rules: MapPolicy) => MapPolicy };
}

/**
 * Sets the URL of the map's worker. Trusted Types accept it only from a named policy, and MapLibre
 * has none. MapLibre passes the trusted value on, but first calls `endsWith` and `split` on it. It
 * is not a string, so these two methods are added to it.
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
