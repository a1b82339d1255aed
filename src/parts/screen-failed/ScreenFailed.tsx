import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isUnanswered, reasonOf } from '#api/failure.ts';
import { ScreenLost } from '#parts/later/in-time.ts';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { Unvisited } from '#parts/unvisited/Unvisited.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { errorsText, wordsFor } from '#text/errors.ts';
import { unvisitedText } from '#text/unvisited.ts';
import { Button } from '#ui/Button.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { ErrorState } from '#ui/ErrorState.tsx';

/**
 * A screen whose first view could not be had: the network's silence leads to
 * what is known on this phone, the server's no to its sentence with the code in
 * small print.
 */
export function ScreenFailed({ error }: Pick<ErrorComponentProps, 'error'>) {
  const router = useRouter();
  const t = useText(errorsText);
  const shop = useText(unvisitedText);
  const language = useLanguage();
  const network = useNetwork();
  const reason = reasonOf(error);
  const words = wordsFor(reason, language);
  const isNetwork = isUnanswered(reason);

  usePageTitle(error instanceof ScreenLost ? t.screenLost : words.sentence);

  // The outside world: the network is back, so the question is asked again unasked.
  useEffect(() => {
    if (!isNetwork) return undefined;
    const again = () => void router.invalidate();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isNetwork, router]);

  const retry = (
    <Button variant="secondary" onClick={() => void router.invalidate()}>
      {t.retry}
    </Button>
  );
  if (isNetwork) {
    return (
      <Unvisited action={retry}>{network === 'offline' ? undefined : words.sentence}</Unvisited>
    );
  }
  if (error instanceof ScreenLost) {
    return (
      <ErrorState
        title={t.screenLost}
        action={<Button onClick={() => window.location.reload()}>{t.reload}</Button>}
      >
        <p>{t.screenLostKept}</p>
      </ErrorState>
    );
  }
  const isGone = reason.kind === 'status' && reason.status === 404;
  return (
    <ErrorState
      title={words.sentence}
      smallPrint={words.code}
      action={
        isGone ? (
          <Link to="/" className={buttonLook('secondary')}>
            {shop.backHome}
          </Link>
        ) : (
          retry
        )
      }
    />
  );
}
