import { useState } from 'react';
import { quantityLimit, type BagLine } from '#domain/bag.ts';
import { quantityTyped } from '#domain/quantity.ts';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { changeQuantity } from '#state/bag.ts';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { fullName } from '#text/names.ts';
import { digits } from '#text/numbers.ts';
import { productCardText } from '#text/product-card.ts';
import { QuantityStepper, type FirstStep } from '#ui/QuantityStepper.tsx';

const QuantityProblem = lazyPart(
  async () => (await import('./QuantityProblem.tsx')).QuantityProblem,
  { Waiting: Unworded, Failed: Unworded },
);

/** A marker that blocks an order until the error text has loaded (ui/wrong-quantity.ts). */
function Unworded() {
  return <i data-one />;
}

export interface QuantityControlProps {
  line: BagLine;
  /** Called on minus at 1. */
  onRemove: () => void;
  /** Whether it fills the width of its container. */
  wide?: boolean;
  /**
   * Whether the line has its own bin button. Minus then stays a minus, so that there is only one
   * remove button.
   */
  hasBinBeside?: boolean;
  /** The button that adds the product, while it is not in the bag. */
  first?: FirstStep | undefined;
}

/**
 * The stepper of a line of the bag. Minus at 1 removes the line with Undo. A typed 0 shows an error
 * and becomes 1 (bag-17, bag-19).
 */
export function QuantityControl({
  line,
  onRemove,
  wide = false,
  hasBinBeside = false,
  first,
}: QuantityControlProps) {
  const t = useText(productCardText);
  const language = useLanguage();
  const [isBelowOne, setIsBelowOne] = useState(false);
  const name = fullName(line, useProductWords(), language);
  const max = quantityLimit(line);

  return (
    <>
      <QuantityStepper
        first={first}
        wide={wide}
        value={line.quantity}
        max={max}
        wrong={<QuantityProblem max={max} />}
        onChange={(quantity) => changeQuantity(line.id, quantity)}
        onRemove={onRemove}
        removeIcon={hasBinBeside ? 'minus' : 'trash'}
        onZero={() => setIsBelowOne(true)}
        parse={quantityTyped}
        format={(quantity) => digits(quantity, language)}
        labels={{
          quantity: t.quantityOf(name),
          decrease: t.oneLess(name),
          increase: t.oneMore(name),
          remove: t.removeNamed(name),
        }}
      />
      {isBelowOne && <QuantityProblem onClose={() => setIsBelowOne(false)} />}
    </>
  );
}
