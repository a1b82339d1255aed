import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { OrderProblem } from '#domain/order-checks.ts';
import { orderLimits } from '#domain/order-checks.ts';
import type { Paisa } from '#domain/money.ts';
import { chooseAtCheckout, useCheckout } from '#state/checkout.ts';
import { useLanguage, useText } from '#state/language.ts';
import { checkoutText, orderProblemText } from '#text/checkout.ts';
import { taka } from '#text/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import styles from './CheckoutScreen.module.css';
import type { Placing } from './use-placing.ts';

export interface PlaceAreaProps {
  placing: Pick<Placing, 'tries' | 'problem' | 'isBusy'>;
  payable: Paisa;
}

/** Note, auto-order, terms, what is wrong, and Place Order. */
export function PlaceArea({ placing, payable }: PlaceAreaProps) {
  const t = useText(checkoutText);
  const language = useLanguage();
  const { note, isAutoOrder } = useCheckout();
  const area = useRef<HTMLDivElement>(null);
  const { problem, tries, isBusy } = placing;

  // The outside world: the focus. Only a new try moves it, not every mended field.
  const lead = useEffectEvent(() => {
    const form = area.current?.closest('form');
    if (problem) form?.querySelector<HTMLElement>(placeOf(problem))?.focus();
  });
  useEffect(() => {
    if (tries > 0) lead();
  }, [tries]);

  return (
    <div className={styles['section']} ref={area}>
      <TextArea
        label={t.note}
        hint={t.noteHint}
        value={note}
        onChange={(written) => chooseAtCheckout({ note: written })}
        maxLength={orderLimits.noteLength}
        rows={2}
      />
      <div>
        <Checkbox
          label={t.autoOrder}
          checked={isAutoOrder}
          onChange={(isOn) => chooseAtCheckout({ isAutoOrder: isOn })}
        />
        <p className={styles['hint']}>{t.autoOrderHint}</p>
      </div>
      <p className={styles['hint']}>
        {t.agreeBefore}
        <Link to="/termsCondition" target="_blank">
          {t.agreeLink}
        </Link>
        {t.agreeAfter}
      </p>
      <div role="alert">
        {problem && <Notice tone="error">{orderProblemText(problem, language)}</Notice>}
      </div>
      <p className={styles['payable']}>
        <span>{t.payable}</span> <strong>{taka(payable, language)}</strong>
      </p>
      <Button type="submit" wide busy={isBusy}>
        {isBusy ? t.checkingPrices : t.placeOrder}
      </Button>
    </div>
  );
}

/** Where to look first; elsewhere the first field that is marked. */
function placeOf(problem: OrderProblem): string {
  return problem.kind === 'payment-not-chosen'
    ? 'input[name="payment-option"]'
    : 'input[aria-invalid="true"], select[aria-invalid="true"], textarea[aria-invalid="true"]';
}
