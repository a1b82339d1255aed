/**
 * The one script address that this app hands to the browser by name: its
 * service worker. The page's policy refuses every other string as a script.
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

/** The worker's one address, in the form that the browser accepts. */
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
