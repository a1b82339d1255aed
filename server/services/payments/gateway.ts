/**
 * Paying now, through somebody else: the customer is sent to the partner's page
 * and comes back; whether money moved is asked of the partner, server to
 * server. Nothing of a card ever reaches us.
 */
import type { Paisa } from '#domain/money.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { openSandbox } from './sandbox.ts';
import { openSslCommerz } from './ssl-commerz.ts';

/** A try to pay, as the partner is told of it. */
export interface Attempt {
  transactionId: string;
  amount: Paisa;
  orderNo: string;
  customer: { name: string; phone: string; email: string; address: string; district: string };
  /** Absolute addresses of ours. */
  returnTo: { success: string; fail: string; cancel: string; notify: string };
}

/** What came back through the customer's browser or from the partner itself. */
export type Callback = Readonly<Record<string, string>>;

/** What the partner says about a transaction, asked directly. */
export type Confirmation =
  | {
      kind: 'paid';
      transactionId: string;
      amount: Paisa;
      service: string;
      proof: string;
      /** Why the partner would have the payer checked before the goods go out; '' for no reason. */
      risk: string;
    }
  | { kind: 'failed' }
  | { kind: 'cancelled' }
  /** Not signed by the partner, or not answered: nothing is known and nothing changes. */
  | { kind: 'unknown' };

export interface PaymentGateway {
  name: string;
  /** Opens a session; answers the page to go to. Throws where the partner does not answer. */
  start: (attempt: Attempt) => Promise<string>;
  /** The transaction that a callback speaks of; '' for none. */
  transactionOf: (callback: Callback) => string;
  /** Checks the signature, then asks the partner. `amount` is what we asked for. */
  confirm: (callback: Callback, expected: { amount: Paisa }) => Promise<Confirmation>;
  /** Asks about a transaction of which nothing has come back (payments-41). */
  lookUp: (transactionId: string) => Promise<Confirmation>;
}

export interface Payments {
  /** Null: only Cash On Delivery is offered. */
  gateway: PaymentGateway | null;
  /** '' where unknown: the origin that the browser shows. */
  publicOrigin: string;
}

/** What the server's settings say of paying. */
export interface GatewaySettings {
  payments: PaymentSettings;
  secret: string;
  publicOrigin: string;
}

/** The configured gateway; none by default (payments-2). */
export function openPayments(config: GatewaySettings, ask: typeof fetch): Payments {
  return { gateway: openGateway(config, ask), publicOrigin: config.publicOrigin };
}

function openGateway(config: GatewaySettings, ask: typeof fetch): PaymentGateway | null {
  const { payments } = config;
  if (payments.gateway === 'sandbox') return openSandbox(config.secret);
  if (payments.gateway === 'sslcommerz') return openSslCommerz(payments, ask);
  return null;
}
