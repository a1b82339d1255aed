import { lazy, useState, type ChangeEvent } from 'react';
import { orderPrescriptionsQuestion } from '#api/order-history.ts';
import { reasonOf } from '#api/failure.ts';
import { attachToOrder, uploadPrescription } from '#api/prescription-history.ts';
import {
  prescriptionAccept,
  prescriptionFileType,
  problemWithPrescriptionFile,
} from '#domain/prescription-file.ts';
import { Later } from '#parts/later/Later.tsx';
import { Answered } from '#parts/profile/Answered.tsx';
import { PrivatePicture } from '#parts/profile/PrivatePicture.tsx';
import { usePrivate } from '#parts/profile/use-private.ts';
import { useLanguage, useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { sentenceOf } from '#text/errors.ts';
import { orderDetailsText } from '#text/order-history.ts';
import { fileProblemText, prescriptionsText } from '#text/prescriptions.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import styles from './OrderScreen.module.css';
import pickerStyles from './OrderPrescriptions.module.css';

const AttachDialog = lazy(async () => ({
  default: (await import('./AttachDialog.tsx')).AttachDialog,
}));

/** The prescriptions of an order; Upload Prescriptions and Attach Prescription (S2 §2, §5). */
export function OrderPrescriptions({ orderId }: { orderId: string }) {
  const t = useText(orderDetailsText);
  const files = useText(prescriptionsText);
  const language = useLanguage();
  const isOffline = useNetwork() === 'offline';
  const attached = usePrivate(orderPrescriptionsQuestion(orderId));
  const [isAttaching, setAttaching] = useState(false);
  const [sending, setSending] = useState(0);
  const [complaint, setComplaint] = useState('');

  function take(event: ChangeEvent<HTMLInputElement>): void {
    const picked = [...(event.target.files ?? [])];
    event.target.value = '';
    if (picked.length > 0) void upload(picked);
  }

  async function upload(picked: readonly File[]): Promise<void> {
    const problem = picked.flatMap((file) => problemOf(file, picked.length) ?? []).at(0);
    if (problem) {
      setComplaint(
        problem === 'wrong-type' ? files.wrongTypeInOrder : fileProblemText(problem, language),
      );
      return;
    }
    setComplaint('');
    setSending(picked.length);
    try {
      const ids: string[] = [];
      for (const file of picked) ids.push(await uploadPrescription(file));
      await attachToOrder(orderId, ids);
      announce(t.attached);
      attached.refetch();
    } catch (failure) {
      const reason = reasonOf(failure);
      setComplaint(reason.kind === 'unreachable' ? t.offlineAttach : sentenceOf(reason, language));
    }
    setSending(0);
  }

  return (
    <section className={styles['card']}>
      <h2>{t.prescriptions}</h2>
      <Answered of={attached} waiting={t.waiting} failed={t.failed}>
        {(prescriptions) =>
          prescriptions.length === 0 ? (
            <p>{files.noneFound}</p>
          ) : (
            <ul className={styles['prescriptions']}>
              {prescriptions.map((prescription, index) => (
                <li key={prescription.id} className={styles['prescription']}>
                  <PrivatePicture
                    path={prescription.filePath}
                    alt={files.photoAlt(index + 1)}
                    instead={files.photoAlt(index + 1)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
      {sending > 0 && <ProgressBar label={files.adding(sending)} />}
      {complaint && (
        <Notice tone="error" live>
          {complaint}
        </Notice>
      )}
      {isOffline && <Notice tone="offline">{t.offlineAttach}</Notice>}
      <div className={styles['actions']}>
        <label className={classes(buttonLook('secondary'), pickerStyles['choose'])}>
          <Icon name="upload" />
          {t.uploadPrescriptions}
          <input
            type="file"
            className={pickerStyles['input']}
            accept={prescriptionAccept}
            multiple
            disabled={sending > 0 || isOffline}
            onChange={take}
          />
        </label>
        <Button variant="secondary" onClick={() => setAttaching(true)}>
          <Icon name="prescription" />
          {t.attachPrescription}
        </Button>
      </div>
      {isAttaching && (
        <Later>
          <AttachDialog
            orderId={orderId}
            attached={(attached.data ?? []).map((one) => one.id)}
            onClose={() => setAttaching(false)}
            onAttached={() => {
              setAttaching(false);
              announce(t.attached);
              attached.refetch();
            }}
          />
        </Later>
      )}
    </section>
  );
}

/** Why a picked file cannot go with the order; null when it can. */
function problemOf(file: File, count: number) {
  const picked = { name: file.name, mime: file.type, size: file.size };
  if (!prescriptionFileType(picked)) return 'wrong-type';
  return problemWithPrescriptionFile(picked, count - 1);
}
