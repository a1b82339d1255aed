import { useRef } from 'react';
import type { IssuedInvitation } from '#contract/counter/staff.ts';
import { CopyButton } from '#counter/parts/CopyButton.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { frameText } from '#text/counter/frame.ts';
import { peopleText } from '#text/counter/people.ts';
import { momentOf } from '#text/dates.ts';
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
  return (
    <Dialog
      title={t.invitationOf(issued.name)}
      closeLabel={frame.close}
      onClose={onClose}
      actions={
        <>
          <CopyButton text={issued.code} source={written} />
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
