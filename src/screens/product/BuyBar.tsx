import { useLayoutEffect } from 'react';
import { quantityLimit } from '#domain/bag.ts';
import { priceOf, type Product } from '#domain/product.ts';
import { AddToBag } from '#parts/bag/AddToBag.tsx';
import { PriceTag } from '#parts/product-card/PriceTag.tsx';
import { useBagLine } from '#state/bag.ts';
import { addWithQuantity } from '#state/bag.ts';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { buyBarText } from '#text/buy-bar.ts';
import { fullName } from '#text/names.ts';
import { taka } from '#text/numbers.ts';
import { announce } from '#ui/announce.ts';
import { buttonLook } from '#ui/button-look.ts';
import { classes } from '#ui/classes.ts';
import styles from './BuyBar.module.css';

/**
 * The price and Add to Bag. On a phone it sticks to the lower edge above the dock, and rests at the
 * end of the page. A product that is sold by the piece can be added by the piece or by the strip
 * (docs/decisions/0009).
 */
export function BuyBar({ product }: { product: Product }) {
  const t = useText(buyBarText);
  const language = useLanguage();
  const { pack } = product;
  useLayoutEffect(markThePage, []);
  const strip = pack && pack.pieces > 1 && product.stock >= pack.pieces ? pack : null;
  return (
    <div data-buy className={styles['bar']}>
      {!strip && (
        <div className={styles['price']}>
          <PriceTag product={product} look="line" />
        </div>
      )}
      <AddToBag
        product={product}
        isMain
        {...(strip && { note: t.onePiece(taka(priceOf(product), language)) })}
      />
      {strip && <AddStrip product={product} pack={strip} />}
    </div>
  );
}

/**
 * Sets an attribute, so that the dock below the bar stays (parts/shell/Floating.module.css). On a
 * rendered page the server sets it.
 */
function markThePage(): () => void {
  const page = document.documentElement;
  page.toggleAttribute('data-bar', true);
  return () => page.removeAttribute('data-bar');
}

interface AddStripProps {
  product: Product;
  pack: NonNullable<Product['pack']>;
}

/** Adds the number of pieces of a strip to the quantity in the bag. */
function AddStrip({ product, pack }: AddStripProps) {
  const t = useText(buyBarText);
  const language = useLanguage();
  const { quantity = 0 } = useBagLine(product.id) ?? {};
  const wanted = quantity + pack.pieces;
  const container = pack.name.replace(/\s+of\s+\d+.*$/i, '').trim();
  const name = fullName(product, useProductWords(), language);
  const words = t.onePack(container, taka(priceOf(product) * pack.pieces, language));

  return (
    <button
      type="button"
      className={classes(buttonLook('secondary', { wide: true }), styles['strip'])}
      aria-label={`${words}: ${name}`}
      disabled={wanted > quantityLimit(product)}
      onClick={() => {
        addWithQuantity(product, wanted);
        announce(t.added(name, pack.pieces));
      }}
    >
      {words}
      <small className={styles['note']}>{t.pieces(pack.pieces)}</small>
    </button>
  );
}
