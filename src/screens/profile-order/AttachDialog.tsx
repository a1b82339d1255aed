import { useState } from 'react';
import { reasonOf } from '#api/failure.ts';
import { attachToOrder, prescriptionsQuery } from '#api/prescriptions.ts';
import { PrivateData } from '#parts/profile/PrivateData.tsx';
import { PrivatePicture } from '#parts/profile/PrivatePicture.tsx';
import { usePrivateQuery } from '#parts/profile/use-private-query.ts';
import { useLanguage, useText } from '#state/language.ts';
import { sentenceOf } from '#text/errors.ts';
import { orderDetailsText } from '#text/order-history.ts';
import { prescriptionHistoryText } from '#text/prescription-history.ts';
import { profileLinksText } from '#text/profile.ts';
import { prescriptionName } from '#text/saved-prescriptions.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './OrderScreen.module.css';

export interface AttachDialogProps {
  orderId: string;
  /** The ids of those that are attached to the order. */
  attached: readonly string[];
  onClose: () => void;
  onAttached: () => void;
}

/**
 * Lets the customer attach saved prescriptions to an order (customer-area-65, customer-area-66).
 */
export function AttachDialog({ orderId, attached, onClose, onAttached }: AttachDialogProps) {
  const t = useText(orderDetailsText);
  const links = useText(profileLinksText);
  const words = useText(prescriptionHistoryText);
  const language = useLanguage();
  const saved = usePrivateQuery(prescriptionsQuery);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const [complaint, setComplaint] = useState('');
  const free = (saved.data ?? []).filter((one) => !attached.includes(one.id));

  function choose(id: string, isChosen: boolean): void {
    setChosen((before) => (isChosen ? [...before, id] : before.filter((one) => one !== id)));
  }

  async function attach(): Promise<void> {
    setSending(true);
    setComplaint('');
    try {
      await attachToOrder(orderId, chosen);
      onAttached();
    } catch (failure) {
      const reason = reasonOf(failure);
      setComplaint(reason.kind === 'unreachable' ? t.offlineAttach : sentenceOf(reason, language));
      setSending(false);
    }
  }

  return (
    <Dialog
      title={t.attachPrescription}
      closeLabel={links.close}
      onClose={onClose}
      isLocked={isSending}
      actions={
        <Button wide busy={isSending} disabled={chosen.length === 0} onClick={() => void attach()}>
          {chosen.length === 0 ? t.attachOne : t.attach(chosen.length)}
        </Button>
      }
    >
      <PrivateData of={saved} waiting={words.waiting} failed={words.failed}>
        {(all) =>
          free.length === 0 ? (
            <p>{all.length === 0 ? t.attachNone : t.attachNoneLeft}</p>
          ) : (
            <>
              <p>{t.attachHint}</p>
              <ul className={styles['prescriptions']}>
                {free.map((one) => {
                  const position = all.indexOf(one) + 1;
                  return (
                    <li key={one.id}>
                      <div className={styles['prescription']}>
                        <PrivatePicture path={one.filePath} alt="" instead={words.document} />
                      </div>
                      <Checkbox
                        label={prescriptionName(one, position, language)}
                        checked={chosen.includes(one.id)}
                        onChange={(isChosen) => choose(one.id, isChosen)}
                      />
                    </li>
                  );
                })}
              </ul>
            </>
          )
        }
      </PrivateData>
      {complaint && (
        <Notice tone="error" live>
          {complaint}
        </Notice>
      )}
    </Dialog>
  );
}
