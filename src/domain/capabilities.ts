/** What the server can do beyond the base calls (shell-97). */
export interface Capabilities {
  /** The names of the added calls that it answers. */
  calls: readonly string[];
  /** True where a write with the same key is never done twice: only then may the worker send, unasked. */
  keepsKeys: boolean;
  /** True where a payment gateway is configured: only then is PAY_NOW offered. */
  takesPayment: boolean;
}

/** A legacy host: it answers the base calls and no others. */
export const legacyHost: Capabilities = { calls: [], keepsKeys: false, takesPayment: false };

/**
 * The call that gives the whole catalogue, as a host's capabilities name it. A copy of the name, since
 * importing `snapshot.name` would bring its schema into the first load.
 */
export const wholeCatalogueCall = 'catalogue.snapshot';

/** The idempotent host, ours with its additions, or a legacy one; spelled as phones have stored it. */
export type HostKind = 'ours' | 'documents';
