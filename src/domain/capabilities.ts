/** The features of the server beyond the base calls (shell-97). */
export interface Capabilities {
  /** The names of the additional calls that the server supports. */
  calls: readonly string[];
  /**
   * True if the server never executes a write twice for the same idempotency key. Only then may the
   * worker send on its own.
   */
  keepsKeys: boolean;
  /** True if a payment gateway is configured. Only then is PAY_NOW offered. */
  takesPayment: boolean;
}

/** A legacy host, which supports only the base calls. */
export const legacyHost: Capabilities = { calls: [], keepsKeys: false, takesPayment: false };

/**
 * The name of the call that returns the whole catalogue, as in a host's capabilities. It is a copy,
 * because importing `snapshot.name` would add its schema to the first load.
 */
export const wholeCatalogueCall = 'catalogue.snapshot';

/**
 * The kind of host, as its last response shows it. `ours` is a server of this repository: it marks
 * every response (contract/envelope.ts: markerHeader). `documents` is a legacy host: it has only the
 * base calls, those of the documented API. Phones have stored these spellings (state/host.ts), so
 * they stay.
 */
export type HostKind = 'ours' | 'documents';
