/**
 * Online payment through a partner: the customer pays on the partner's page and returns. The server
 * asks the partner directly whether money was transferred, and never receives card data.
 */
import type { Paisa } from '#domain/money.ts';

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

/** The partner's response to a request to give money back. */
export interface Refund {
  state: 'refunded' | 'refundPending' | 'refundRefused';
  /** The partner's reason; '' for none. */
  reply: string;
}

/** The partner opened no session. `reply` is its own reason; '' if it did not respond. */
export class SessionNotOpened extends Error {
  readonly reply: string;

  constructor(reply: string) {
    super('The payment partner opened no session.');
    this.name = 'SessionNotOpened';
    this.reply = reply;
  }
}

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
  /** Gives a paid amount back. A repeated call gives it back once. Never throws. */
  refund: (transactionId: string, amount: Paisa) => Promise<Refund>;
}

export interface Payments {
  /** The gateway for new payments; null if only Cash On Delivery is offered. */
  offered: () => Promise<PaymentGateway | null>;
  /** The gateway that confirms payments, also those begun before it was switched off. */
  settling: () => Promise<PaymentGateway | null>;
  /** The server itself shows the page to pay. */
  isSandbox: boolean;
  /** The origin in the browser's address bar; '' if unknown. */
  publicOrigin: string;
}
