import { useRef, useState, type FormEvent } from 'react';
import { useChange } from '#counter/api/use-change.ts';
import { isRefusedAs } from '#counter/api/problem.ts';
import { takaToType } from '#counter/parts/taka-to-type.ts';
import { say } from '#counter/parts/toast.ts';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { change, changedMeanwhile, type ListedProduct } from '#contract/counter/shelves.ts';
import { amountTyped } from '#domain/typed-amount.ts';
import { useLanguage, useText } from '#state/language.ts';
import { shelvesText } from '#text/counter/shelves.ts';
import { taka } from '#text/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useFirstFault } from '#ui/use-first-fault.ts';
import { currentOf } from './current-product.ts';
import styles from './dialogs.module.css';

type Priced = Pick<ListedProduct, 'id' | 'name' | 'listPrice' | 'discount'>;

/** Price and discount of one product, changed where it stands in the list (counter-151). */
export function PriceDialog({ product, onClose }: { product: Priced; onClose: () => void }) {
  const t = useText(shelvesText);
  const language = useLanguage();
  const [seen, setSeen] = useState({ listPrice: product.listPrice, discount: product.discount });
  const [price, setPrice] = useState(() => takaToType(product.listPrice, language));
  const [discount, setDiscount] = useState(() => takaToType(product.discount || null, language));
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useFirstFault(() => form.current, tries);
  const saving = useChange(change);
  const typed = { listPrice: amountTyped(price), discount: amountTyped(discount) ?? 0 };
  const faults = {
    price: Number.isNaN(typed.listPrice) ? t.notANumber : null,
    discount: faultOf(typed),
  };

  function faultOf({ listPrice, discount: off }: typeof typed): string | null {
    if (Number.isNaN(off)) return t.notANumber;
    return off > (listPrice ?? 0) ? t['above-price'] : null;
  }

  function save(before = seen): void {
    setTries((count) => count + 1);
    if (faults.price || faults.discount) return;
    saving.mutate(
      { id: product.id, before, after: typed },
      {
        onSuccess: () => {
          say(t.saved);
          onClose();
        },
      },
    );
  }

  const theirs = isRefusedAs(saving.error, changedMeanwhile) ? currentOf(saving.error) : null;
  return (
    <Dialog
      title={t.changePrice(product.name)}
      closeLabel={t.close}
      onClose={onClose}
      isLocked={saving.isPending}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          {theirs ? (
            <Button
              busy={saving.isPending}
              onClick={() => {
                const { listPrice, discount: off } = theirs;
                setSeen({ listPrice, discount: off });
                save({ listPrice, discount: off });
              }}
            >
              {t.keepMine}
            </Button>
          ) : (
            <Button form="price" type="submit" busy={saving.isPending}>
              {t.save}
            </Button>
          )}
        </>
      }
    >
      <form
        ref={form}
        id="price"
        noValidate
        className={styles['form']}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label={t.listPrice}
          hint={t.listPriceHint}
          inputMode="decimal"
          autoFocus
          value={price}
          onChange={setPrice}
          error={tries > 0 ? faults.price : null}
        />
        <TextField
          label={t.discount}
          inputMode="decimal"
          value={discount}
          onChange={setDiscount}
          error={tries > 0 ? faults.discount : null}
        />
        {theirs ? (
          <Notice tone="warning" live>
            {t.conflictTitle}:{' '}
            {theirs.listPrice === null ? t.noPrice : taka(theirs.listPrice, language)}
            {', '}
            {t.off(taka(theirs.discount, language))}
          </Notice>
        ) : (
          <ProblemNotice problem={saving.error} />
        )}
      </form>
    </Dialog>
  );
}
