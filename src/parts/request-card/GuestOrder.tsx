import { useState } from 'react';
import { acceptAnswer, type ReadAnswer } from '#api/requests.ts';
import { useText } from '#state/language.ts';
import { ordersText } from '#text/orders.ts';
import { requestAnswerText } from '#text/request-answer.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useOpenOrder } from './use-open-order.ts';

export interface GuestOrderProps {
  answer: ReadAnswer;
  orderNo: string;
}

/**
 * The order that was created from a guest's request. Opening it accepts the answer again to get the
 * access key, which creates no second order.
 */
export function GuestOrder({ answer, orderNo }: GuestOrderProps) {
  const t = useText(requestAnswerText);
  const words = useText(ordersText);
  const openOrder = useOpenOrder();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function open(): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      const acceptance = await acceptAnswer(answer, null);
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
