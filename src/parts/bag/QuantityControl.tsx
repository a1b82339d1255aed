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

/** Stops an order until the words are here (ui/wrong-quantity.ts). */
function Unworded() {
  return <i data-one />;
}

export interface QuantityControlProps {
  line: BagLine;
  /** Minus at 1. */
  onRemove: () => void;
  /** As wide as its place. */
  wide?: boolean;
  /** The line has its own bin: minus stays a minus, so that one way to remove is seen. */
  hasBinBeside?: boolean;
  /** While the product is not in the bag: the button that puts it there. */
  first?: FirstStep | undefined;
}

/** The stepper of a line of the bag: minus at 1 removes with Undo; a typed 0 is told and becomes 1 (bag-17, bag-19). */
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
  const most = quantityLimit(line);

  return (
    <>
      <QuantityStepper
        first={first}
        wide={wide}
        value={line.quantity}
        max={most}
        wrong={<QuantityProblem most={most} />}
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
