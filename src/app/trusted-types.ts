/**
 * A Trusted Types policy for the one script URL that the app passes to the browser: its service
 * worker. The page's Content-Security-Policy rejects every other string as a script URL.
 */
interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
}

declare global {
  interface Window {
    readonly trustedTypes?: PolicyFactory;
  }
}

/**
 * The URL of the service worker, as a trusted script URL where the browser supports Trusted Types.
 */
export function workerUrl(): string {
  const address = '/sw.js';
  const policy = window.trustedTypes?.createPolicy('nirog#worker', {
    createScriptURL: (url) => {
      if (url !== address) throw new TypeError(`${url} is not the service worker`);
      return url;
    },
  });
  return policy?.createScriptURL(address) ?? address;
}
