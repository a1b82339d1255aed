/** The pages that replace a screen: not found, failed, not allowed. */
import { useEffect } from 'react';
import { get } from '#contract/shop.ts';
import { useSession } from '#counter/api/session.ts';
import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { PageHead } from '#counter/parts/PageHead.tsx';
import { ScreenLink, useGo } from '#counter/parts/links.tsx';
import { Waiting } from '#counter/parts/Waiting.tsx';
import { useText } from '#state/language.ts';
import { frameText } from '#text/counter/frame.ts';
import { Button } from '#ui/Button.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { screens } from './screens.ts';

/**
 * Redirects to the first screen that the member's role may see. An owner whose shop has not opened
 * yet starts with the checklist (counter-320).
 */
export function Start() {
  const { member } = useSession();
  const go = useGo();
  const t = useText(frameText);
  const isOwner = member?.role === 'owner';
  const shop = useEndpoint(get, {}, { isOff: !isOwner });
  const isOpeningSoon = isOwner && shop.data?.opening.state === 'soon';
  const first = screens.find(({ roles, place }) => place && member && roles.includes(member.role));
  const to = isOpeningSoon ? '/opening' : first?.path;
  const isWaiting = isOwner && shop.isPending;
  useEffect(() => {
    if (to && !isWaiting) go(to, { replace: true });
  }, [to, isWaiting, go]);
  if (isWaiting) return <Waiting />;
  if (to) return null;
  return (
    <>
      <PageHead title={t.counter} />
      <EmptyState icon="leaf" title={t.nothingYet} />
    </>
  );
}

export function NotYours() {
  const t = useText(frameText);
  return (
    <>
      <PageHead title={t.counter} />
      <EmptyState icon="info" title={t.notYours} action={<ToStart />}>
        {t.notYoursMore}
      </EmptyState>
    </>
  );
}

export function NoSuchScreen() {
  const t = useText(frameText);
  return (
    <>
      <PageHead title={t.counter} />
      <EmptyState icon="search" title={t.notThere} action={<ToStart />} />
    </>
  );
}

function ToStart() {
  const t = useText(frameText);
  return (
    <ScreenLink to="/" className={buttonLook('secondary')}>
      {t.toStart}
    </ScreenLink>
  );
}

/**
 * The error page of a screen whose chunk failed to load (an earlier build, no network) or that
 * crashed.
 */
export function ScreenFailed() {
  const t = useText(frameText);
  return (
    <ErrorState
      isScreen
      title={t.screenFailed}
      action={
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {t.reload}
        </Button>
      }
    >
      {t.screenFailedMore}
    </ErrorState>
  );
}
