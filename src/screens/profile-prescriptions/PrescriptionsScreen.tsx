import { useState } from 'react';
import { prescriptionsQuery } from '#api/prescriptions.ts';
import { PrivateData } from '#parts/profile/PrivateData.tsx';
import { usePrivateQuery } from '#parts/profile/use-private-query.ts';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useText } from '#state/language.ts';
import { prescriptionHistoryText } from '#text/prescription-history.ts';
import { prescriptionsText } from '#text/prescriptions.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PrescriptionCard } from './PrescriptionCard.tsx';
import { RequestFromThese } from './RequestFromThese.tsx';
import { UploadArea } from './UploadArea.tsx';
import styles from './PrescriptionsScreen.module.css';

/**
 * Saved prescriptions: upload, download, select, remove, and a request order with the selected ones
 * (customer-area-81, customer-area-90).
 */
export function PrescriptionsScreen() {
  const t = useText(prescriptionHistoryText);
  const files = useText(prescriptionsText);
  const saved = usePrivateQuery(prescriptionsQuery);
  const [selected, setSelected] = useState<readonly string[]>([]);
  usePageTitle(t.title);

  function select(id: string, isSelected: boolean): void {
    setSelected((before) => (isSelected ? [...before, id] : before.filter((one) => one !== id)));
  }

  function forget(id: string): void {
    select(id, false);
    saved.refetch();
  }

  return (
    <>
      <header>
        <h1>{t.title}</h1>
        <p className={styles['intro']}>{t.intro}</p>
      </header>
      <UploadArea look={selected.length > 0 ? 'secondary' : 'primary'} onArrived={saved.refetch} />
      <PrivateData of={saved} waiting={t.waiting} failed={t.failed}>
        {(prescriptions) =>
          prescriptions.length === 0 ? (
            <EmptyState icon="prescription" title={files.noneFound}>
              {t.noneHint}
            </EmptyState>
          ) : (
            <ul className={styles['prescriptions']}>
              {prescriptions.map((prescription, index) => (
                <li key={prescription.id}>
                  <PrescriptionCard
                    prescription={prescription}
                    position={index + 1}
                    isSelected={selected.includes(prescription.id)}
                    onSelect={(isSelected) => select(prescription.id, isSelected)}
                    onRemoved={() => forget(prescription.id)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </PrivateData>
      <RequestFromThese
        selected={selected.filter((id) => saved.data?.some((one) => one.id === id))}
        onSaved={() => setSelected([])}
      />
    </>
  );
}
