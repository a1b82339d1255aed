import { lazy, Suspense, useState } from 'react';
import { quantityLimit, type BagLine } from '#domain/bag.ts';
import { changeQuantity } from '#state/bag.ts';
import { useLanguage, useText } from '#state/language.ts';
import { nameOf } from '#text/names.ts';
import { digits } from '#text/numbers.ts';
import { productCardText } from '#text/product-card.ts';
import { QuantityStepper } from '#ui/QuantityStepper.tsx';

const QuantityAlert = lazy(() =>
  import('./QuantityAlert.tsx').then((loaded) => ({ default: loaded.QuantityAlert })),
);

const WrongQuantity = lazy(() =>
  import('./WrongQuantity.tsx').then((loaded) => ({ default: loaded.WrongQuantity })),
);

export interface QuantityControlProps {
  line: BagLine;
  /** Minus at 1. */
  onRemove: () => void;
  /** As wide as its place. */
  wide?: boolean;
  /** The line has its own bin: minus stays a minus, so that one way to remove is seen. */
  hasBinBeside?: boolean;
}

/** The stepper of a line of the bag: minus at 1 removes with Undo; a typed 0 is told and becomes 1 (bag-17, bag-19). */
export function QuantityControl({
  line,
  onRemove,
  wide = false,
  hasBinBeside = false,
}: QuantityControlProps) {
  const t = useText(productCardText);
  const language = useLanguage();
  const [isBelowOne, setIsBelowOne] = useState(false);
  const name = nameOf(line, language);
  const most = quantityLimit(line);

  return (
    <>
      <QuantityStepper
        wide={wide}
        value={line.quantity}
        max={most}
        wrong={
          <Suspense fallback={null}>
            <WrongQuantity most={most} />
          </Suspense>
        }
        onChange={(quantity) => changeQuantity(line.id, quantity)}
        onRemove={onRemove}
        removeIcon={hasBinBeside ? 'minus' : 'trash'}
        onZero={() => setIsBelowOne(true)}
        format={(quantity) => digits(quantity, language)}
        labels={{
          quantity: t.quantityOf(name),
          decrease: t.oneLess(name),
          increase: t.oneMore(name),
          remove: t.removeNamed(name),
        }}
      />
      {isBelowOne && (
        <Suspense fallback={null}>
          <QuantityAlert onClose={() => setIsBelowOne(false)} />
        </Suspense>
      )}
    </>
  );
}
