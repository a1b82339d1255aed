import type { Paisa } from './money.ts';

/** A try to pay an order, successful or not (payments-33). */
export interface Payment {
  id: string;
  orderId: string;
  orderNo: string;
  transactionId: string;
  /** What was paid with, such as a card's or a wallet's name. */
  service: string;
  amount: Paisa;
  status: string;
  /** Null where it was never paid. */
  paidAt: string | null;
  /** When the try began; null at a host that does not say. */
  startedAt: string | null;
}
