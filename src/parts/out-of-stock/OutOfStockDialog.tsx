import { useRef, useState } from 'react';
import { canonicalPhone } from '#domain/phone.ts';
import { productRequestProblem, type ProductRequestProblem } from '#domain/product-request.ts';
import type { Product } from '#domain/product.ts';
import { maxUnits } from '#domain/bag.ts';
import { quantityTyped } from '#domain/quantity.ts';
import { deleteSubmission } from '#outbox/delete-submission.ts';
import { newSubmissionId, sendSubmission } from '#outbox/write.ts';
import type { ProductRequestPayload } from '#outbox/kinds/product-request.ts';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { useStockTrouble } from '#state/out-of-stock.ts';
import { currentOwner, useSession } from '#state/session.ts';
import { addressesText } from '#text/addresses.ts';
import { nameOf } from '#text/names.ts';
import { strengthAndForm } from '#text/product-words.ts';
import { digits } from '#text/numbers.ts';
import { productRequestText } from '#text/product-request.ts';
import { quantityText } from '#text/quantity.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useFirstFault } from '#ui/use-first-fault.ts';
import styles from './OutOfStockDialog.module.css';
import { RequestStatus } from './RequestStatus.tsx';

export interface OutOfStockDialogProps {
  product: Product;
  onClose: () => void;
}

type Step = 'writing' | 'saving' | 'not-saved' | 'saved';

/**
 * The back-in-stock request: phone and quantity for a product that is out of stock (bag-45,
 * bag-48). It is stored in the outbox before it is sent (bag-51).
 */
export function OutOfStockDialog({ product, onClose }: OutOfStockDialogProps) {
  const t = useText(productRequestText);
  const { outOfRange } = useText(quantityText);
  const { fieldRequired } = useText(addressesText);
  const words = useProductWords();
  const language = useLanguage();
  const session = useSession();
  const [submissionId, setSubmissionId] = useState(newSubmissionId);
  const trouble = useStockTrouble(product.id);
  const [phone, setPhone] = useState(session?.phone ?? '');
  const [quantity, setQuantity] = useState(() => digits(1, language));
  const [problem, setProblem] = useState<ProductRequestProblem | null>(null);
  const [step, setStep] = useState<Step>('writing');
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useFirstFault(() => form.current, tries);

  function phoneProblem(fault: ProductRequestProblem | null): string | undefined {
    if (fault === 'incomplete' && phone.trim() === '') return fieldRequired(t.phone);
    return fault === 'invalidPhone' ? t.invalidPhone : undefined;
  }

  function quantityProblem(fault: ProductRequestProblem | null): string | undefined {
    if (fault === 'incomplete' && quantity.trim() === '') return fieldRequired(t.quantity);
    if (fault === 'quantityNotAboveZero') return t.quantityMoreThanZero;
    const isRefused = fault === 'quantityOutOfRange' || !(quantityTyped(quantity) <= maxUnits);
    return isRefused ? outOfRange : undefined;
  }

  async function send(): Promise<void> {
    const request = {
      phone,
      quantity: quantityTyped(quantity),
      isQuantityMissing: quantity.trim() === '',
    };
    const fault = productRequestProblem(request);
    setProblem(fault);
    setTries((count) => count + 1);
    if (fault) return;
    setStep('saving');
    const payload: ProductRequestPayload = {
      productId: product.id,
      phone: canonicalPhone(phone) ?? phone,
      quantity: request.quantity,
      productName: [product.name, product.strength].filter(Boolean).join(' '),
      product: { name: product.name, nameBn: product.nameBn, strength: product.strength },
    };
    const written = await sendSubmission({
      id: submissionId,
      kind: 'product-request',
      owner: currentOwner(session),
      payload,
    });
    setStep(written.saved ? 'saved' : 'not-saved');
  }

  /**
   * Deletes the refused submission. The typed values stay in the form and are sent with a new id.
   */
  function correct(): void {
    void deleteSubmission(submissionId);
    setSubmissionId(newSubmissionId());
    setStep('writing');
  }

  if (step === 'saved') {
    return (
      <Dialog
        title={t.requestTitle}
        closeLabel={t.close}
        onClose={onClose}
        actions={
          <Button wide onClick={onClose}>
            {t.close}
          </Button>
        }
      >
        <RequestStatus submissionId={submissionId} onCorrect={correct} />
      </Dialog>
    );
  }
  return (
    <Dialog title={t.requestTitle} closeLabel={t.close} onClose={onClose}>
      <form
        ref={form}
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p className={styles['product']}>
          <strong>{nameOf(product, language)}</strong> {strengthAndForm(product, words)}
        </p>
        <p className={styles['intro']}>{t.requestIntro}</p>
        {trouble && (
          <Notice tone="warning" live>
            {trouble}
          </Notice>
        )}
        <TextField
          label={t.phone}
          hint={t.phoneHint}
          error={phoneProblem(problem)}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          value={phone}
          onChange={setPhone}
        />
        <TextField
          label={t.quantity}
          error={quantityProblem(problem)}
          inputMode="numeric"
          autoComplete="off"
          required
          value={quantity}
          onChange={setQuantity}
        />
        {problem === 'incomplete' && (
          <Notice tone="error" live>
            {t.phoneAndQuantityRequired}
          </Notice>
        )}
        {step === 'not-saved' && (
          <Notice tone="error" live>
            {t.requestNotSaved}
          </Notice>
        )}
        <Button type="submit" wide busy={step === 'saving'}>
          {t.sendRequest}
        </Button>
      </form>
    </Dialog>
  );
}
