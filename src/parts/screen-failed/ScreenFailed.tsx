import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { notSold } from '#contract/products.ts';
import { hasNoResponse, reasonOf, type FailureReason } from '#api/failure.ts';
import { isChunkError } from '#parts/lazy/chunk-errors.ts';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { Unvisited } from '#parts/unvisited/Unvisited.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { isTranslated } from '#state/page-translation.ts';
import { errorsText, wordsFor } from '#text/errors.ts';
import { shellText } from '#text/shell.ts';
import { unvisitedText } from '#text/unvisited.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { NotFound } from './NotFound.tsx';

/**
 * Error screen for a route whose data or code failed to load. A network failure shows content that
 * this phone has stored; a refusal by the server shows its sentence.
 */
export function ScreenFailed({ error }: Pick<ErrorComponentProps, 'error'>) {
  const router = useRouter();
  const t = useText(errorsText);
  const gone = useText(unvisitedText);
  const shell = useText(shellText);
  const language = useLanguage();
  const network = useNetwork();
  const isCode = isChunkError(error);
  const reason: FailureReason = isCode ? { kind: 'unreachable' } : reasonOf(error);
  const words = wordsFor(reason, language);
  const isNetwork = hasNoResponse(reason);

  const reloadScreen = useCallback(() => {
    // Some browsers cache a failed module import until the page closes.
    if (isCode) window.location.reload();
    else void router.invalidate();
  }, [isCode, router]);

  const isNotSold = reason.kind === 'refused' && reason.code === notSold;
  const title = isNotSold ? gone.notSold : words.whole;
  usePageTitle(title);

  // Retries automatically when the network is back.
  useEffect(() => {
    if (!isNetwork) return undefined;
    window.addEventListener('online', reloadScreen);
    return () => window.removeEventListener('online', reloadScreen);
  }, [isNetwork, reloadScreen]);

  const retry = (
    <Button variant="secondary" onClick={reloadScreen}>
      {t.retry}
    </Button>
  );
  if (isNetwork) {
    return (
      <Unvisited action={retry}>{network === 'offline' ? undefined : words.sentence}</Unvisited>
    );
  }
  if (reason.kind === 'unreadable' && isTranslated()) {
    return (
      <ErrorState
        isScreen
        title={t.translated}
        action={<Button onClick={() => window.location.reload()}>{shell.reload}</Button>}
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
