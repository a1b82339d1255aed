import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endSession, sessionsQuery } from '#api/account.ts';
import { capabilitiesQuery } from '#api/capabilities.ts';
import { reasonOf } from '#api/failure.ts';
import { sessions as sessionsCall } from '#contract/account.ts';
import type { OpenSession } from '#domain/account.ts';
import { PrivateData } from '#parts/profile/PrivateData.tsx';
import { usePrivateQuery } from '#parts/profile/use-private-query.ts';
import { useLanguage, useText } from '#state/language.ts';
import { signedInOnText } from '#text/account.ts';
import { momentOf } from '#text/dates.ts';
import { sentenceOf } from '#text/errors.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './SignedInOn.module.css';

/**
 * The devices on which the customer is signed in, with buttons to end each session
 * (customer-area-173, customer-area-174). Renders nothing if the host does not support it.
 */
export function SignedInOn() {
  const { data: host } = useQuery(capabilitiesQuery());
  return host?.calls.includes(sessionsCall.name) ? <SessionList /> : null;
}

function SessionList() {
  const t = useText(signedInOnText);
  const own = usePrivateQuery(sessionsQuery);
  return (
    <section aria-labelledby="signed-in-on" className={styles['part']}>
      <h2 id="signed-in-on">{t.title}</h2>
      <PrivateData of={own} waiting={t.waiting} failed={t.failed}>
        {(known) => <Known sessions={known} onEnded={own.refetch} />}
      </PrivateData>
    </section>
  );
}

function Known({ sessions, onEnded }: { sessions: OpenSession[]; onEnded: () => void }) {
  const t = useText(signedInOnText);
  const language = useLanguage();
  const [ending, setEnding] = useState<OpenSession | 'others' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ isEnded: boolean; words: string } | null>(null);
  const others = sessions.filter(({ isThis }) => !isThis);

  async function end(which: OpenSession | 'others'): Promise<void> {
    setEnding(null);
    setOutcome(null);
    setBusy(true);
    try {
      await endSession(which === 'others' ? null : which.id);
      setOutcome({ isEnded: true, words: t.ended });
      onEnded();
    } catch (failure) {
      const reason = reasonOf(failure);
      const words = reason.kind === 'unreachable' ? t.needsNetwork : sentenceOf(reason, language);
      setOutcome({ isEnded: false, words });
    }
    setBusy(false);
  }

  return (
    <>
      <ul className={styles['list']}>
        {sessions.map((session) => (
          <Row
            key={session.id}
            session={session}
            isBusy={isBusy}
            onEnd={() => setEnding(session)}
          />
        ))}
      </ul>
      {others.length === 0 && <p className={styles['small']}>{t.alone}</p>}
      {outcome && (
        <Notice tone={outcome.isEnded ? 'success' : 'error'} live>
          {outcome.words}
        </Notice>
      )}
      {others.length > 1 && (
        <Button variant="secondary" wide busy={isBusy} onClick={() => setEnding('others')}>
          {t.endOthers}
        </Button>
      )}
      {ending && (
        <AlertDialog
          title={
            ending === 'others' ? t.endOthersTitle : t.endOneTitle(ending.openedOn || t.unknown)
          }
          onClose={() => setEnding(null)}
          actions={
            <>
              <Button wide variant="danger" onClick={() => void end(ending)}>
                {ending === 'others' ? t.endOthers : t.end}
              </Button>
              <Button wide variant="quiet" onClick={() => setEnding(null)}>
                {t.stay}
              </Button>
            </>
          }
        >
          <p>{t.endText}</p>
        </AlertDialog>
      )}
    </>
  );
}

function Row(props: { session: OpenSession; isBusy: boolean; onEnd: () => void }) {
  const { session, isBusy, onEnd } = props;
  const { openedOn, openedAt, usedAt, isThis } = session;
  const t = useText(signedInOnText);
  const language = useLanguage();
  const on = openedOn || t.unknown;
  return (
    <li className={styles['row']}>
      <Icon name="smartphone" />
      <div className={styles['words']}>
        <strong lang={openedOn ? 'en' : undefined}>{on}</strong>
        {isThis && <p className={styles['this']}>{t.isThis}</p>}
        <p className={styles['small']}>
          {t.since(momentOf(openedAt, language))}, {t.used(momentOf(usedAt, language))}
        </p>
      </div>
      {!isThis && (
        <Button variant="quiet" aria-label={t.endNamed(on)} disabled={isBusy} onClick={onEnd}>
          {t.end}
        </Button>
      )}
    </li>
  );
}
