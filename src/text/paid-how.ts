/** How an order is paid, in words: on the invoice, at the order, in what is shared. */
import type { Order } from '#domain/order.ts';
import { paymentMethodText } from './payments.ts';
import { speak, type Language } from './sentences.ts';

/** The method, and by what money has come: 'Online payment (bKash)'; '' where the host does not say. */
export function paidHow(
  { paymentMethod, paymentServices }: Pick<Order, 'paymentMethod' | 'paymentServices'>,
  language: Language,
): string {
  const services = paymentServices.join(', ');
  if (!paymentMethod) return services;
  const method = speak(paymentMethodText, language)[paymentMethod];
  return services ? `${method} (${services})` : method;
}
