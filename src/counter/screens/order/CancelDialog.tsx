import { useState } from 'react';
import { ConfirmDialog } from '#counter/parts/ConfirmDialog.tsx';
import { useForm } from '#counter/parts/form/use-form.ts';
import { say } from '#counter/parts/toast.ts';
import type { CounterOrder } from '#contract/counter/order-shapes.ts';
import { move } from '#contract/counter/orders.ts';
import type { Paisa } from '#domain/money.ts';
import { refundable } from '#domain/order-moves.ts';
import { useLanguage, useText } from '#state/language.ts';
import { counterOrderText } from '#text/counter/orders.ts';
import { digits, taka } from '#text/numbers.ts';
import { orderStatusText } from '#text/order-status.ts';
import { TextArea } from '#ui/TextArea.tsx';

/** Cancels the order. It first shows where the money will go (counter-133). */
export function CancelDialog(props: { order: CounterOrder; onClose: () => void }) {
  const { onClose } = props;
  const t = useText(counterOrderText);
  const statuses = useText(orderStatusText);
  const language = useLanguage();
  // The order from when the dialog opened. If it has moved on since then, the server refuses to
  // cancel it.
  const [order] = useState(props.order);
  const givesBack = refundable({ status: order.status, ...order.amounts });
  const form = useForm({
    endpoint: move,
    initial: () => ({ note: '' }),
    request: ({ note }) => ({
      id: order.id,
      from: order.status,
      to: 'Cancelled' as const,
      note: note.trim(),
      givesBack,
    }),
    onDone() {
      say(t.movedTo(statuses.Cancelled));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t.cancelAsk(digits(order.number, language))}
      confirm={t.cancel}
      isDanger
      isBusy={form.isBusy}
      problem={form.problem}
      onClose={onClose}
      onConfirm={form.submit}
    >
      <WhereMoneyGoes order={order} amount={givesBack} />
      <TextArea label={t.cancelWhy} maxLength={500} {...form.field('note')} />
    </ConfirmDialog>
  );
}

function WhereMoneyGoes({ order, amount }: { order: CounterOrder; amount: Paisa }) {
  const t = useText(counterOrderText);
  const language = useLanguage();
  if (amount === 0) return <p>{t.cancelNothing}</p>;
  const shown = taka(amount, language);
  return <p>{order.customer ? t.cancelWallet(shown) : t.cancelGuest(shown)}</p>;
}
