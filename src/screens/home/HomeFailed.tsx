import { Link } from '@tanstack/react-router';
import { reasonOf } from '#api/failure.ts';
import { useLanguage, useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { wordsFor } from '#text/errors.ts';
import { homeAwayText } from '#text/home-away.ts';
import { Button } from '#ui/Button.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import styles from './HomeScreen.module.css';

/** Nothing is known yet, and the shop does not answer: why, and what can be done even so. */
export function HomeFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useText(homeAwayText);
  const language = useLanguage();
  const network = useNetwork();
  const reason = reasonOf(error);
  const isAway = network !== 'online' || reason.kind === 'unreachable' || reason.kind === 'tooSlow';
  const { sentence, code } = wordsFor(reason, language);
  return (
    <ErrorState
      offline={isAway}
      title={isAway ? t.offlineTitle : t.failedTitle}
      smallPrint={isAway ? null : code}
      action={
        <div className={styles['ways']}>
          <Button onClick={onRetry}>{t.retry}</Button>
          <Link to="/order" className={buttonLook('secondary')}>
            {t.writeRequest}
          </Link>
        </div>
      }
    >
      <p>{isAway ? t.offlineText : sentence}</p>
    </ErrorState>
  );
}
