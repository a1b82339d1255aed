import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { eraseAccount, exportOwnData, profileQuery } from '#api/account.ts';
import { capabilitiesQuery } from '#api/capabilities.ts';
import { reasonOf } from '#api/failure.ts';
import { confirmNeeded, exportData, walletNotEmpty } from '#contract/account.ts';
import { useCustomer } from '#parts/profile/customer-context.ts';
import { usePrivateQuery } from '#parts/profile/use-private-query.ts';
import { saveFile } from '#parts/share/share-text.ts';
import { signOut } from '#parts/sign-in/sign-out.ts';
import { useLanguage, useText } from '#state/language.ts';
import { ownDataText } from '#text/account.ts';
import { sentenceOf } from '#text/errors.ts';
import { insideAppText } from '#text/inside-app.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import styles from './SignedInOn.module.css';

/**
 * Exports the customer's data as a file and deletes the account (customer-area-180,
 * customer-area-181). Renders nothing if the host does not support it.
 */
export function OwnData() {
  const { data: host } = useQuery(capabilitiesQuery());
  return host?.calls.includes(exportData.name) ? <Ways /> : null;
}

function Ways() {
  const t = useText(ownDataText);
  const inApp = useText(insideAppText);
  const language = useLanguage();
  const { phone } = useCustomer();
  const navigate = useNavigate();
  const profile = usePrivateQuery(profileQuery);
  const wallet = profile.data?.wallet ?? 0;
  const [busy, setBusy] = useState<'export' | 'erase' | null>(null);
  const [isErasing, setErasing] = useState(false);
  /** The action to continue after the customer has confirmed their identity. */
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const [outcome, setOutcome] = useState<{ isDone: boolean; words: string } | null>(null);

  async function attempt(what: 'export' | 'erase', work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(what);
    setOutcome(null);
    try {
      await work();
    } catch (failure) {
      const reason = reasonOf(failure);
      if (reason.kind === 'refused' && reason.code === confirmNeeded) {
        setWaiting(() => () => void attempt(what, work));
      } else {
        // The wallet contains more than this page shows. Refetch it, so that the dialog names the
        // amount next time.
        if (reason.kind === 'refused' && reason.code === walletNotEmpty) profile.refetch();
        const isAway = reason.kind === 'unreachable';
        const refused = reason.kind === 'refused' ? reason.message.trim() : '';
        const words = isAway ? t.needsNetwork : refused || sentenceOf(reason, language);
        setOutcome({ isDone: false, words });
      }
    }
    setBusy(null);
  }

  const save = () =>
    attempt('export', async () => {
      const file = new Blob([await exportOwnData()], { type: 'application/json' });
      const isDone = saveFile(file, 'my-data.json');
      setOutcome({ isDone, words: isDone ? t.saved : inApp.noFile });
    });

  const erase = () =>
    attempt('erase', async () => {
      await eraseAccount(wallet > 0);
      // Navigate home first, because the customer's own screens would open the login form.
      await navigate({ to: '/' });
      await signOut({ submissions: 'delete' });
      announce(t.erased);
    });

  return (
    <section aria-labelledby="own-data" className={styles['part']}>
      <h2 id="own-data">{t.title}</h2>
      <p className={styles['small']}>{t.intro}</p>
      {outcome && (
        <Notice tone={outcome.isDone ? 'success' : 'error'} live>
          {outcome.words}
        </Notice>
      )}
      <Button variant="secondary" wide busy={busy === 'export'} onClick={() => void save()}>
        <Icon name="download" />
        {t.save}
      </Button>
      <Button variant="quiet" wide busy={busy === 'erase'} onClick={() => setErasing(true)}>
        <Icon name="trash" />
        {t.eraseLink}
      </Button>
      {isErasing && (
        <EraseDialog
          wallet={wallet}
          onClose={() => setErasing(false)}
          onErase={() => {
            setErasing(false);
            void erase();
          }}
        />
      )}
      {waiting && (
        <ProofDialog
          phone={phone}
          onClose={() => setWaiting(null)}
          onProved={() => {
            setWaiting(null);
            waiting();
          }}
        />
      )}
    </section>
  );
}
