import { unverified } from '#contract/counter/orders.ts';
import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { ScreenLink } from '#counter/parts/links.tsx';
import { Panel } from '#counter/parts/Panel.tsx';
import { StatusPill } from '#counter/parts/StatusPill.tsx';
import { useJustChanged } from '#counter/parts/use-just-changed.ts';
import { useLanguage, useText } from '#state/language.ts';
import { claimsText } from '#text/counter/claims.ts';
import { momentOf } from '#text/dates.ts';
import { digits, taka } from '#text/numbers.ts';
import { ClaimActions } from './ClaimActions.tsx';
import styles from './claims.module.css';

/**
 * The payments that customers have reported and that nobody has verified, oldest first
 * (counter-350). Renders nothing if there is none.
 */
export function UnverifiedPayments() {
  const t = useText(claimsText);
  const language = useLanguage();
  const { data } = useEndpoint(unverified, {});
  const isHeld = useJustChanged(data ? data.payments.map(({ id }) => id).join(' ') : null);
  if (!data || data.payments.length === 0) return null;
  const more = data.count - data.payments.length;
  return (
    <Panel title={t.title(data.count)}>
      <p className={styles['soft']}>{t.hint}</p>
      <ul className={styles['claims']}>
        {data.payments.map((claim) => (
          <li key={claim.id} className={styles['claim']}>
            <span className={styles['line']}>
              <ScreenLink to={`/orders/${encodeURIComponent(claim.orderId)}`}>
                {digits(claim.number, language)}
              </ScreenLink>
              <bdi>{claim.receiver}</bdi>
              {claim.isCancelled && <StatusPill tone="over">{t.cancelled}</StatusPill>}
            </span>
            <span className={styles['line']}>
              <b>{taka(claim.amount, language)}</b>
              {claim.service}
              <code className={styles['reference']}>{claim.reference}</code>
              <span className={styles['soft']}>{momentOf(claim.at, language)}</span>
            </span>
            <ClaimActions claim={claim} isHeld={isHeld} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles['soft']}>{t.more(more)}</p>}
    </Panel>
  );
}
