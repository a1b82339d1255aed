import { useRef, useState } from 'react';
import { readComplaint } from '#contract/written.ts';
import {
  complaintProblems,
  complaintTypes,
  mostComplained,
  type ComplaintProblem,
} from '#domain/complaint.ts';
import { statusOf } from '#domain/delivery-status.ts';
import type { ComplaintPayload } from '#outbox/kinds/complaint.ts';
import { sendSubmission } from '#outbox/write.ts';
import { useUnsavedSubmission } from '#parts/draft/use-unsaved-submission.ts';
import type { UnsavedForm } from '#parts/draft/use-unsaved-words.ts';
import { useSubmissions } from '#parts/submissions/use-submissions.ts';
import { useCustomer } from '#parts/profile/customer-context.ts';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useText } from '#state/language.ts';
import { useUnfinished } from '#state/update.ts';
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

/** A complaint, by way of the outbox (customer-area-133 to customer-area-140). */
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

const nothing: ComplaintPayload = { type: '', text: '' };

const form: UnsavedForm<ComplaintPayload> = {
  kind: 'complaint',
  read: readComplaint,
  isBlank: ({ text }) => text.trim() === '',
};

function ComplainForm({ onSent }: { onSent: (id: string) => void }) {
  const t = useText(complainText);
  const words = useText(complaintsText);
  const { id: owner } = useCustomer();
  const unsaved = useUnsavedSubmission(form, owner, nothing);
  const { words: written, wasFound, write, forget, idToSend } = unsaved;
  const [tries, setTries] = useState(0);
  const formElement = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [isNotKept, setNotKept] = useState(false);
  const problems = tries > 0 ? complaintProblems(written) : [];
  const has = (problem: ComplaintProblem) => problems.includes(problem);
  useFirstFault(() => formElement.current, tries);
  useUnfinished(written.text.trim() !== '');

  async function send(): Promise<void> {
    setTries((count) => count + 1);
    setNotKept(false);
    if (complaintProblems(written).length > 0 || isBusy) return;
    setBusy(true);
    const submission = {
      id: await idToSend(written),
      kind: 'complaint',
      owner,
      payload: written,
    } as const;
    const { saved } = await sendSubmission(submission);
    setBusy(false);
    setNotKept(!saved);
    if (!saved) return;
    forget();
    onSent(submission.id);
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
      {wasFound && <Notice tone="info">{t.found}</Notice>}
      <SelectField
        label={t.type}
        placeholder={t.choose}
        value={written.type}
        onChange={(type) => write({ ...written, type })}
        options={complaintTypes.map((type) => ({
          value: type,
          label: complaintTypeText(type, words),
        }))}
        error={has('noType') ? words.typeRequired : null}
        required
      />
      <TextArea
        label={t.text}
        value={written.text}
        onChange={(text) => write({ ...written, text })}
        error={(has('noText') && words.textRequired) || (has('tooLong') && words.tooLong) || null}
        maxLength={mostComplained}
        rows={6}
        required
      />
      <div role="alert">{isNotKept && <Notice tone="error">{t.notSaved}</Notice>}</div>
      <Button type="submit" wide busy={isBusy}>
        <Icon name="send" />
        {t.send}
      </Button>
    </form>
  );
}

/** What became of it, as the outbox tells: never "successfully" before the pharmacy has it. */
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
