import { useState } from 'react';
import { acceptQuote, type ReadQuote } from '#api/requests.ts';
import { useText } from '#state/language.ts';
import { ordersText } from '#text/orders.ts';
import { requestQuoteText } from '#text/request-quote.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useOpenOrder } from './use-open-order.ts';

export interface GuestOrderProps {
  quote: ReadQuote;
  orderNo: string;
}

/**
 * The order that was created from a guest's request. Opening it accepts the quote again to get the
 * access key, which creates no second order.
 */
export function GuestOrder({ quote, orderNo }: GuestOrderProps) {
  const t = useText(requestQuoteText);
  const words = useText(ordersText);
  const openOrder = useOpenOrder();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function open(): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      const acceptance = await acceptQuote(quote, null);
      if (acceptance.kind === 'ordered') openOrder(acceptance.order);
      else setFailed(true);
    } catch {
      setFailed(true);
    }
    setBusy(false);
  }

  return (
    <Notice
      tone="success"
      action={
        <Button variant="secondary" busy={isBusy} onClick={() => void open()}>
          {words.viewOrder}
        </Button>
      }
    >
      {t.ordered(orderNo)}
      {hasFailed && <p role="status">{words.checkFailed}</p>}
    </Notice>
  );
}
