import { useState } from 'react';
import { backupPath, backupTicket } from '#contract/counter/shop.ts';
import { fileAddress } from '#counter/api/call.ts';
import { useSession } from '#counter/api/session.ts';
import { FormDialog } from '#counter/parts/form/FormDialog.tsx';
import { useForm } from '#counter/parts/form/use-form.ts';
import { Panel } from '#counter/parts/Panel.tsx';
import { PasswordField } from '#counter/parts/PasswordField.tsx';
import { say } from '#counter/parts/toast.ts';
import { useLanguage, useText } from '#state/language.ts';
import { openingText } from '#text/counter/opening.ts';
import { momentOf } from '#text/dates.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './Opening.module.css';
import type { Readiness } from './OpeningScreen.tsx';

/** The age of the newest backup, and a button that downloads one (counter-324). */
export function BackupPanel({ readiness: { backupAt, isBackupOld } }: { readiness: Readiness }) {
  const t = useText(openingText);
  const language = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const age = backupAt ? t.newestBackup(momentOf(backupAt, language)) : t.neverBackedUp;
  return (
    <Panel title={t.backup}>
      {isBackupOld ? (
        <Notice tone="warning">
          {age} {t.backupOld}
        </Notice>
      ) : (
        <p>{age}</p>
      )}
      <div className={styles['actions']}>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t.download}
        </Button>
      </div>
      {isAsking && <DownloadDialog onClose={() => setAsking(false)} />}
    </Panel>
  );
}

/** Asks for the password, because the file has every prescription. */
function DownloadDialog({ onClose }: { onClose: () => void }) {
  const t = useText(openingText);
  const { member } = useSession();
  const form = useForm({
    endpoint: backupTicket,
    initial: () => ({ password: '' }),
    request: (typed) => typed,
    faults: ({ password }) => ({ password: password === '' && t.passwordMissing }),
    onDone({ ticket }) {
      startDownload(fileAddress(backupPath, { ticket }));
      say(t.begins);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t.download} save={t.download} onClose={onClose}>
      <p>{t.downloadMore}</p>
      {/* Password managers fill in the password of this name. */}
      <input type="hidden" autoComplete="username" value={member?.name ?? ''} readOnly />
      <PasswordField
        label={t.yourPassword}
        {...form.field('password')}
        autoComplete="current-password"
      />
    </FormDialog>
  );
}

/** Leaves the download to the browser, which writes it to the disk as it arrives. */
function startDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
