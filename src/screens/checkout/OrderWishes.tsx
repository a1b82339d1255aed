import { Link } from '@tanstack/react-router';
import { orderLimits } from '#domain/order-checks.ts';
import { chooseAtCheckout, useCheckout } from '#state/checkout.ts';
import { useText } from '#state/language.ts';
import { checkoutText } from '#text/checkout.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import styles from './CheckoutScreen.module.css';

/** The note, auto-order, and the terms that the customer agrees to by ordering. */
export function OrderWishes() {
  const t = useText(checkoutText);
  const { note, isAutoOrder } = useCheckout();
  return (
    <div className={styles['section']}>
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
    </div>
  );
}
