import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import { reasonOf } from '#api/failure.ts';
import { homeQuery } from '#api/home.ts';
import { Later } from '#parts/later/Later.tsx';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useLanguage, useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { wordsFor } from '#text/errors.ts';
import { homeText } from '#text/home.ts';
import { Button } from '#ui/Button.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { HomePage } from './HomePage.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import styles from './HomeScreen.module.css';

const HomeAge = lazy(async () => ({ default: (await import('./HomeAge.tsx')).HomeAge }));

/** Home in its four faces: ready, waiting, failed, offline with what is last known (S1 §2 "Home"). */
export function HomeScreen() {
  const t = useText(homeText);
  const network = useNetwork();
  usePageTitle('');
  const { data: home, dataUpdatedAt, error, isFetching, refetch } = useQuery(homeQuery);
  if (home) {
    return (
      <>
        {network !== 'online' && (
          <Later>
            <HomeAge since={dataUpdatedAt} />
          </Later>
        )}
        <HomePage home={home} />
      </>
    );
  }
  if (isFetching || !error) return <HomeSkeleton label={t.waiting} />;
  return <HomeFailed error={error} onRetry={() => void refetch()} />;
}

function HomeFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useText(homeText);
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
