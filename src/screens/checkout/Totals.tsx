import type { CheckoutMoney } from './use-checkout-money.ts';
import { chooseAtCheckout, useCheckout } from '#state/checkout.ts';
import { useLanguage, useText } from '#state/language.ts';
import { checkoutText } from '#text/checkout.ts';
import { taka } from '#text/numbers.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/Notice.tsx';
import surface from '#ui/surface.module.css';
import styles from './CheckoutScreen.module.css';

export interface TotalsProps {
  money: CheckoutMoney;
  hasDistrict: boolean;
  /** Whether the prices are current. False for the last known prices. */
  isCurrent: boolean;
}

/**
 * Cart, coupon, delivery charge, wallet, payable and the future cashback (checkout-22, checkout-23,
 * checkout-44).
 */
export function Totals({ money, hasDistrict, isCurrent }: TotalsProps) {
  const t = useText(checkoutText);
  const language = useLanguage();
  const { usesWallet } = useCheckout();
  const { amounts, credit, isGuest } = money;
  const shown = (paisa: number) => taka(paisa, language);
  const cashback = isGuest ? t.cashbackGuest : t.cashback;
  return (
    <section
      className={classes(surface['raised'], styles['section'], styles['sums'])}
      aria-labelledby="checkout-totals"
    >
      <h2 id="checkout-totals">{t.totalsTitle}</h2>
      {credit > 0 && (
        <Checkbox
          label={t.walletUse(shown(credit))}
          checked={usesWallet}
          onChange={(isUsed) => chooseAtCheckout({ usesWallet: isUsed })}
        />
      )}
      <dl className={styles['totals']} translate="no">
        <Line name={t.cartTotal} value={shown(amounts.total)} />
        {amounts.couponDiscount > 0 && (
          <Line name={t.couponDiscount} value={shown(-amounts.couponDiscount)} />
        )}
        <Line
          name={t.deliveryCharge}
          value={hasDistrict ? shown(amounts.deliveryCharge) : t.deliveryUnknown}
        />
        {amounts.wallet > 0 && <Line name={t.walletUsed} value={shown(-amounts.wallet)} />}
        <Line name={t.payable} value={shown(amounts.payable)} isSum />
      </dl>
      {amounts.cashback > 0 && (
        <Notice tone="info" icon="tag">
          {cashback(shown(amounts.cashback))}
        </Notice>
      )}
      {!isCurrent && <Notice tone="offline">{t.unchecked}</Notice>}
    </section>
  );
}

function Line({ name, value, isSum = false }: { name: string; value: string; isSum?: boolean }) {
  return (
    <div className={classes(styles['amount'], isSum && styles['sum'])}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
