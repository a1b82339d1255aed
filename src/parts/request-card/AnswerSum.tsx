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
  /** What was answered, where it is something else by now: struck beside it. */
  before?: AnsweredAmounts | null;
}

/** Medicines, delivery and the whole, in the checkout's words. */
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
