import { Link } from '@tanstack/react-router';
import { useShop } from '#state/shop.ts';
import { SubmissionsHere } from '#parts/submissions/SubmissionsHere.tsx';
import { SentRequests } from '#parts/request-card/SentRequests.tsx';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useText } from '#state/language.ts';
import { writePage } from '#state/page-in-address.ts';
import { requestHistoryText } from '#text/prescription-history.ts';
import { requestOutcomeText } from '#text/request-outcome.ts';
import { buttonLook } from '#ui/button-look.ts';
import { Notice } from '#ui/Notice.tsx';
import styles from './RequestHistoryScreen.module.css';

/**
 * Request History: the submissions on this phone first, then the requests that the pharmacy has
 * received (customer-area-96).
 */
export function RequestHistoryScreen({ page }: { page: number }) {
  const t = useText(requestOutcomeText);
  const { phone } = useShop();
  const words = useText(requestHistoryText);
  usePageTitle(t.historyTitle);

  return (
    <div className={styles['screen']}>
      <h1>{t.historyTitle}</h1>
      <SubmissionsHere />
      <section aria-labelledby="requests-at-the-pharmacy" className={styles['screen']}>
        <h2 id="requests-at-the-pharmacy">{words.sentTitle}</h2>
        <SentRequests
          page={page}
          link={(to, look, content) => (
            <Link {...look} to="/profile/prescription/request" search={writePage(to)}>
              {content}
            </Link>
          )}
          start={
            <Link to="/order" className={buttonLook('primary')}>
              {t.historyStart}
            </Link>
          }
        />
      </section>
      <Notice tone="info">{t.historyCall(phone.shown)}</Notice>
    </div>
  );
}
