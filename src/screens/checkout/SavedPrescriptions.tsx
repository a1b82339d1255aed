import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { savedPrescriptionsQuery } from '#api/orders.ts';
import { PrivatePicture } from '#parts/profile/PrivatePicture.tsx';
import { chooseAtCheckout, useCheckout } from '#state/checkout.ts';
import { useText } from '#state/language.ts';
import { checkoutText } from '#text/checkout.ts';
import { prescriptionHistoryText } from '#text/prescription-history.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Details } from '#ui/Details.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './CheckoutScreen.module.css';

/** The customer's saved prescriptions, to be sent along. */
export function SavedPrescriptions({ customerId }: { customerId: string }) {
  const t = useText(checkoutText);
  const { document: noPicture } = useText(prescriptionHistoryText);
  const { prescriptionIds } = useCheckout();
  const [isOpen, setOpen] = useState(false);
  const saved = useQuery(savedPrescriptionsQuery(customerId));

  function choose(id: string, isChosen: boolean): void {
    const others = prescriptionIds.filter((one) => one !== id);
    chooseAtCheckout({ prescriptionIds: isChosen ? [...others, id] : others });
  }

  return (
    <Details summary={t.savedPrescriptions} onOpen={() => setOpen(true)}>
      {saved.isPending && !saved.isError && <Skeleton />}
      {saved.isError && !saved.data && (
        <Notice
          tone="warning"
          live
          action={
            <Button variant="quiet" busy={saved.isFetching} onClick={() => void saved.refetch()}>
              {t.retry}
            </Button>
          }
        >
          {t.savedFailed}
        </Notice>
      )}
      {saved.data?.length === 0 && <p className={styles['hint']}>{t.savedNone}</p>}
      {saved.data?.map(({ id, filePath }, index) => (
        <div key={id} className={styles['saved']}>
          <div className={styles['savedFace']}>
            {isOpen && <PrivatePicture path={filePath} alt="" instead={noPicture} />}
          </div>
          <Checkbox
            label={t.savedPrescription(index + 1)}
            checked={prescriptionIds.includes(id)}
            onChange={(isChosen) => choose(id, isChosen)}
          />
        </div>
      ))}
    </Details>
  );
}
