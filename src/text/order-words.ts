/** An order as text that a person can read, to be handed on. */
import { walletPartOf, type OrderDetails } from '#domain/order.ts';
import { momentOf } from './dates.ts';
import { invoiceText } from './invoice.ts';
import { digits, takaNumber, wholeNumber } from './numbers.ts';
import { orderStatusText } from './order-history.ts';
import { speak, type Language } from './sentences.ts';

export function orderAsText({ order, products }: OrderDetails, language: Language) {
  const t = speak(invoiceText, language);
  const statuses = speak(orderStatusText, language);
  const status = order.status === 'Unknown' ? order.statusText : statuses[order.status];
  const bdt = (amount: number) => t.bdt(takaNumber(amount, language));
  const wallet = walletPartOf(order);
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
    `${t.total}: ${bdt(order.total)}`,
    ...(order.couponDiscount > 0 ? [`${t.coupon}: ${bdt(-order.couponDiscount)}`] : []),
    `${t.charge}: ${bdt(order.deliveryCharge)}`,
    ...(wallet > 0 ? [`${t.wallet}: ${bdt(-wallet)}`] : []),
    `${t.payable}: ${bdt(order.payable)}`,
    `${t.paid}: ${bdt(order.paid)}`,
    `${t.left}: ${bdt(Math.max(0, order.left))}`,
  ];
  return { title, text: lines.join('\n') };
}
