import { useEffect, useState, type ChangeEvent } from 'react';
import { prescriptionAccept } from '#domain/prescription-file.ts';
import { useLetters } from '#parts/letters/use-letters.ts';
import { useCustomer } from '#parts/profile/customer-context.ts';
import type { FileComplaint } from '#parts/request-draft/picked-files.ts';
import { useLanguage, useText } from '#state/language.ts';
import { outboxText } from '#text/outbox.ts';
import { prescriptionHistoryText } from '#text/prescription-history.ts';
import { fileProblemText, prescriptionsText } from '#text/prescriptions.ts';
import { buttonLook } from '#ui/button-look.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { savePrescriptions } from './save-prescriptions.ts';
import styles from './PrescriptionsScreen.module.css';

/** Adds prescriptions to the account, by way of the outbox: without a network they wait on this phone. */
export function UploadArea({ onArrived }: { onArrived: () => void }) {
  const t = useText(prescriptionHistoryText);
  const files = useText(prescriptionsText);
  const outbox = useText(outboxText);
  const language = useLanguage();
  const { id: owner } = useCustomer();
  const [adding, setAdding] = useState(0);
  const [complaints, setComplaints] = useState<readonly FileComplaint[]>([]);
  const { letters } = useLetters();
  const own = letters.filter((letter) => letter.kind === 'prescription');
  const waiting = own.filter((letter) => letter.state !== 'sent');
  const arrived = own.length - waiting.length;

  // The outside world: the outbox has delivered something, so the list is not the last word.
  useEffect(() => {
    if (arrived > 0) onArrived();
  }, [arrived, onArrived]);

  function take(event: ChangeEvent<HTMLInputElement>): void {
    const picked = [...(event.target.files ?? [])];
    event.target.value = '';
    if (picked.length > 0) void save(picked);
  }

  async function save(picked: readonly File[]): Promise<void> {
    setAdding(picked.length);
    setComplaints(await savePrescriptions(picked, owner));
    setAdding(0);
  }

  return (
    <section className={styles['upload']}>
      <p className={styles['small']}>
        {files.limits} {files.privacy}
      </p>
      {adding > 0 && <ProgressBar label={files.adding(adding)} />}
      {waiting.length > 0 && (
        <Notice tone="offline" icon="smartphone" live>
          {outbox.saved}
        </Notice>
      )}
      {complaints.length > 0 && (
        <Notice tone="error" live>
          <ul className={styles['complaints']}>
            {complaints.map(({ name, problem }) => (
              <li key={`${name} ${problem}`}>
                {name}:{' '}
                {problem === 'wrong-type'
                  ? files.wrongTypeInProfile
                  : fileProblemText(problem, language)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <label className={classes(buttonLook('primary'), styles['choose'])}>
        <Icon name="upload" />
        {t.upload}
        <input
          type="file"
          className={styles['input']}
          accept={prescriptionAccept}
          multiple
          disabled={adding > 0}
          onChange={take}
        />
      </label>
    </section>
  );
}
