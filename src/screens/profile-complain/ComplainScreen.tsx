import { useRef, useState } from 'react';
import { readComplaint, type WrittenComplaint } from '#contract/written.ts';
import {
  complaintProblems,
  complaintTypes,
  maxComplaintLength,
  type ComplaintProblem,
} from '#domain/complaint.ts';
import { statusOf } from '#domain/delivery-status.ts';
import { editSubmission } from '#outbox/change.ts';
import type { DraftForm } from '#parts/draft/draft-view.ts';
import { useDraft } from '#parts/draft/use-draft.ts';
import { useSubmissions } from '#parts/submissions/use-submissions.ts';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useText } from '#state/language.ts';
import { complaintsText, complaintTypeText } from '#text/complaints.ts';
import { outboxText } from '#text/outbox.ts';
import { complainText } from '#text/profile.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useFirstFault } from '#ui/use-first-fault.ts';
import styles from './ComplainScreen.module.css';

/** The complaint form, sent through the outbox (customer-area-133 to customer-area-140). */
export function ComplainScreen() {
  const t = useText(complainText);
  const [sentId, setSentId] = useState<string | null>(null);
  usePageTitle(t.title);
  return (
    <>
      <header>
        <h1>{t.title}</h1>
        <p className={styles['intro']}>{t.intro}</p>
      </header>
      {sentId === null ? (
        <ComplainForm onSent={setSentId} />
      ) : (
        <Outcome id={sentId} onAnother={() => setSentId(null)} />
      )}
    </>
  );
}

const nothing: WrittenComplaint = { type: '', text: '', writtenAt: '' };

const form: DraftForm<WrittenComplaint> = {
  kind: 'complaint',
  read: readComplaint,
  blank: () => nothing,
  isBlank: ({ text }) => text.trim() === '',
};

function ComplainForm({ onSent }: { onSent: (id: string) => void }) {
  const t = useText(complainText);
  const words = useText(complaintsText);
  const { view, keeper } = useDraft(form, nothing);
  const [tries, setTries] = useState(0);
  const formElement = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [isNotKept, setNotKept] = useState(false);
  const problems = tries > 0 ? complaintProblems(view.words) : [];
  const has = (problem: ComplaintProblem) => problems.includes(problem);
  useFirstFault(() => formElement.current, tries);

  async function send(): Promise<void> {
    setTries((count) => count + 1);
    setNotKept(false);
    if (complaintProblems(view.words).length > 0 || isBusy) return;
    setBusy(true);
    const written = await keeper.send();
    setBusy(false);
    setNotKept(!written.saved);
    if (written.saved) onSent(written.submission.id);
  }

  return (
    <form
      ref={formElement}
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {view.foundFrom !== '' && <Notice tone="info">{t.found}</Notice>}
      <fieldset className={styles['fields']} disabled={!view.isReady} aria-label={t.title}>
        <SelectField
          label={t.type}
          placeholder={t.choose}
          value={view.words.type}
          onChange={(type) => keeper.change({ type })}
          options={complaintTypes.map((type) => ({
            value: type,
            label: complaintTypeText(type, words),
          }))}
          error={has('noType') ? words.typeRequired : null}
          required
        />
        <TextArea
          label={t.text}
          value={view.words.text}
          onChange={(text) => keeper.change({ text })}
          error={(has('noText') && words.textRequired) || (has('tooLong') && words.tooLong) || null}
          maxLength={maxComplaintLength}
          rows={6}
          required
        />
        <div role="alert">{isNotKept && <Notice tone="error">{t.notSaved}</Notice>}</div>
        <Button type="submit" wide busy={isBusy}>
          <Icon name="send" />
          {t.send}
        </Button>
      </fieldset>
    </form>
  );
}

/**
 * The delivery status of the complaint. A refused one is restored into the form
 * (customer-area-185). The text says "successfully" only after the pharmacy has received it.
 */
function Outcome({ id, onAnother }: { id: string; onAnother: () => void }) {
  const t = useText(complainText);
  const words = useText(complaintsText);
  const { saved } = useText(outboxText);
  const { submissions, at } = useSubmissions();
  const submission = submissions.find((one) => one.id === id);
  const status = submission && statusOf(submission, at);
  const isSent = status?.kind === 'sent';
  const isRefused = status?.kind === 'refused';
  return (
    <>
      {isSent && (
        <Notice tone="success" live>
          {words.submitted}
        </Notice>
      )}
      {isRefused && (
        <Notice tone="error" live>
          <strong>{words.failed}</strong>
          {status.message && <p>{status.message}</p>}
        </Notice>
      )}
      {isRefused && (
        <Button onClick={() => void editSubmission(id).then(onAnother)}>{t.editRefused}</Button>
      )}
      {!isSent && !isRefused && (
        <Notice tone="offline" icon="smartphone" live>
          <strong>{saved}</strong>
          <p>{t.savedHint}</p>
        </Notice>
      )}
      <Button variant="secondary" onClick={onAnother}>
        {t.another}
      </Button>
    </>
  );
}
