import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { OrderDetails } from '#domain/order.ts';
import { PayOrder } from '#parts/pay-order/PayOrder.tsx';
import { shareText } from '#parts/share/share-text.ts';
import { handInvoiceOver } from '#state/invoice.ts';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { orderDetailsText, orderHistoryText } from '#text/order-history.ts';
import { taka } from '#text/numbers.ts';
import { orderAsText } from '#text/order-words.ts';
import { Button } from '#ui/Button.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './OrderScreen.module.css';

/** Print Invoice (in its own tab), Refill, pay the remaining amount, share. */
export function OrderActions({
  details,
  onRefill,
}: {
  details: OrderDetails;
  onRefill: () => void;
}) {
  const t = useText(orderDetailsText);
  const history = useText(orderHistoryText);
  const language = useLanguage();
  const words = useProductWords();
  const [isCopied, setCopied] = useState(false);
  const { order } = details;

  async function share(): Promise<void> {
    setCopied((await shareText(orderAsText(details, language, words))) === 'copied');
  }

  return (
    <div className={styles['actions']}>
      {order.left > 0 && (
        <PayOrder orderId={order.id} label={t.payNow(taka(order.left, language))} />
      )}
      <Button variant={order.left > 0 ? 'secondary' : 'primary'} onClick={onRefill}>
        <Icon name="refresh" />
        {history.refill}
      </Button>
      <Link
        to="/invoice/$id"
        params={{ id: order.id }}
        target="_blank"
        rel="opener"
        className={buttonLook('secondary')}
        title={t.printHint}
        onClick={() => handInvoiceOver(details)}
      >
        {t.print}
      </Link>
      <Button variant="quiet" onClick={() => void share()}>
        <Icon name="share" />
        {isCopied ? t.shared : t.share}
      </Button>
    </div>
  );
}
