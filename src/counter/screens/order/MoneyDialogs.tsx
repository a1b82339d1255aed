import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '#counter/parts/ConfirmDialog.tsx';
import { useForm } from '#counter/parts/form/use-form.ts';
import { takaToType } from '#counter/parts/taka-to-type.ts';
import { say } from '#counter/parts/toast.ts';
import type { CounterOrder } from '#contract/counter/order-shapes.ts';
import { credit, refund, takePayment } from '#contract/counter/orders.ts';
import type { Endpoint, RequestInput } from '#contract/endpoint.ts';
import type { Paisa } from '#domain/money.ts';
import { handServices, type HandService } from '#domain/order-moves.ts';
import { typedAmount } from '#domain/typed-amount.ts';
import { useLanguage, useText } from '#state/language.ts';
import { counterOrderText, handServiceText } from '#text/counter/orders.ts';
import { digits, taka } from '#text/numbers.ts';
import type { Language, Spoken } from '#text/sentences.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';

/** The highest single credit, in paisa. It limits the damage of a typing error. */
const maxCredit = 100_000_00;

interface OrderDialogProps {
  order: CounterOrder;
  onClose: () => void;
}

interface PaymentValues {
  paymentId: string;
  typed: string;
  service: HandService;
  reference: string;
}

/** Records a payment at the door. The amount starts at what is left to pay (counter-130). */
export function PaymentDialog({ order, onClose }: OrderDialogProps) {
  const t = useText(counterOrderText);
  const services = useText(handServiceText);
  const language = useLanguage();
  // The amounts from when the dialog opened. If somebody has taken a payment since then, the server
  // refuses this one.
  const [seen] = useState(order.amounts);
  const form = useForm({
    endpoint: takePayment,
    initial: (): PaymentValues => ({
      paymentId: crypto.randomUUID(),
      typed: takaToType(seen.left, language),
      service: 'Cash',
      reference: '',
    }),
    request: ({ typed, ...payment }) => ({
      ...payment,
      id: order.id,
      amount: typedAmount(typed) ?? 0,
      paidSeen: seen.paid,
    }),
    faults: ({ typed }) => ({ typed: amountFault(typedAmount(typed), seen.left, t, language) }),
    onDone(_, { typed }) {
      say(t.paySaid(taka(typedAmount(typed) ?? 0, language)));
      onClose();
    },
  });
  const { typed, service } = form.values;

  return (
    <ConfirmDialog
      title={t.payTitle(digits(order.number, language))}
      confirm={t.payNow(taka(typedAmount(typed) ?? 0, language))}
      isBusy={form.isBusy}
      problem={form.problem}
      onClose={onClose}
      onConfirm={form.submit}
    >
      <p>{t.payLeft(taka(seen.left, language))}</p>
      <TextField label={t.amount} inputMode="decimal" {...form.field('typed')} />
      <SelectField
        label={t.service}
        value={service}
        onChange={(chosen) =>
          form.change({ service: handServices.find((one) => one === chosen) ?? 'Cash' })
        }
        options={handServices.map((one) => ({ value: one, label: services[one] }))}
      />
      {service !== 'Cash' && (
        <TextField
          label={t.referenceField}
          hint={t.referenceHint}
          maxLength={40}
          {...form.field('reference')}
        />
      )}
    </ConfirmDialog>
  );
}

/** Credits the shop's own money to the customer's wallet (counter-139). */
export function CreditDialog({ order, onClose }: OrderDialogProps) {
  const t = useText(counterOrderText);
  const language = useLanguage();
  return (
    <GivingDialog
      endpoint={credit}
      request={({ key, ...given }) => ({ id: order.id, creditId: key, ...given })}
      title={t.creditTitle}
      maxAmount={maxCredit}
      verb={t.creditNow}
      doneMessage={t.creditSaid}
      onClose={onClose}
    >
      <p>{t.creditHint(taka(order.customer?.wallet ?? 0, language))}</p>
    </GivingDialog>
  );
}

/** Refunds a part of what was paid. Only for owners (counter-136, counter-137). */
export function RefundDialog({ order, onClose }: OrderDialogProps) {
  const t = useText(counterOrderText);
  const language = useLanguage();
  // The limit from when the dialog opened. A refund whose response was lost lowers the current
  // limit, and its retry must still pass.
  const [maxAmount] = useState(order.amounts.refundable);
  return (
    <GivingDialog
      endpoint={refund}
      request={({ key, ...given }) => ({ id: order.id, refundId: key, ...given })}
      title={t.refundTitle(digits(order.number, language))}
      maxAmount={maxAmount}
      verb={t.refundNow}
      doneMessage={t.refundSaid}
      onClose={onClose}
    >
      <p>{t.refundMost(taka(maxAmount, language))}</p>
      <p>{order.customer ? t.refundToWallet : t.refundToGuest}</p>
    </GivingDialog>
  );
}

interface GivingDialogProps<E extends Endpoint> {
  endpoint: E;
  request: (given: { key: string; amount: Paisa; reason: string }) => RequestInput<E>;
  title: string;
  maxAmount: Paisa;
  /** The label of the button with the amount, and the message afterwards. */
  verb: (amount: string) => string;
  doneMessage: (amount: string) => string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with an amount and a reason, for money that the shop gives away. */
function GivingDialog<E extends Endpoint>(props: GivingDialogProps<E>) {
  const { endpoint, request, title, maxAmount, verb, doneMessage, onClose, children } = props;
  const t = useText(counterOrderText);
  const language = useLanguage();
  const form = useForm({
    endpoint,
    initial: () => ({ key: crypto.randomUUID(), typed: '', reason: '' }),
    request: ({ key, typed, reason }) =>
      request({ key, amount: typedAmount(typed) ?? 0, reason: reason.trim() }),
    faults: ({ typed, reason }) => ({
      typed: amountFault(typedAmount(typed), maxAmount, t, language),
      reason: reason.trim() === '' && t.reasonMissing,
    }),
    onDone(_, { typed }) {
      say(doneMessage(taka(typedAmount(typed) ?? 0, language)));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={title}
      confirm={verb(taka(typedAmount(form.values.typed) ?? 0, language))}
      isBusy={form.isBusy}
      problem={form.problem}
      onClose={onClose}
      onConfirm={form.submit}
    >
      {children}
      <TextField label={t.amount} inputMode="decimal" {...form.field('typed')} />
      <TextArea label={t.reason} maxLength={500} {...form.field('reason')} />
    </ConfirmDialog>
  );
}

/** The error message for a typed amount; null if it is valid. */
function amountFault(
  amount: Paisa | null,
  maxAmount: Paisa,
  t: Spoken<typeof counterOrderText>,
  language: Language,
): string | null {
  if (amount === null) return t.amountWrong;
  return amount > maxAmount ? t.amountMost(taka(maxAmount, language)) : null;
}
