import { useRef, useState } from 'react';
import type { IssuedInvitation } from '#contract/counter/staff.ts';
import { useLanguage, useText } from '#state/language.ts';
import { frameText } from '#text/counter/frame.ts';
import { peopleText } from '#text/counter/people.ts';
import { momentOf } from '#text/dates.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import styles from './People.module.css';

/** Shows a new invitation, which cannot be shown again later. */
export function InvitationDialog({
  issued,
  onClose,
}: {
  issued: IssuedInvitation;
  onClose: () => void;
}) {
  const t = useText(peopleText);
  const frame = useText(frameText);
  const language = useLanguage();
  const written = useRef<HTMLElement>(null);
  const [copyStatus, setCopyStatus] = useState('');

  async function copy(): Promise<void> {
    let words = t.copied;
    try {
      await navigator.clipboard.writeText(issued.code);
    } catch {
      // The browser forbids clipboard access, so the code is selected for copying by hand.
      if (written.current) window.getSelection()?.selectAllChildren(written.current);
      words = t.copyByHand;
    }
    setCopyStatus(words);
    announce(words);
  }

  return (
    <Dialog
      title={t.invitationOf(issued.name)}
      closeLabel={frame.close}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={() => void copy()}>
            {copyStatus || t.copy}
          </Button>
          <Button onClick={onClose}>{frame.done}</Button>
        </>
      }
    >
      <div className={styles['form']}>
        <p>{t.handOver}</p>
        <code ref={written} className={styles['code']}>
          {issued.code}
        </code>
        <p className={styles['more']}>
          {t.whereTo(`${window.location.origin}/counter/set-up`)}{' '}
          {t.goodUntil(momentOf(issued.endsAt, language))}
        </p>
      </div>
    </Dialog>
  );
}
