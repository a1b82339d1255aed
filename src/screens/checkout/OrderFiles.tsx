import type { BagLine } from '#domain/bag.ts';
import { needsPrescription } from '#domain/order-checks.ts';
import { useShop } from '#state/shop.ts';
import { PrescriptionPicker } from '#parts/prescriptions/PrescriptionPicker.tsx';
import { SavedPrescriptions } from '#parts/saved-prescriptions/SavedPrescriptions.tsx';
import { chooseAtCheckout, useCheckout } from '#state/checkout.ts';
import { useText } from '#state/language.ts';
import { useSession } from '#state/session.ts';
import { checkoutText } from '#text/checkout.ts';
import { Notice } from '#ui/Notice.tsx';
import styles from './CheckoutScreen.module.css';
import type { OrderDraft, OrderDraftView } from './order-draft.ts';

export interface OrderFilesProps {
  view: OrderDraftView;
  draft: OrderDraft;
  submissionId: string;
  lines: readonly BagLine[];
}

/** Prescriptions for the order, new and saved ones, and a note if a medicine needs one. */
export function OrderFiles({ view, draft, submissionId, lines }: OrderFilesProps) {
  const t = useText(checkoutText);
  const session = useSession();
  const { prescriptionIds } = useCheckout();
  const rule = useShop().prescriptionRule;
  const isMissing = view.photos.length + prescriptionIds.length === 0;
  const isWarned = rule !== 'off' && isMissing && needsPrescription(lines);
  return (
    <section className={styles['section']} aria-labelledby="checkout-prescriptions">
      <h2 id="checkout-prescriptions">{t.prescriptionsTitle}</h2>
      <p className={styles['hint']}>{t.prescriptionsHint}</p>
      {isWarned && (
        <Notice tone="warning" icon="prescription">
          {rule === 'require' ? t.rxRequired : t.rxWarning}
        </Notice>
      )}
      <PrescriptionPicker
        submissionId={submissionId}
        photos={view.photos}
        adding={view.adding}
        complaints={view.complaints}
        onOpen={() => void draft.flush()}
        onPick={(files) => void draft.attach(files)}
        onRemove={(n) => void draft.remove(n)}
      />
      {session && (
        <SavedPrescriptions
          customerId={session.id}
          chosen={prescriptionIds}
          onChoose={(ids) => chooseAtCheckout({ prescriptionIds: ids })}
        />
      )}
    </section>
  );
}
