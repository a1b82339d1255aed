import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { readSavedRequest } from '#contract/drafts.ts';
import { emptyRow, type DraftRow } from '#domain/request-draft.ts';
import {
  isBlankRow,
  problemWithPrescriptionRequest,
  requestLimits,
  rowsToSend,
} from '#domain/request-order.ts';
import { sendSubmission } from '#outbox/write.ts';
import type { RequestOrderPayload } from '#outbox/kinds/request-order.ts';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { useUnsavedSubmission } from '#parts/draft/use-unsaved-submission.ts';
import type { UnsavedForm } from '#parts/draft/use-unsaved-words.ts';
import { useCustomer } from '#parts/profile/customer-context.ts';
import { useLanguage, useText } from '#state/language.ts';
import { prescriptionHistoryText } from '#text/prescription-history.ts';
import { requestProblemText, requestsText } from '#text/requests.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import surface from '#ui/surface.module.css';
import { TextArea } from '#ui/TextArea.tsx';
import styles from './PrescriptionsScreen.module.css';

const RequestRows = lazyPart(() =>
  import('#parts/request-rows/RequestRows.tsx').then((loaded) => loaded.RequestRows),
);

export interface RequestFromTheseProps {
  selected: readonly string[];
  onSaved: () => void;
}

interface Written {
  /** Null until the customer opens the table. */
  rows: DraftRow[] | null;
  remarks: string;
}

const nothing: Written = { rows: null, remarks: '' };

const form: UnsavedForm<Written> = {
  kind: 'request-from-saved',
  read: readSavedRequest,
  isBlank: ({ rows, remarks }) => (rows ?? []).every(isBlankRow) && remarks.trim() === '',
};

/**
 * A request order with saved prescriptions, a note, and optionally medicines by name. At least one
 * prescription is required (customer-area-91 to customer-area-93).
 */
export function RequestFromThese({ selected, onSaved }: RequestFromTheseProps) {
  const t = useText(prescriptionHistoryText);
  const shared = useText(requestsText);
  const language = useLanguage();
  const { id: owner } = useCustomer();
  const unsaved = useUnsavedSubmission(form, owner, nothing);
  const { words, wasFound, write, beginAnew, idToSend } = unsaved;
  const { rows, remarks } = words;
  const [status, setStatus] = useState<
    'writing' | 'empty' | 'wrong' | 'saving' | 'saved' | 'not-saved'
  >('writing');

  const problem = problemWithPrescriptionRequest({
    rows: rows ?? [],
    prescriptions: selected.length,
  });
  const isWrong = status === 'wrong' && problem !== null;

  const setRows = (next: DraftRow[]) => write({ ...words, rows: next });

  /** An incomplete row has its own error sentence (customer-area-93). */
  function complaint(): string {
    const isIncomplete = problem?.kind === 'row-wrong' && problem.problem.kind === 'row-incomplete';
    if (isIncomplete) return shared.olderNoRows;
    return problem ? requestProblemText(problem, language) : '';
  }

  async function send(): Promise<void> {
    if (problem) {
      // A second tap after the form was saved and emptied.
      if (status === 'saved' && selected.length === 0 && form.isBlank(words)) return;
      setStatus(problem.kind === 'no-prescription' ? 'empty' : 'wrong');
      return;
    }
    setStatus('saving');
    const payload: RequestOrderPayload = {
      rows: rowsToSend(rows ?? []),
      remarks: remarks.trim(),
      address: null,
      prescriptionIds: [...selected],
    };
    const id = await idToSend(payload);
    const submission = { id, kind: 'request-order', owner, payload } as const;
    const { saved } = await sendSubmission(submission);
    setStatus(saved ? 'saved' : 'not-saved');
    if (!saved) return;
    beginAnew();
    onSaved();
  }

  return (
    <section className={surface['card']}>
      <h2>{t.requestTitle}</h2>
      <p role="status" className={styles['small']}>
        {t.selected(selected.length)}
      </p>
      {wasFound && <Notice tone="info">{t.requestFound}</Notice>}
      <TextArea
        label={t.requestNote}
        hint={t.requestNoteHint}
        value={remarks}
        onChange={(text) => write({ ...words, remarks: text })}
        maxLength={requestLimits.noteLength}
      />
      {rows ? (
        <RequestRows rows={rows} isChecked={isWrong} problem={null} onChange={setRows} />
      ) : (
        <Button variant="quiet" onClick={() => setRows([emptyRow(crypto.randomUUID())])}>
          <Icon name="plus" />
          {t.requestMedicines}
        </Button>
      )}
      <div role="alert">{isWrong && <Notice tone="error">{complaint()}</Notice>}</div>
      {status === 'not-saved' && (
        <Notice tone="error" live>
          {t.requestNotSaved}
        </Notice>
      )}
      {status === 'saved' && (
        <Notice
          tone="offline"
          icon="smartphone"
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
      <Button
        variant={selected.length > 0 ? 'primary' : 'secondary'}
        busy={status === 'saving'}
        onClick={() => void send()}
      >
        {t.requestSend}
      </Button>
      {status === 'empty' && (
        <AlertDialog
          title={shared.noPrescription}
          onClose={() => setStatus('writing')}
          actions={
            <Button wide onClick={() => setStatus('writing')}>
              {t.close}
            </Button>
          }
        />
      )}
    </section>
  );
}
