/** An order as readable text, for sharing. */
import type { OrderDetails } from '#domain/order.ts';
import { figuresOf } from '#domain/order-figures.ts';
import { momentOf } from './dates.ts';
import { invoiceText } from './invoice.ts';
import { digits, signed, takaNumber, wholeNumber } from './numbers.ts';
import { nameAndStrength } from './names.ts';
import { orderDetailsText } from './order-history.ts';
import { orderStatusText } from './order-status.ts';
import { paidHow } from './paid-how.ts';
import { plainWords, type ProductWords } from './product-words.ts';
import { speak, type Language } from './sentences.ts';

/** `words` translates measures for the reader. Without it they stay as the company writes them. */
export function orderAsText(
  { order, products }: OrderDetails,
  language: Language,
  words: ProductWords = plainWords,
) {
  const t = speak(invoiceText, language);
  const figures = speak(orderDetailsText, language);
  const statuses = speak(orderStatusText, language);
  const status = order.status === 'Unknown' ? order.statusText : statuses[order.status];
  const bdt = (amount: number) => signed(amount, (shown) => t.bdt(takaNumber(shown, language)));
  const payment = paidHow(order, language);
  const title = t.titleOf(digits(order.orderNo, language));
  const lines = [
    title,
    `${t.date}: ${momentOf(order.createdAt, language)}`,
    `${t.status}: ${status}`,
    ...(payment ? [`${t.payment}: ${payment}`] : []),
    '',
    ...products.map(
      (product) =>
        `${nameAndStrength(product, words, language)} × ${wholeNumber(product.quantity, language)}: ${bdt(product.total)}`,
    ),
    '',
    ...figuresOf(order).map(({ name, amount }) => `${figures[name]}: ${bdt(amount)}`),
  ];
  return { title, text: lines.join('\n') };
}
