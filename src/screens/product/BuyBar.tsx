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
 * What it costs and Add to Bag, on a phone always in reach: it stays at the
 * lower edge, above the dock, and at the end of the page it rests there.
 * What is sold by the piece has two ways to buy, a piece and a whole strip
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

/** So that the dock below it stays (parts/shell/Floating.module.css); a rendered page is marked by the server. */
function markThePage(): () => void {
  const page = document.documentElement;
  page.toggleAttribute('data-bar', true);
  return () => page.removeAttribute('data-bar');
}

interface AddStripProps {
  product: Product;
  pack: NonNullable<Product['pack']>;
}

/** As many pieces as a strip has, on top of what is in the bag. */
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
