/** The names of the payment methods whose sign the shop shows; the same in both languages. */
import type { PaymentSign } from '#domain/shop.ts';

export const paymentNames: Record<PaymentSign, string> = {
  cash: 'Cash On Delivery',
  bkash: 'bKash',
  nagad: 'Nagad',
  rocket: 'Rocket',
  visa: 'Visa',
  mastercard: 'Mastercard',
};
