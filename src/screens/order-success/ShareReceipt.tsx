import { useState } from 'react';
import { useText } from '#state/language.ts';
import { ordersText } from '#text/orders.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './OrderSuccessScreen.module.css';
import { receiptLink } from './use-access-key.ts';

export interface ShareReceiptProps {
  orderId: string;
  accessKey: string;
}

/** Shares the link that shows a guest's order on another phone. */
export function ShareReceipt({ orderId, accessKey }: ShareReceiptProps) {
  const t = useText(ordersText);
  const [isCopied, setCopied] = useState(false);

  async function share(): Promise<void> {
    const url = receiptLink(orderId, accessKey);
    try {
      if ('share' in navigator) await navigator.share({ title: t.receiptTitle, url });
      else await copy(url);
    } catch {
      // The customer closed the share sheet, so there is nothing to report.
    }
  }

  async function copy(url: string): Promise<void> {
    await navigator.clipboard.writeText(url);
    setCopied(true);
    announce(t.receiptCopied);
  }

  return (
    <>
      <p className={styles['small']}>{t.receiptHint}</p>
      <Button variant="secondary" onClick={() => void share()}>
        <Icon name="share" />
        {isCopied ? t.receiptCopied : t.receiptShare}
      </Button>
    </>
  );
}
