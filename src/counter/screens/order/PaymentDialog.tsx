import { useState } from 'react';
import { useChange } from '#counter/api/use-change.ts';
import { ConfirmDialog } from '#counter/parts/ConfirmDialog.tsx';
import { takaToType } from '#counter/parts/taka-to-type.ts';
import { say } from '#counter/parts/toast.ts';
import type { CounterOrder } from '#contract/counter/order-shapes.ts';
import { takePayment } from '#contract/counter/orders.ts';
import { handServices, type HandService } from '#domain/order-moves.ts';
import { typedAmount } from '#domain/typed-amount.ts';
import { useLanguage, useText } from '#state/language.ts';
import { counterOrderText, handServiceText } from '#text/counter/orders.ts';
import { digits, taka } from '#text/numbers.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { amountFault } from './amount-fault.ts';

/** Money taken at the door, beginning with what is left (counter-130). */
export function PaymentDialog({ order, onClose }: { order: CounterOrder; onClose: () => void }) {
  const t = useText(counterOrderText);
  const services = useText(handServiceText);
  const language = useLanguage();
  const change = useChange(takePayment);
  // As it was read when this was opened: what others take meanwhile is told, not taken again.
  const [seen] = useState(order.amounts);
  const [paymentId] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState(() => takaToType(seen.left, language));
  const [service, setService] = useState<HandService>('Cash');
  const [reference, setReference] = useState('');
  const [isTried, setTried] = useState(false);
  const amount = typedAmount(typed);
  const fault = isTried ? amountFault(amount, seen.left, t, language) : null;

  function take(): void {
    setTried(true);
    if (amount === null || amount > seen.left) return;
    change.mutate(
      { id: order.id, paymentId, amount, service, reference, paidSeen: seen.paid },
      {
        onSuccess: () => {
          say(t.paySaid(taka(amount, language)));
          onClose();
        },
      },
    );
  }

  return (
    <ConfirmDialog
      title={t.payTitle(digits(order.number, language))}
      confirm={t.payNow(taka(amount ?? 0, language))}
      isBusy={change.isPending}
      problem={change.error}
      onClose={onClose}
      onConfirm={take}
    >
      <p>{t.payLeft(taka(seen.left, language))}</p>
      <TextField
        label={t.amount}
        value={typed}
        inputMode="decimal"
        error={fault}
        onChange={setTyped}
      />
      <SelectField
        label={t.service}
        value={service}
        onChange={(chosen) => setService(handServices.find((one) => one === chosen) ?? 'Cash')}
        options={handServices.map((one) => ({ value: one, label: services[one] }))}
      />
      {service !== 'Cash' && (
        <TextField
          label={t.referenceField}
          hint={t.referenceHint}
          value={reference}
          maxLength={40}
          onChange={setReference}
        />
      )}
    </ConfirmDialog>
  );
}
