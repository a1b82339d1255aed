import { useState } from 'react';
import { useChange } from '#counter/api/use-change.ts';
import { ConfirmDialog } from '#counter/parts/ConfirmDialog.tsx';
import { useForm } from '#counter/parts/form/use-form.ts';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { takaToType } from '#counter/parts/taka-to-type.ts';
import { say } from '#counter/parts/toast.ts';
import { acceptPayment, refusePayment } from '#contract/counter/orders.ts';
import type { Paisa } from '#domain/money.ts';
import { typedAmount } from '#domain/typed-amount.ts';
import { useLanguage, useText } from '#state/language.ts';
import { claimsText } from '#text/counter/claims.ts';
import { counterOrderText } from '#text/counter/orders.ts';
import { taka } from '#text/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import styles from './claims.module.css';

interface Claim {
  id: string;
  orderId: string;
  amount: Paisa;
}

export interface ClaimActionsProps {
  claim: Claim;
  /** It was refused. It can still be accepted, for money that came late. */
  isRefused?: boolean;
  /** True for a moment after the claims have changed, so that a double press accepts only one. */
  isHeld: boolean;
}

/** Accepts or refuses a reported payment with one press (counter-351, counter-352). */
export function ClaimActions({ claim, isRefused = false, isHeld }: ClaimActionsProps) {
  const t = useText(claimsText);
  const language = useLanguage();
  const accept = useChange(acceptPayment);
  const refuse = useChange(refusePayment);
  const [open, setOpen] = useState<'amount' | 'reason' | null>(null);
  const { id: paymentId, orderId: id, amount } = claim;
  const isBusy = accept.isPending || refuse.isPending;
  const isOff = isBusy || isHeld;
  const close = () => setOpen(null);

  function acceptNow(): void {
    if (isOff) return;
    const onSuccess = () => say(t.accepted(taka(amount, language)));
    accept.mutate({ id, paymentId, amount }, { onSuccess });
  }

  function refuseNow(): void {
    if (isOff) return;
    refuse.mutate({ id, paymentId }, { onSuccess: () => say(t.refused) });
  }

  const label = isRefused ? t.acceptLate : t.accept;
  return (
    <>
      <div className={styles['actions']}>
        <Button
          variant={isRefused ? 'quiet' : 'primary'}
          busy={accept.isPending}
          aria-disabled={isHeld || undefined}
          onClick={acceptNow}
        >
          {label(taka(amount, language))}
        </Button>
        {!isRefused && (
          <>
            <Button
              variant="secondary"
              busy={refuse.isPending}
              aria-disabled={isHeld || undefined}
              onClick={refuseNow}
            >
              {t.notFound}
            </Button>
            <Button variant="quiet" onClick={() => setOpen('amount')}>
              {t.otherAmount}
            </Button>
            <Button variant="quiet" onClick={() => setOpen('reason')}>
              {t.otherReason}
            </Button>
          </>
        )}
      </div>
      <ProblemNotice problem={accept.error ?? refuse.error} />
      {open === 'amount' && <AmountDialog claim={claim} onClose={close} />}
      {open === 'reason' && <ReasonDialog claim={claim} onClose={close} />}
    </>
  );
}

interface ClaimDialogProps {
  claim: Claim;
  onClose: () => void;
}

/** Accepts another amount than the reported one. */
function AmountDialog({ claim: { id: paymentId, orderId, amount }, onClose }: ClaimDialogProps) {
  const t = useText(claimsText);
  const money = useText(counterOrderText);
  const language = useLanguage();
  const form = useForm({
    endpoint: acceptPayment,
    initial: () => ({ typed: takaToType(amount, language) }),
    request: ({ typed }) => ({ id: orderId, paymentId, amount: typedAmount(typed) ?? 0 }),
    faults: ({ typed }) => ({ typed: (typedAmount(typed) ?? 0) <= 0 && money.amountWrong }),
    onDone(_, { typed }) {
      say(t.accepted(taka(typedAmount(typed) ?? 0, language)));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t.otherAmountTitle}
      confirm={t.accept(taka(typedAmount(form.values.typed) ?? 0, language))}
      isBusy={form.isBusy}
      problem={form.problem}
      onClose={onClose}
      onConfirm={form.submit}
    >
      <TextField label={money.amount} inputMode="decimal" {...form.field('typed')} />
    </ConfirmDialog>
  );
}

/** Refuses with the pharmacist's own sentence. */
function ReasonDialog({ claim: { id: paymentId, orderId }, onClose }: ClaimDialogProps) {
  const t = useText(claimsText);
  const form = useForm({
    endpoint: refusePayment,
    initial: () => ({ reason: '' }),
    request: ({ reason }) => ({ id: orderId, paymentId, reason: reason.trim() }),
    faults: ({ reason }) => ({ reason: reason.trim() === '' && t.reasonMissing }),
    onDone() {
      say(t.refused);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t.otherReasonTitle}
      confirm={t.refuse}
      isBusy={form.isBusy}
      problem={form.problem}
      onClose={onClose}
      onConfirm={form.submit}
    >
      <TextArea label={t.reason} hint={t.reasonHint} maxLength={500} {...form.field('reason')} />
    </ConfirmDialog>
  );
}
