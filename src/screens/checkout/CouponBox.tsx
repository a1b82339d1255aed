import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { couponQuery } from '#api/coupons.ts';
import { reasonOf } from '#api/failure.ts';
import { totalAmount, type Bag } from '#domain/bag.ts';
import { totalDiscount } from '#domain/checkout.ts';
import type { Paisa } from '#domain/money.ts';
import { chooseAtCheckout } from '#state/checkout.ts';
import { useLanguage, useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { checkoutText } from '#text/checkout.ts';
import { takaNumber } from '#text/numbers.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';
import { focusBeside } from '#ui/focus-beside.ts';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';
import styles from './CheckoutScreen.module.css';

export interface CouponBoxProps {
  bag: Bag;
  applied: { code: string; amount: Paisa } | null;
  /** The applied coupon that is no longer valid, with its code and the error. */
  lost: { code: string; failure: unknown } | null;
}

/** Checks, applies and removes a coupon (checkout-30 to checkout-34). */
export function CouponBox({ bag, applied, lost }: CouponBoxProps) {
  const t = useText(checkoutText);
  const language = useLanguage();
  const queryClient = useQueryClient();
  const isOffline = useNetwork() === 'offline';
  const [code, setCode] = useState('');
  const [complaint, setComplaint] = useState('');
  // The message while offline. It is grey, because it is no error of the code.
  const [cannotCheck, setCannotCheck] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function apply(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    event.stopPropagation();
    const form = event.currentTarget;
    forgive();
    if (code.trim() === '') return setComplaint(t.couponEmpty);
    setBusy(true);
    try {
      const question = couponQuery(code, totalAmount(bag), totalDiscount(bag.lines));
      await queryClient.fetchQuery(question);
      if (form.contains(document.activeElement)) focusBeside(form);
      chooseAtCheckout({ couponCode: code.trim() });
      setCode('');
    } catch (failure) {
      if (!isUnreachable(failure)) return setComplaint(whyNot(failure));
      setCannotCheck(t.couponOffline);
      announce(t.couponOffline);
    } finally {
      setBusy(false);
    }
  }

  function whyNot(failure: unknown): string {
    const reason = reasonOf(failure);
    if (reason.kind === 'refused') return reason.message;
    return isUnreachable(failure) ? t.couponOffline : t.couponFailed;
  }

  function isUnreachable(failure: unknown): boolean {
    const { kind } = reasonOf(failure);
    return kind === 'unreachable' || (isOffline && kind !== 'refused');
  }

  function forgive(): void {
    setComplaint('');
    setCannotCheck('');
  }

  function remove(): void {
    focusBeside();
    chooseAtCheckout({ couponCode: '' });
    announce(t.couponRemoved);
  }

  const removal = (
    <Button variant="quiet" onClick={remove}>
      {t.couponRemove}
    </Button>
  );
  return (
    <section className={styles['section']} aria-labelledby="checkout-coupon">
      <h2 id="checkout-coupon">{t.couponTitle}</h2>
      {applied && (
        <Notice tone="success" icon="tag" live action={removal}>
          <p>
            <strong>{t.couponApplied(applied.code)}</strong>
          </p>
          <p>{t.couponSuccess(takaNumber(applied.amount, language))}</p>
        </Notice>
      )}
      {lost && (
        <Notice tone="warning" live action={removal}>
          <p>{t.couponGone}</p>
          <p>{whyNot(lost.failure)}</p>
        </Notice>
      )}
      {!applied && (
        <form className={styles['coupon']} noValidate onSubmit={(event) => void apply(event)}>
          <TextField
            label={t.couponCode}
            value={code}
            onChange={(typed) => {
              setCode(typed);
              forgive();
            }}
            error={complaint}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
          />
          <Button type="submit" variant="secondary" busy={isBusy}>
            {t.couponApply}
          </Button>
        </form>
      )}
      {!applied && cannotCheck && (
        <Notice tone="offline">
          <p>{cannotCheck}</p>
        </Notice>
      )}
    </section>
  );
}
