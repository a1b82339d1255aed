import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { guestOrderQuery } from '#api/orders.ts';
import { PayOrder } from '#parts/pay-order/PayOrder.tsx';
import { useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { ordersText } from '#text/orders.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { OrderReceipt } from './OrderReceipt.tsx';
import styles from './OrderSuccessScreen.module.css';
import { receiptLink } from './use-access-key.ts';

export interface GuestReceiptProps {
  orderId: string;
  accessKey: string;
}

/** A guest's order without an account, and the link that shows it on another phone. */
export function GuestReceipt({ orderId, accessKey }: GuestReceiptProps) {
  const t = useText(ordersText);
  const isOffline = useNetwork() === 'offline';
  const [isCopied, setCopied] = useState(false);
  const order = useQuery(guestOrderQuery(orderId, accessKey));

  async function share(): Promise<void> {
    const url = receiptLink(orderId, accessKey);
    try {
      if ('share' in navigator) await navigator.share({ title: t.receiptTitle, url });
      else await copy(url);
    } catch {
      // The customer closed the sheet again: nothing was shared, nothing is said.
    }
  }

  async function copy(url: string): Promise<void> {
    await navigator.clipboard.writeText(url);
    setCopied(true);
    announce(t.receiptCopied);
  }

  return (
    <section className={styles['receipt']} aria-labelledby="receipt">
      <h2 id="receipt">{t.receiptTitle}</h2>
      {order.isPending && order.fetchStatus !== 'idle' && <Skeleton shape="block" />}
      {!order.data && (order.isError || order.fetchStatus === 'paused') && (
        <Notice
          tone={isOffline ? 'offline' : 'warning'}
          live
          action={
            <Button variant="quiet" busy={order.isFetching} onClick={() => void order.refetch()}>
              {t.retry}
            </Button>
          }
        >
          {isOffline ? t.receiptOffline : t.receiptFailed}
        </Notice>
      )}
      {order.data && (
        <>
          <OrderReceipt details={order.data} />
          {order.data.order.left > 0 && (
            <PayOrder orderId={orderId} accessKey={accessKey} label={t.payNow} />
          )}
        </>
      )}
      <p className={styles['small']}>{t.receiptHint}</p>
      <Button variant="secondary" onClick={() => void share()}>
        <Icon name="share" />
        {isCopied ? t.receiptCopied : t.receiptShare}
      </Button>
    </section>
  );
}
