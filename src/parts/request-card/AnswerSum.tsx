import type { Paisa } from '#domain/money.ts';
import type { AnsweredAmounts } from '#domain/request-answer.ts';
import { useLanguage, useText } from '#state/language.ts';
import { checkoutText } from '#text/checkout.ts';
import { taka } from '#text/numbers.ts';
import { requestAnswerText } from '#text/request-answer.ts';
import { classes } from '#ui/classes.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './AnswerSum.module.css';

export interface AnswerSumProps {
  amounts: AnsweredAmounts;
  /**
   * The amounts of the pharmacy's answer, if they have changed since. They are struck through
   * beside the new ones.
   */
  before?: AnsweredAmounts | null;
}

/** Medicines, delivery and total, in the checkout's words. */
export function AnswerSum({ amounts, before = null }: AnswerSumProps) {
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
  const t = useText(requestAnswerText);
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
