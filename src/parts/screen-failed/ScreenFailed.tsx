import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { notSold } from '#contract/products.ts';
import { hasNoResponse, reasonOf, type FailureReason } from '#api/failure.ts';
import { LoadTimeoutError } from '#parts/lazy/load-timeout.ts';
import { isMissingCode } from '#parts/lazy/missing-code.ts';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { Unvisited } from '#parts/unvisited/Unvisited.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { isTranslated } from '#state/page-translation.ts';
import { errorsText, wordsFor } from '#text/errors.ts';
import { unvisitedText } from '#text/unvisited.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { NotFound } from './NotFound.tsx';

/**
 * A screen whose first view or code could not be had: the network's silence leads
 * to what is known on this phone, the server's no to its sentence.
 */
export function ScreenFailed({ error }: Pick<ErrorComponentProps, 'error'>) {
  const router = useRouter();
  const t = useText(errorsText);
  const gone = useText(unvisitedText);
  const language = useLanguage();
  const network = useNetwork();
  const isCode = isMissingCode(error);
  const reason: FailureReason = isCode ? { kind: 'unreachable' } : reasonOf(error);
  const words = wordsFor(reason, language);
  const isNetwork = hasNoResponse(reason);

  const again = useCallback(() => {
    // Not every browser asks again for a module that could not be fetched before the page begins anew.
    if (isCode) window.location.reload();
    else void router.invalidate();
  }, [isCode, router]);

  const isNotSold = reason.kind === 'refused' && reason.code === notSold;
  const title = isNotSold ? gone.notSold : words.whole;
  usePageTitle(error instanceof LoadTimeoutError ? t.screenTimedOut : title);

  // The network is back, so the question is asked again unasked.
  useEffect(() => {
    if (!isNetwork) return undefined;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isNetwork, again]);

  const retry = (
    <Button variant="secondary" onClick={again}>
      {t.retry}
    </Button>
  );
  if (isNetwork) {
    return (
      <Unvisited action={retry}>{network === 'offline' ? undefined : words.sentence}</Unvisited>
    );
  }
  if (error instanceof LoadTimeoutError) {
    return (
      <ErrorState
        isScreen
        title={t.screenTimedOut}
        action={<Button onClick={() => window.location.reload()}>{t.reload}</Button>}
      >
        <p>{t.screenLostKept}</p>
      </ErrorState>
    );
  }
  if (reason.kind === 'unreadable' && isTranslated()) {
    return (
      <ErrorState
        isScreen
        title={t.translated}
        action={<Button onClick={() => window.location.reload()}>{t.reload}</Button>}
      >
        <p>{t.translatedHint}</p>
      </ErrorState>
    );
  }
  if (isNotSold) return <NotFound />;
  if (reason.kind === 'status' && reason.status === 404) return <NotFound title={words.whole} />;
  return (
    <ErrorState isScreen title={words.whole} action={retry}>
      {words.hint}
    </ErrorState>
  );
}
