/**
 * Online payment through a partner: the customer pays on the partner's page and returns. The server
 * asks the partner directly whether money was transferred, and never receives card data.
 */
import type { Paisa } from '#domain/money.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { openSandbox } from './sandbox.ts';
import { openSslCommerz } from './ssl-commerz.ts';

/** A payment try, as it is sent to the partner. */
export interface Attempt {
  transactionId: string;
  amount: Paisa;
  orderNo: string;
  customer: { name: string; phone: string; email: string; address: string; district: string };
  /** Absolute URLs of the shop. */
  returnTo: { success: string; fail: string; cancel: string; notify: string };
}

/** The fields of a callback, through the customer's browser or from the partner itself. */
export type Callback = Readonly<Record<string, string>>;

/** The partner's own report about a transaction. */
export type Confirmation =
  | {
      kind: 'paid';
      transactionId: string;
      amount: Paisa;
      service: string;
      proof: string;
      /** Why the partner recommends checking the payer before delivery; '' for no reason. */
      risk: string;
    }
  | { kind: 'failed' }
  | { kind: 'cancelled' }
  /** Not signed by the partner, or no response. Nothing changes. */
  | { kind: 'unknown' };

export interface PaymentGateway {
  name: string;
  /** Opens a session and returns the URL of its page. Throws if the partner does not respond. */
  start: (attempt: Attempt) => Promise<string>;
  /** The transaction id in a callback; '' if there is none. */
  transactionOf: (callback: Callback) => string;
  /**
   * Checks the signature, then requests the transaction from the partner. `amount` is the amount
   * that the shop requested.
   */
  confirm: (callback: Callback, expected: { amount: Paisa }) => Promise<Confirmation>;
  /** Looks up a transaction without a callback (payments-41). */
  lookUp: (transactionId: string) => Promise<Confirmation>;
}

export interface Payments {
  /** Null if only Cash On Delivery is offered. */
  gateway: PaymentGateway | null;
  /** The origin in the browser's address bar; '' if unknown. */
  publicOrigin: string;
}

export interface GatewaySettings {
  payments: PaymentSettings;
  secret: string;
  publicOrigin: string;
}

/** Opens the configured gateway; none by default (payments-2). */
export function openPayments(config: GatewaySettings, fetcher: typeof fetch): Payments {
  return { gateway: openGateway(config, fetcher), publicOrigin: config.publicOrigin };
}

function openGateway(config: GatewaySettings, fetcher: typeof fetch): PaymentGateway | null {
  const { payments } = config;
  if (payments.gateway === 'sandbox') return openSandbox(config.secret);
  if (payments.gateway === 'sslcommerz') return openSslCommerz(payments, fetcher);
  return null;
}
