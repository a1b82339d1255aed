import { priceTag } from '#domain/price.ts';
import type { Product } from '#domain/product.ts';
import { PriceAge } from '#parts/price-age/PriceAge.tsx';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { taka } from '#text/numbers.ts';
import { productCardText } from '#text/product-card.ts';
import { packWords } from '#text/product-words.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { classes } from '#ui/classes.ts';
import styles from './PriceTag.module.css';

export interface PriceTagProps {
  product: Pick<Product, 'listPrice' | 'discount' | 'discountPercent' | 'pack' | 'pricedAt'>;
  /** 'large' on the product's own page, 'line' without the pack in a line of a list. */
  look?: 'card' | 'large' | 'line';
}

/**
 * The price, the struck list price and percentage if discounted, the price of a pack, and the age
 * of the prices.
 */
export function PriceTag({ product, look = 'card' }: PriceTagProps) {
  const t = useText(productCardText);
  const language = useLanguage();
  const words = useProductWords();
  const { price, was, percentOff, packPrice } = priceTag(product);
  const isByPiece = product.pack !== null && product.pack.pieces > 1;
  const amount = taka(price, language);

  return (
    <span className={classes(styles['tag'], styles[look])} translate="no">
      <span className={styles['now']}>
        <VisuallyHidden>{t.price} </VisuallyHidden>
        <strong className={styles['price']}>{isByPiece ? t.perPiece(amount) : amount}</strong>
        {was !== null && percentOff !== null && (
          <>
            {' '}
            <VisuallyHidden>{t.listPrice} </VisuallyHidden>
            <s className={styles['was']}>{taka(was, language)}</s>{' '}
            <span className={styles['off']}>{t.percentOff(percentOff)}</span>
          </>
        )}
      </span>
      {look !== 'line' && (
        <span className={styles['pack']}>
          {product.pack ? packWords(product.pack, words) : '\u00a0'}
          {packPrice !== null && ` ${taka(packPrice, language)}`}
        </span>
      )}
      <PriceAge since={product.pricedAt} />
    </span>
  );
}
