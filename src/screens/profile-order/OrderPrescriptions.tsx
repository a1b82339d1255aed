import { useState } from 'react';
import { orderPrescriptionsQuery } from '#api/orders.ts';
import { reasonOf } from '#api/failure.ts';
import { attachToOrder } from '#api/prescriptions.ts';
import { prescriptionAccept } from '#domain/prescription-file.ts';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { FileTarget } from '#parts/prescriptions/FileTarget.tsx';
import { PrivateData } from '#parts/profile/PrivateData.tsx';
import { PrivatePicture } from '#parts/profile/PrivatePicture.tsx';
import { usePrivateQuery } from '#parts/profile/use-private-query.ts';
import { useLanguage, useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { sentenceOf } from '#text/errors.ts';
import { orderDetailsText } from '#text/order-history.ts';
import { prescriptionsText } from '#text/prescriptions.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { FileButton } from '#ui/FileButton.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import surface from '#ui/surface.module.css';
import { uploadEach } from './upload-each.ts';
import styles from './OrderScreen.module.css';

const AttachDialog = lazyPart(() =>
  import('./AttachDialog.tsx').then((loaded) => loaded.AttachDialog),
);

export interface OrderPrescriptionsProps {
  orderId: string;
  /** False for a cancelled order, which shows its prescriptions but accepts no more. */
  takesMore: boolean;
}

/**
 * The prescriptions of an order, with the buttons Upload Prescriptions and Attach Prescription
 * (customer-area-61 to customer-area-65).
 */
export function OrderPrescriptions({ orderId, takesMore }: OrderPrescriptionsProps) {
  const t = useText(orderDetailsText);
  const files = useText(prescriptionsText);
  const language = useLanguage();
  const isOffline = useNetwork() === 'offline';
  const attached = usePrivateQuery(orderPrescriptionsQuery(orderId));
  const [isAttaching, setAttaching] = useState(false);
  const [sending, setSending] = useState(0);
  const [complaints, setComplaints] = useState<readonly string[]>([]);

  /**
   * Uploads each file separately. Files that arrived are attached; the others each show an error.
   */
  async function upload(picked: readonly File[]): Promise<void> {
    setSending(picked.length);
    const { ids, refused, failure } = await uploadEach(picked, language);
    const sentences = refused.map(({ name, why }) => `${name}: ${why}`);
    try {
      if (ids.length > 0) {
        await attachToOrder(orderId, ids);
        announce(t.attached);
        attached.refetch();
      }
    } catch (error) {
      sentences.push(sentenceFor(error));
    }
    if (failure) sentences.push(sentenceFor(failure.error));
    // Show a repeated network error only once.
    setComplaints([...new Set(sentences)]);
    setSending(0);
  }

  function sentenceFor(failure: unknown): string {
    const reason = reasonOf(failure);
    return reason.kind === 'unreachable' ? t.offlineAttach : sentenceOf(reason, language);
  }

  return (
    <section className={classes(surface['card'], styles['card'])}>
      <h2>{t.prescriptions}</h2>
      <PrivateData of={attached} waiting={t.waiting} failed={t.failed}>
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
                    large={files.photoAlt(index + 1)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </PrivateData>
      {sending > 0 && <ProgressBar label={files.adding(sending)} />}
      {complaints.length > 0 && (
        <Notice tone="error" live>
          {complaints.map((complaint) => (
            <p key={complaint}>{complaint}</p>
          ))}
        </Notice>
      )}
      {takesMore && isOffline && <Notice tone="offline">{t.offlineAttach}</Notice>}
      {takesMore && (
        <FileTarget
          isOpen={sending === 0 && !isOffline && !isAttaching}
          onFiles={(picked) => void upload(picked)}
        >
          <div className={styles['actions']}>
            <FileButton
              icon="upload"
              variant="secondary"
              accept={prescriptionAccept}
              multiple
              disabled={sending > 0 || isOffline}
              onFiles={(picked) => void upload(picked)}
            >
              {t.uploadPrescriptions}
            </FileButton>
            <Button variant="secondary" onClick={() => setAttaching(true)}>
              <Icon name="prescription" />
              {t.attachPrescription}
            </Button>
          </div>
        </FileTarget>
      )}
      {isAttaching && (
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
      )}
    </section>
  );
}
