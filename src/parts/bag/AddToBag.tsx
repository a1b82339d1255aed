import type { Product } from '#domain/product.ts';
import { addToBag, removeFromBag, useBagLine } from '#state/bag.ts';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { openStockRequest } from '#state/out-of-stock.ts';
import { fullName } from '#text/names.ts';
import { productCardText } from '#text/product-card.ts';
import { announce } from '#ui/announce.ts';
import { buttonLook } from '#ui/button-look.ts';
import { classes } from '#ui/classes.ts';
import type { FirstStep } from '#ui/QuantityStepper.tsx';
import styles from './AddToBag.module.css';
import { QuantityControl } from './QuantityControl.tsx';

export interface AddToBagProps {
  product: Product;
  /** Whether this is the main action of the screen. It is then filled instead of outlined. */
  isMain?: boolean;
  /** A note below the button's label: the unit price. */
  note?: string;
}

/**
 * The Add to Bag button. Once the product is in the bag it becomes the stepper, of the same size. A
 * product that is out of stock gets a back-in-stock request instead (bag-13, bag-45).
 */
export function AddToBag({ product, isMain = false, note }: AddToBagProps) {
  const t = useText(productCardText);
  const language = useLanguage();
  const line = useBagLine(product.id);
  const name = fullName(product, useProductWords(), language);

  function add(): void {
    addToBag(product);
    announce(t.added(name));
  }

  function request(): void {
    openStockRequest(product);
    void reportDemand(product.id);
  }

  function first(): FirstStep {
    const isOut = product.stock <= 0;
    const look = buttonLook(isMain && !isOut ? 'primary' : 'secondary', { wide: true });
    return {
      look: classes(look, styles[isOut ? 'request' : 'add'], !isOut && note && styles['withNote']),
      label: isOut ? t.requestNamed(name) : `${t.addToBag}: ${name}`,
      words: isOut ? <span>{t.requestProduct}</span> : words(),
      onChoose: isOut ? request : add,
    };
  }

  function words() {
    return (
      <>
        <span>{t.addToBag}</span>
        {note && <small className={styles['note']}>{note}</small>}
      </>
    );
  }

  return (
    <div className={styles['place']}>
      <QuantityControl
        line={line ?? { ...product, quantity: 0 }}
        first={line ? undefined : first()}
        onRemove={() => removeFromBag(product.id)}
        wide
      />
    </div>
  );
}

/**
 * Reports the demand for a product. A failure has no effect (bag-46), also if the chunk cannot be
 * loaded.
 */
async function reportDemand(productId: string): Promise<void> {
  try {
    const stock = await import('#parts/out-of-stock/report-demand.ts');
    await stock.reportDemand(productId);
  } catch {
    // The back-in-stock request itself is a submission, so it is not lost.
  }
}
