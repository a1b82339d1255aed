import type { Paisa } from '#domain/money.ts';
import type { QuotedAmounts } from '#domain/request-quote.ts';
import { useLanguage, useText } from '#state/language.ts';
import { checkoutText } from '#text/checkout.ts';
import { taka } from '#text/numbers.ts';
import { requestQuoteText } from '#text/request-quote.ts';
import { classes } from '#ui/classes.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './QuoteSum.module.css';

export interface QuoteSumProps {
  amounts: QuotedAmounts;
  /**
   * The amounts of the pharmacy's quote, if they have changed since. They are struck through
   * beside the new ones.
   */
  before?: QuotedAmounts | null;
}

/** Medicines, delivery and total, in the checkout's words. */
export function QuoteSum({ amounts, before = null }: QuoteSumProps) {
  const t = useText(checkoutText);
  return (
    <dl className={styles['sum']}>
      <Amount name={t.cartTotal} now={amounts.total} was={before?.total} />
      <Amount name={t.deliveryCharge} now={amounts.deliveryCharge} was={before?.deliveryCharge} />
      <Amount name={t.payable} now={amounts.payable} was={before?.payable} isWhole />
    </dl>
  );
}

interface AmountProps {
  name: string;
  now: Paisa;
  was: Paisa | undefined;
  isWhole?: boolean;
}

function Amount({ name, now, was, isWhole = false }: AmountProps) {
  const t = useText(requestQuoteText);
  const language = useLanguage();
  return (
    <div className={classes(styles['amount'], isWhole && styles['whole'])}>
      <dt>{name}</dt>
      <dd>
        {was !== undefined && was !== now && (
          <>
            <VisuallyHidden>{t.before} </VisuallyHidden>
            <s className={styles['was']}>{taka(was, language)}</s>{' '}
          </>
        )}
        {taka(now, language)}
      </dd>
    </div>
  );
}
