/** An order as text that a person can read, to be handed on. */
import type { OrderDetails } from '#domain/order.ts';
import { figuresOf } from '#domain/order-figures.ts';
import { momentOf } from './dates.ts';
import { invoiceText } from './invoice.ts';
import { digits, takaNumber, wholeNumber } from './numbers.ts';
import { orderDetailsText, orderStatusText } from './order-history.ts';
import { speak, type Language } from './sentences.ts';

export function orderAsText({ order, products }: OrderDetails, language: Language) {
  const t = speak(invoiceText, language);
  const figures = speak(orderDetailsText, language);
  const statuses = speak(orderStatusText, language);
  const status = order.status === 'Unknown' ? order.statusText : statuses[order.status];
  const bdt = (amount: number) => t.bdt(takaNumber(amount, language));
  const title = t.titleOf(digits(order.orderNo, language));
  const lines = [
    title,
    `${t.date}: ${momentOf(order.createdAt, language)}`,
    `${t.status}: ${status}`,
    '',
    ...products.map(
      (product) =>
        `${product.name} ${product.strength} × ${wholeNumber(product.quantity, language)}: ${bdt(product.total)}`,
    ),
    '',
    ...figuresOf(order).map(({ name, amount }) => `${figures[name]}: ${bdt(amount)}`),
  ];
  return { title, text: lines.join('\n') };
}
