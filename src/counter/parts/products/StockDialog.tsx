import { useState } from 'react';
import { call } from '#counter/api/call.ts';
import { isRefusedAs, isUnsure } from '#counter/api/problem.ts';
import { FilterChips } from '#counter/parts/FilterChips.tsx';
import { FormDialog } from '#counter/parts/form/FormDialog.tsx';
import { useForm } from '#counter/parts/form/use-form.ts';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { say } from '#counter/parts/toast.ts';
import {
  changeStock,
  countedMeanwhile,
  one,
  type ListedProduct,
} from '#contract/counter/shelves.ts';
import { wholeTyped } from '#domain/typed-amount.ts';
import { useLanguage, useText } from '#state/language.ts';
import { shelvesText } from '#text/counter/shelves.ts';
import { timeOf } from '#text/dates.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import styles from './StockDialog.module.css';

type Stocked = Pick<ListedProduct, 'id' | 'name' | 'stock'>;

interface StockValues {
  kind: 'difference' | 'count';
  units: string;
  /** The stock when counting began; null until it is fetched. */
  seen: { stock: number; stockRevision: number } | null;
  seenAt: string;
  /**
   * The idempotency key. It stays the same while a request may have arrived, so that a repeat
   * changes nothing twice.
   */
  key: string;
}

/** Changes the stock of one product by a difference or by a count (counter-155, counter-156). */
export function StockDialog({ product, onClose }: { product: Stocked; onClose: () => void }) {
  const t = useText(shelvesText);
  const language = useLanguage();
  const [seenProblem, setSeenProblem] = useState<unknown>(null);
  const form = useForm({
    endpoint: changeStock,
    initial: () => untouched('difference'),
    request({ kind, units, seen, key }) {
      const value = wholeTyped(units) ?? 0;
      const change =
        kind === 'count' && seen
          ? { kind, counted: value, seen }
          : { kind: 'difference' as const, units: value };
      return { id: product.id, key, change };
    },
    faults({ kind, units, seen }) {
      const value = wholeTyped(units) ?? Number.NaN;
      const isOdd = Number.isNaN(value) || (kind === 'count' && value < 0);
      // A missing `seen` blocks the form but marks no field: the save button is busy until the
      // stock is fetched.
      return { units: isOdd && t.notANumber, seen: kind === 'count' && !seen && t.countAgain };
    },
    onDone({ stock, soldMeanwhile, missing }) {
      const sentences = [t.stockNow(stock)];
      if (soldMeanwhile > 0) sentences.push(t.soldMeanwhile(soldMeanwhile));
      if (missing > 0) sentences.push(t.missingUnits(missing));
      say(sentences.join(' '), missing > 0 ? 'warning' : 'success');
      onClose();
    },
    onFailed(problem) {
      if (!isUnsure(problem)) form.change({ key: crypto.randomUUID() });
    },
  });
  const { kind, seen, seenAt } = form.values;
  const mayBeDone = isUnsure(form.problem);

  async function beginCount(): Promise<void> {
    setSeenProblem(null);
    form.change({ seen: null });
    form.reset();
    try {
      const { stock, stockRevision } = await call(one, { id: product.id });
      form.change({ seen: { stock, stockRevision }, seenAt: new Date().toISOString() });
    } catch (problem) {
      setSeenProblem(problem);
    }
  }

  function choose(chosen: typeof kind): void {
    if (chosen === kind || mayBeDone) return;
    form.restart(untouched(chosen));
    form.reset();
    if (chosen === 'count') void beginCount();
  }

  const mustCountAgain = isRefusedAs(form.problem, countedMeanwhile) || seenProblem !== null;
  return (
    <FormDialog
      form={form}
      title={t.changeStock(product.name)}
      save={t.save}
      action={
        (mustCountAgain && <Button onClick={() => void beginCount()}>{t.countAgain}</Button>) ||
        (kind === 'count' && !seen && <Button busy>{t.save}</Button>)
      }
      onClose={onClose}
    >
      <FilterChips
        label={t.how}
        chips={[
          { value: 'difference', words: t.difference },
          { value: 'count', words: t.count },
        ]}
        chosen={kind}
        onChoose={choose}
      />
      <p className={styles['since']} aria-live="polite">
        {kind === 'count' && seen
          ? t.countingSince(timeOf(seenAt, language), seen.stock)
          : t.thereNow(product.stock)}
      </p>
      <TextField
        key={kind}
        label={kind === 'count' ? t.counted : t.units}
        hint={kind === 'count' ? t.countedHint : t.unitsHint}
        inputMode={kind === 'count' ? 'numeric' : 'text'}
        autoFocus
        readOnly={mayBeDone}
        {...form.field('units')}
      />
      <ProblemNotice problem={form.problem ? null : seenProblem} />
    </FormDialog>
  );
}

function untouched(kind: StockValues['kind']): StockValues {
  return { kind, units: '', seen: null, seenAt: '', key: crypto.randomUUID() };
}
