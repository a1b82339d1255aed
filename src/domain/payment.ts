import type { Paisa } from './money.ts';

/** An attempt to pay an order, successful or not (payments-33). */
export interface Payment {
  id: string;
  orderId: string;
  orderNo: string;
  transactionId: string;
  /** The means of payment, such as the name of a card or a wallet. */
  service: string;
  amount: Paisa;
  status: string;
  /** Null if it was never paid. */
  paidAt: string | null;
  /** When the attempt began; null if the host does not send it. */
  startedAt: string | null;
}
