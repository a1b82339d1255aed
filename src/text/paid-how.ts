/** The payment method of an order: on the invoice, at the order, in shared texts. */
import type { Order } from '#domain/order.ts';
import { paymentMethodText } from './payments.ts';
import { speak, type Language } from './sentences.ts';

/**
 * The method and the services used so far: 'Online payment (bKash)'; '' if the host does not send
 * them.
 */
export function paidHow(
  { paymentMethod, paymentServices }: Pick<Order, 'paymentMethod' | 'paymentServices'>,
  language: Language,
): string {
  const services = paymentServices.join(', ');
  if (!paymentMethod) return services;
  const method = speak(paymentMethodText, language)[paymentMethod];
  return services ? `${method} (${services})` : method;
}
