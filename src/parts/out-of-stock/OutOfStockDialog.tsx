import { useState } from 'react';
import { canonicalPhone } from '#domain/phone.ts';
import { productRequestProblem, type ProductRequestProblem } from '#domain/product-request.ts';
import type { Product } from '#domain/product.ts';
import { quantityDraft, quantityTyped } from '#domain/quantity.ts';
import { newLetterId, sendLetter } from '#outbox/write.ts';
import type { ProductRequestPayload } from '#outbox/payloads.ts';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { currentOwner, useSession } from '#state/session.ts';
import { nameOf } from '#text/names.ts';
import { digits } from '#text/numbers.ts';
import { productRequestText } from '#text/product-request.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';
import styles from './OutOfStockDialog.module.css';
import { RequestStanding } from './RequestStanding.tsx';

export interface OutOfStockDialogProps {
  product: Product;
  onClose: () => void;
}

type Step = 'writing' | 'saving' | 'not-saved' | 'saved';

/** What the letter holds: what is sent, and the product's name for the list of letters. */
type Payload = ProductRequestPayload & { productName: string };

/** Phone and quantity for a product that ran out (S1 §4, §5). It goes through the outbox: saved first, then sent. */
export function OutOfStockDialog({ product, onClose }: OutOfStockDialogProps) {
  const t = useText(productRequestText);
  const words = useProductWords();
  const language = useLanguage();
  const session = useSession();
  const [letterId] = useState(newLetterId);
  const [phone, setPhone] = useState(session?.phone ?? '');
  const [quantity, setQuantity] = useState('1');
  const [problem, setProblem] = useState<ProductRequestProblem | null>(null);
  const [step, setStep] = useState<Step>('writing');
  const name = nameOf(product, language);

  async function send(): Promise<void> {
    const asked = {
      phone,
      quantity: quantityTyped(quantity),
      isQuantityMissing: quantity === '',
    };
    const found = productRequestProblem(asked);
    setProblem(found);
    if (found) return;
    setStep('saving');
    const payload: Payload = {
      productId: product.id,
      phone: canonicalPhone(phone) ?? phone,
      quantity: asked.quantity,
      productName: [product.name, product.strength].filter(Boolean).join(' '),
    };
    const written = await sendLetter({
      id: letterId,
      kind: 'product-request',
      owner: currentOwner(session),
      payload,
    });
    setStep(written.saved ? 'saved' : 'not-saved');
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
        <RequestStanding letterId={letterId} />
      </Dialog>
    );
  }
  return (
    <Dialog title={t.requestTitle} closeLabel={t.close} onClose={onClose}>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p className={styles['product']}>
          <strong>{name}</strong> {words.measure(product.strength)}
        </p>
        <p className={styles['intro']}>{t.requestIntro}</p>
        <TextField
          label={t.phone}
          hint={t.phoneHint}
          error={problem === 'invalidPhone' ? t.invalidPhone : undefined}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          value={phone}
          onChange={setPhone}
        />
        <TextField
          label={t.quantity}
          error={problem === 'quantityNotAboveZero' ? t.quantityMoreThanZero : undefined}
          inputMode="numeric"
          autoComplete="off"
          required
          value={digits(quantity, language)}
          onChange={(typed) => setQuantity(quantityDraft(typed))}
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
