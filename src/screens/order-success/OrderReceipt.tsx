import { walletPartOf, type OrderDetails } from '#domain/order.ts';
import { usePlaceNames } from '#parts/address/use-place-names.ts';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { checkoutText } from '#text/checkout.ts';
import { nameAndStrength } from '#text/names.ts';
import { digits, taka } from '#text/numbers.ts';
import { orderDetailsText } from '#text/order-history.ts';
import { orderStatusText } from '#text/order-status.ts';
import { ordersText } from '#text/orders.ts';
import styles from './OrderSuccessScreen.module.css';

export interface OrderReceiptProps {
  details: OrderDetails;
  /**
   * False if no remaining amount should be shown: the order cannot be sent as it is, or the paid
   * amount is unknown.
   */
  isLeftKnown?: boolean;
}

/** The ordered products, the delivery address, the cost and the remaining amount. */
export function OrderReceipt({ details, isLeftKnown = true }: OrderReceiptProps) {
  const t = useText(ordersText);
  const money = useText(checkoutText);
  const figures = useText(orderDetailsText);
  const language = useLanguage();
  const words = useProductWords();
  const { order, products } = details;
  const statuses = useText(orderStatusText);
  const status = order.status === 'Unknown' ? order.statusText : statuses[order.status];
  const places = usePlaceNames()(order);
  const hasLeft = isLeftKnown && order.status !== 'Cancelled';
  const amounts: [string, number][] = [
    [money.cartTotal, order.total],
    [money.couponDiscount, -order.couponDiscount],
    [money.deliveryCharge, order.deliveryCharge],
    [money.walletUsed, -walletPartOf(order)],
    [figures.orderAmount, hasLeft ? 0 : order.payable],
    [t.paid, -order.paid],
    [t.left, order.left],
    [figures.walletRefund, order.refund.wallet],
    [figures.refundDue, order.refund.due],
    [figures.handRefund, order.refund.byHand],
  ];
  return (
    <>
      {order.orderNo && (
        <p>
          {t.status}: <strong>{status}</strong>
        </p>
      )}
      <p>
        {t.deliverTo}: {[order.contactName, order.address, ...places].filter(Boolean).join(', ')}
        {order.contactPhone && <> · {digits(order.contactPhone, language)}</>}
      </p>
      <ul className={styles['products']}>
        {products.map((product) => (
          <li key={product.productId}>
            <span>
              {nameAndStrength(product, words, language)} × {digits(product.quantity, language)}
            </span>
            <span>{taka(product.total, language)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles['amounts']}>
        {amounts
          .filter(([name, amount]) => (name === t.left ? hasLeft : amount !== 0))
          .map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{taka(amount, language)}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
