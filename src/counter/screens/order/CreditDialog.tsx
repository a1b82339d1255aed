import { useState } from 'react';
import { useChange } from '#counter/api/use-change.ts';
import type { CounterOrder } from '#contract/counter/order-shapes.ts';
import { credit } from '#contract/counter/orders.ts';
import { useLanguage, useText } from '#state/language.ts';
import { counterOrderText } from '#text/counter/orders.ts';
import { taka } from '#text/numbers.ts';
import { GivingDialog } from './GivingDialog.tsx';

/** The most that is credited in one go: a slip of the keyboard stays small. In paisa. */
const maxCredit = 100_000_00;

/** The shop's own money for the customer's wallet (counter-139). */
export function CreditDialog({ order, onClose }: { order: CounterOrder; onClose: () => void }) {
  const t = useText(counterOrderText);
  const language = useLanguage();
  const change = useChange(credit);
  const [creditId] = useState(() => crypto.randomUUID());
  return (
    <GivingDialog
      title={t.creditTitle}
      most={maxCredit}
      verb={t.creditNow}
      said={t.creditSaid}
      isBusy={change.isPending}
      problem={change.error}
      onClose={onClose}
      onGive={({ amount, reason }, onSuccess) =>
        change.mutate({ id: order.id, creditId, amount, reason }, { onSuccess })
      }
    >
      <p>{t.creditHint(taka(order.customer?.wallet ?? 0, language))}</p>
    </GivingDialog>
  );
}
