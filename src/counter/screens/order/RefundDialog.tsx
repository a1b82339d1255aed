import { useState } from 'react';
import { useChange } from '#counter/api/use-change.ts';
import type { CounterOrder } from '#contract/counter/order-shapes.ts';
import { refund } from '#contract/counter/orders.ts';
import { useLanguage, useText } from '#state/language.ts';
import { counterOrderText } from '#text/counter/orders.ts';
import { digits, taka } from '#text/numbers.ts';
import { GivingDialog } from './GivingDialog.tsx';

/** The owner gives a part of what was paid back (counter-136, counter-137). */
export function RefundDialog({ order, onClose }: { order: CounterOrder; onClose: () => void }) {
  const t = useText(counterOrderText);
  const language = useLanguage();
  const change = useChange(refund);
  const [refundId] = useState(() => crypto.randomUUID());
  // As it was when this was opened: what went back by a press whose answer was lost leaves room for that very press.
  const [most] = useState(order.amounts.refundable);
  return (
    <GivingDialog
      title={t.refundTitle(digits(order.number, language))}
      most={most}
      verb={t.refundNow}
      said={t.refundSaid}
      isBusy={change.isPending}
      problem={change.error}
      onClose={onClose}
      onGive={({ amount, reason }, onSuccess) =>
        change.mutate({ id: order.id, refundId, amount, reason }, { onSuccess })
      }
    >
      <p>{t.refundMost(taka(most, language))}</p>
      <p>{order.customer ? t.refundToWallet : t.refundToGuest}</p>
    </GivingDialog>
  );
}
