import { useRef, useState, type FormEvent } from 'react';
import { call } from '#counter/api/call.ts';
import { isRefusedAs, isUnsure } from '#counter/api/problem.ts';
import { useChange } from '#counter/api/use-change.ts';
import { FilterChips } from '#counter/parts/FilterChips.tsx';
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
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useFirstFault } from '#ui/use-first-fault.ts';
import styles from './dialogs.module.css';

type Stocked = Pick<ListedProduct, 'id' | 'name' | 'stock'>;

/** What the shop said there was at the moment when counting began. */
interface Seen {
  stock: number;
  stockRevision: number;
  at: string;
}

/** Stock of one product: so many came or went, or so many were counted (counter-155, counter-156). */
export function StockDialog({ product, onClose }: { product: Stocked; onClose: () => void }) {
  const t = useText(shelvesText);
  const language = useLanguage();
  const [kind, setKind] = useState<'difference' | 'count'>('difference');
  const [typed, setTyped] = useState('');
  const [seen, setSeen] = useState<Seen | null>(null);
  const [seenProblem, setSeenProblem] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useFirstFault(() => form.current, tries);
  // One for each press that may have arrived: asked again, it changes nothing twice.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const saving = useChange(changeStock);
  const mayBeDone = isUnsure(saving.error);
  const value = wholeTyped(typed);
  const isOdd = value === null || Number.isNaN(value) || (kind === 'count' && value < 0);

  async function beginCount(): Promise<void> {
    setSeenProblem(null);
    setSeen(null);
    saving.reset();
    try {
      const { stock, stockRevision } = await call(one, { id: product.id });
      setSeen({ stock, stockRevision, at: new Date().toISOString() });
    } catch (problem) {
      setSeenProblem(problem);
    }
  }

  function choose(chosen: typeof kind): void {
    if (chosen === kind || mayBeDone) return;
    setKind(chosen);
    setTyped('');
    setTries(0);
    saving.reset();
    if (chosen === 'count') void beginCount();
  }

  function save(event: FormEvent): void {
    event.preventDefault();
    setTries((count) => count + 1);
    if (isOdd || saving.isPending) return;
    if (kind === 'count' && !seen) return;
    const change =
      kind === 'count' && seen
        ? { kind, counted: value, seen: { stock: seen.stock, stockRevision: seen.stockRevision } }
        : { kind: 'difference' as const, units: value };
    saving.mutate(
      { id: product.id, key, change },
      {
        onSuccess: ({ stock, soldMeanwhile, missing }) => {
          const sentences = [t.stockNow(stock)];
          if (soldMeanwhile > 0) sentences.push(t.soldMeanwhile(soldMeanwhile));
          if (missing > 0) sentences.push(t.missingUnits(missing));
          say(sentences.join(' '), missing > 0 ? 'warning' : 'success');
          onClose();
        },
        onError: (problem) => {
          if (!isUnsure(problem)) setKey(crypto.randomUUID());
        },
      },
    );
  }

  const mustCountAgain = isRefusedAs(saving.error, countedMeanwhile);
  return (
    <Dialog
      title={t.changeStock(product.name)}
      closeLabel={t.close}
      onClose={onClose}
      isLocked={saving.isPending}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          {mustCountAgain || seenProblem ? (
            <Button onClick={() => void beginCount()}>{t.countAgain}</Button>
          ) : (
            <Button
              form="stock"
              type="submit"
              busy={saving.isPending || (kind === 'count' && !seen)}
            >
              {t.save}
            </Button>
          )}
        </>
      }
    >
      <form ref={form} id="stock" noValidate className={styles['form']} onSubmit={save}>
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
            ? t.countingSince(timeOf(seen.at, language), seen.stock)
            : t.thereNow(product.stock)}
        </p>
        <TextField
          key={kind}
          label={kind === 'count' ? t.counted : t.units}
          hint={kind === 'count' ? t.countedHint : t.unitsHint}
          inputMode={kind === 'count' ? 'numeric' : 'text'}
          autoFocus
          readOnly={mayBeDone}
          value={typed}
          onChange={setTyped}
          error={tries > 0 && isOdd ? t.notANumber : null}
        />
        <ProblemNotice problem={saving.error ?? seenProblem} />
      </form>
    </Dialog>
  );
}
