import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { summaryQuery } from '#api/account.ts';
import type { Paisa } from '#domain/money.ts';
import { useLanguage, useText } from '#state/language.ts';
import { useMinute } from '#state/use-now.ts';
import { taka } from '#text/numbers.ts';
import { profileLinksText } from '#text/profile.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import surface from '#ui/surface.module.css';
import { AsOf } from './AsOf.tsx';
import { useCustomer } from './customer-context.ts';
import styles from './Figures.module.css';

/** Figures younger than this show no age, in milliseconds. They are refetched every minute. */
const fresh = 150_000;

/** The customer's wallet and due amount (customer-area-7). */
export function Figures() {
  const t = useText(profileLinksText);
  const { id, name } = useCustomer();
  const { data: summary, dataUpdatedAt } = useQuery(summaryQuery(id));
  const now = useMinute();
  const isOld = summary !== undefined && now !== null && now - dataUpdatedAt > fresh;
  return (
    <div className={classes(surface['raised'], styles['card'])}>
      {name && <p className={styles['name']}>{name}</p>}
      <dl className={styles['figures']}>
        <Figure term={t.wallet} amount={summary?.credit} />
        <Figure term={t.due} amount={summary?.debit} />
      </dl>
      {isOld && <AsOf at={dataUpdatedAt} />}
      <Link to="/profile/special/offer" className={styles['offers']}>
        {t.offers}
        <Icon name="right" size={16} />
      </Link>
    </div>
  );
}

function Figure({ term, amount }: { term: string; amount: Paisa | undefined }) {
  const t = useText(profileLinksText);
  const language = useLanguage();
  return (
    <div>
      <dt className={styles['term']}>{term}</dt>
      <dd className={styles['amount']}>
        {amount === undefined ? (
          <span role="img" aria-label={t.unknownFigure}>
            –
          </span>
        ) : (
          taka(amount, language)
        )}
      </dd>
    </div>
  );
}
