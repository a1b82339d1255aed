import { useLayoutEffect, useRef } from 'react';
import type { Product } from '#domain/product.ts';
import { addToBag, removeFromBag, useBagLine } from '#state/bag.ts';
import { useLanguage, useText } from '#state/language.ts';
import { openStockRequest } from '#state/out-of-stock.ts';
import { nameOf } from '#text/names.ts';
import { productCardText } from '#text/product-card.ts';
import { announce } from '#ui/announce.ts';
import { buttonLook } from '#ui/button-look.ts';
import { classes } from '#ui/classes.ts';
import styles from './AddToBag.module.css';
import { QuantityControl } from './QuantityControl.tsx';

export interface AddToBagProps {
  product: Product;
  /** The main action of its screen: filled instead of outlined. */
  isMain?: boolean;
  /** Below the words of the button: what one of it costs. */
  note?: string;
}

/**
 * Add to Bag; once the product is in the bag it is the stepper, of the same
 * size. A product that ran out is asked for instead (bag-13, bag-45).
 */
export function AddToBag({ product, isMain = false, note }: AddToBagProps) {
  const t = useText(productCardText);
  const language = useLanguage();
  const line = useBagLine(product.id);
  const place = useRef<HTMLDivElement>(null);
  const isTapped = useRef(false);
  const name = nameOf(product, language);

  // The pressed button is gone, and the focus must not go with it.
  useLayoutEffect(() => {
    if (!isTapped.current) return;
    isTapped.current = false;
    const buttons = place.current?.querySelectorAll('button') ?? [];
    [...buttons].at(-1)?.focus({ preventScroll: true });
  });

  function add(): void {
    isTapped.current = true;
    addToBag(product);
    announce(t.added(name));
  }

  function request(): void {
    openStockRequest(product);
    void reportDemand(product.id);
  }

  function remove(): void {
    isTapped.current = true;
    removeFromBag(product.id);
  }

  return (
    <div className={styles['place']} ref={place}>
      {control()}
    </div>
  );

  function control() {
    if (line) return <QuantityControl line={line} onRemove={remove} wide />;
    if (product.stock <= 0) {
      return (
        <button
          type="button"
          className={classes(buttonLook('secondary', { wide: true }), styles['request'])}
          aria-label={t.requestNamed(name)}
          onClick={request}
        >
          {t.requestProduct}
        </button>
      );
    }
    return (
      <button
        type="button"
        className={classes(
          buttonLook(isMain ? 'primary' : 'secondary', { wide: true }),
          styles['add'],
        )}
        aria-label={`${t.addToBag}: ${name}`}
        onClick={add}
      >
        {t.addToBag}
        {note && <small className={styles['note']}>{note}</small>}
      </button>
    );
  }
}

/** A failure stops nothing (bag-46), and neither does the loss of the code that would tell. */
async function reportDemand(productId: string): Promise<void> {
  try {
    const stock = await import('#parts/out-of-stock/report-demand.ts');
    await stock.reportDemand(productId);
  } catch {
    // The request itself is a submission and is not lost with this.
  }
}
