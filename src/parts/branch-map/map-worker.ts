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
 * Sets the address of the map's worker. Trusted Types accept it only from a named policy, and MapLibre
 * has none. It passes on the trusted value, which is no string, but first calls `endsWith` and `split`
 * on it: so the value gets these two methods.
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
