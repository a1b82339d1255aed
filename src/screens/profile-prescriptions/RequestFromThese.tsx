import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { requestLimits } from '#domain/request-order.ts';
import { newLetterId, sendLetter } from '#outbox/write.ts';
import type { RequestOrderPayload } from '#outbox/payloads.ts';
import { useCustomer } from '#parts/profile/customer-context.ts';
import { useText } from '#state/language.ts';
import { prescriptionHistoryText } from '#text/prescription-history.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import styles from './PrescriptionsScreen.module.css';

export interface RequestFromTheseProps {
  selected: readonly string[];
  onSaved: () => void;
}

/** A request order of saved prescriptions and a note; at least one prescription is required (S2 §5). */
export function RequestFromThese({ selected, onSaved }: RequestFromTheseProps) {
  const t = useText(prescriptionHistoryText);
  const { id: owner } = useCustomer();
  const [note, setNote] = useState('');
  const [standing, setStanding] = useState<'writing' | 'empty' | 'saved' | 'not-saved'>('writing');

  async function send(): Promise<void> {
    if (selected.length === 0) {
      setStanding('empty');
      return;
    }
    const payload: RequestOrderPayload = {
      rows: [],
      remarks: note.trim(),
      address: null,
      prescriptionIds: [...selected],
    };
    const letter = { id: newLetterId(), kind: 'request-order', owner, payload } as const;
    const { saved } = await sendLetter(letter);
    setStanding(saved ? 'saved' : 'not-saved');
    if (!saved) return;
    setNote('');
    onSaved();
  }

  return (
    <section className={styles['request']}>
      <h2>{t.requestTitle}</h2>
      <p role="status" className={styles['small']}>
        {t.selected(selected.length)}
      </p>
      <TextArea
        label={t.requestNote}
        hint={t.requestNoteHint}
        value={note}
        onChange={setNote}
        maxLength={requestLimits.noteLength}
      />
      {standing === 'not-saved' && (
        <Notice tone="error" live>
          {t.requestNotSaved}
        </Notice>
      )}
      {standing === 'saved' && (
        <Notice
          tone="success"
          live
          action={
            <Link to="/profile/prescription/request" className={buttonLook('quiet')}>
              {t.toRequests}
            </Link>
          }
        >
          {t.requestSaved}
        </Notice>
      )}
      <Button onClick={() => void send()}>{t.requestSend}</Button>
      {standing === 'empty' && (
        <AlertDialog
          title={t.requestEmpty}
          onClose={() => setStanding('writing')}
          actions={
            <Button wide onClick={() => setStanding('writing')}>
              {t.close}
            </Button>
          }
        />
      )}
    </section>
  );
}
