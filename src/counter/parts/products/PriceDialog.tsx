import { isRefusedAs } from '#counter/api/problem.ts';
import { FormDialog } from '#counter/parts/form/FormDialog.tsx';
import { useForm } from '#counter/parts/form/use-form.ts';
import { takaToType } from '#counter/parts/taka-to-type.ts';
import { say } from '#counter/parts/toast.ts';
import { change, changedMeanwhile, type ListedProduct } from '#contract/counter/shelves.ts';
import { amountTyped } from '#domain/typed-amount.ts';
import { useLanguage, useText } from '#state/language.ts';
import { shelvesText } from '#text/counter/shelves.ts';
import { taka } from '#text/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';
import { currentOf } from './current-product.ts';

type Priced = Pick<ListedProduct, 'id' | 'name' | 'listPrice' | 'discount'>;

/** Changes price and discount of one product in the list (counter-151). */
export function PriceDialog({ product, onClose }: { product: Priced; onClose: () => void }) {
  const t = useText(shelvesText);
  const language = useLanguage();
  const form = useForm({
    endpoint: change,
    initial: () => ({
      price: takaToType(product.listPrice, language),
      discount: takaToType(product.discount || null, language),
      seen: { listPrice: product.listPrice, discount: product.discount },
    }),
    request: ({ price, discount, seen }) => ({
      id: product.id,
      before: seen,
      after: { listPrice: amountTyped(price), discount: amountTyped(discount) ?? 0 },
    }),
    faults({ price, discount }) {
      const off = amountTyped(discount) ?? 0;
      return {
        price: Number.isNaN(amountTyped(price)) && t.notANumber,
        discount:
          (Number.isNaN(off) && t.notANumber) ||
          (off > (amountTyped(price) ?? 0) && t['above-price']),
      };
    },
    onDone() {
      say(t.saved);
      onClose();
    },
  });
  const theirs = isRefusedAs(form.problem, changedMeanwhile) ? currentOf(form.problem) : null;
  return (
    <FormDialog
      form={form}
      title={t.changePrice(product.name)}
      save={t.save}
      action={
        theirs && (
          <Button
            busy={form.isBusy}
            onClick={() => {
              form.change({ seen: { listPrice: theirs.listPrice, discount: theirs.discount } });
              form.submit();
            }}
          >
            {t.keepMine}
          </Button>
        )
      }
      isExplained={theirs !== null}
      onClose={onClose}
    >
      <TextField
        label={t.listPrice}
        hint={t.listPriceHint}
        inputMode="decimal"
        autoFocus
        {...form.field('price')}
      />
      <TextField label={t.discount} inputMode="decimal" {...form.field('discount')} />
      {theirs && (
        <Notice tone="warning" live>
          {t.conflictTitle}:{' '}
          {theirs.listPrice === null ? t.noPrice : taka(theirs.listPrice, language)}
          {', '}
          {t.off(taka(theirs.discount, language))}
        </Notice>
      )}
    </FormDialog>
  );
}
