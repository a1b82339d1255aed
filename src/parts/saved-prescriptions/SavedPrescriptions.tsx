import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { savedPrescriptionsQuery } from '#api/orders.ts';
import { PrivatePicture } from '#parts/profile/PrivatePicture.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { prescriptionHistoryText } from '#text/prescription-history.ts';
import { prescriptionName, savedPrescriptionsText } from '#text/saved-prescriptions.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Details } from '#ui/Details.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './SavedPrescriptions.module.css';

export interface SavedPrescriptionsProps {
  customerId: string;
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
}

/** The customer's saved prescriptions, to attach to an order. */
export function SavedPrescriptions({ customerId, chosen, onChoose }: SavedPrescriptionsProps) {
  const t = useText(savedPrescriptionsText);
  const { document: noPicture } = useText(prescriptionHistoryText);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const saved = useQuery(savedPrescriptionsQuery(customerId));
  useForgotten(saved.isFetchedAfterMount ? saved.data : undefined, chosen, onChoose);

  function choose(id: string, isChosen: boolean): void {
    const others = chosen.filter((one) => one !== id);
    onChoose(isChosen ? [...others, id] : others);
  }

  return (
    <Details summary={t.title} onOpen={() => setOpen(true)}>
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
          {t.failed}
        </Notice>
      )}
      {saved.data?.length === 0 && <p className={styles['hint']}>{t.none}</p>}
      {saved.data?.map((prescription, index) => {
        const { id, filePath } = prescription;
        const name = prescriptionName(prescription, index + 1, language);
        return (
          <div key={id} className={styles['saved']}>
            <div className={styles['face']}>
              {isOpen && <PrivatePicture path={filePath} alt="" instead={noPicture} large={name} />}
            </div>
            <Checkbox
              label={name}
              checked={chosen.includes(id)}
              onChange={(isChosen) => choose(id, isChosen)}
            />
          </div>
        );
      })}
    </Details>
  );
}

/**
 * Deselects prescriptions that were removed from the account meanwhile, because their selection
 * would be invisible.
 */
function useForgotten(
  saved: readonly { id: string }[] | undefined,
  chosen: readonly string[],
  onChoose: SavedPrescriptionsProps['onChoose'],
): void {
  const known = saved ? chosen.filter((id) => saved.some((one) => one.id === id)) : chosen;
  const isGone = known.length < chosen.length;
  const forget = useEffectEvent(() => onChoose([...known]));
  // A fresh response from the server may lack some of the stored ones.
  useEffect(() => {
    if (isGone) forget();
  }, [isGone]);
}
