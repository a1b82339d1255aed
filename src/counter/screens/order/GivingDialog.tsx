import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '#counter/parts/ConfirmDialog.tsx';
import { say } from '#counter/parts/toast.ts';
import type { Paisa } from '#domain/money.ts';
import { typedAmount } from '#domain/typed-amount.ts';
import { useLanguage, useText } from '#state/language.ts';
import { counterOrderText } from '#text/counter/orders.ts';
import { taka } from '#text/numbers.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { amountFault } from './amount-fault.ts';

interface GivingDialogProps {
  title: string;
  most: Paisa;
  /** What the button does with the amount, and what is said when it is done. */
  verb: (amount: string) => string;
  said: (amount: string) => string;
  isBusy: boolean;
  problem: unknown;
  onGive: (given: { amount: Paisa; reason: string }, onSuccess: () => void) => void;
  onClose: () => void;
  children: ReactNode;
}

/** An amount and a reason: money leaves the shop. */
export function GivingDialog(props: GivingDialogProps) {
  const { title, most, verb, said, isBusy, problem, onGive, onClose, children } = props;
  const t = useText(counterOrderText);
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const amount = typedAmount(typed);

  function give(): void {
    setTried(true);
    if (amount === null || amount > most || reason.trim() === '') return;
    onGive({ amount, reason: reason.trim() }, () => {
      say(said(taka(amount, language)));
      onClose();
    });
  }

  return (
    <ConfirmDialog
      title={title}
      confirm={verb(taka(amount ?? 0, language))}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={give}
    >
      {children}
      <TextField
        label={t.amount}
        value={typed}
        inputMode="decimal"
        error={isTried ? amountFault(amount, most, t, language) : null}
        onChange={setTyped}
      />
      <TextArea
        label={t.reason}
        value={reason}
        maxLength={500}
        error={isTried && reason.trim() === '' ? t.reasonMissing : null}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}
