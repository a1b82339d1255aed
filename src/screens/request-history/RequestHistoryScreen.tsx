import { Link } from '@tanstack/react-router';
import { theShop } from '#domain/shop.ts';
import { LettersHere } from '#parts/letters/LettersHere.tsx';
import { useLetters } from '#parts/letters/use-letters.ts';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useText } from '#state/language.ts';
import { requestsText } from '#text/requests.ts';
import { buttonLook } from '#ui/button-look.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './RequestHistoryScreen.module.css';

/** Request History: what this phone knows on top; the account's own history comes with sign-in. */
export function RequestHistoryScreen() {
  const t = useText(requestsText);
  usePageTitle(t.historyTitle);
  const { isRead, letters } = useLetters();
  const start = (
    <Link to="/order" className={buttonLook('primary')}>
      {t.historyStart}
    </Link>
  );
  return (
    <div className={styles['screen']}>
      <h1>{t.historyTitle}</h1>
      <LettersHere />
      {isRead && letters.length === 0 && (
        <EmptyState icon="prescription" title={t.historyEmpty} action={start} />
      )}
      <Notice tone="info">
        <p>{t.historySignIn}</p>
        <p>{t.historyCall(theShop().phone.shown)}</p>
      </Notice>
    </div>
  );
}
