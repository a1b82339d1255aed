import type { Paisa } from '#domain/money.ts';
import { priceTag } from '#domain/price.ts';
import type { Product } from '#domain/product.ts';
import { useLanguage, useText } from '#state/language.ts';
import { taka } from '#text/numbers.ts';
import { packWords, productsText } from '#text/products.ts';
import type { Language } from '#text/sentences.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { classes } from '#ui/classes.ts';
import styles from './PriceTag.module.css';

export interface PriceTagProps {
  product: Pick<Product, 'listPrice' | 'discount' | 'discountPercent' | 'pack'>;
  /** Bigger on the product's own page; in a line of a list without the pack. */
  look?: 'card' | 'large' | 'line';
}

/** The price, with the struck list price and the percentage when discounted, and the price of a pack. */
export function PriceTag({ product, look = 'card' }: PriceTagProps) {
  const t = useText(productsText);
  const language = useLanguage();
  const { price, was, percentOff, packPrice } = priceTag(product);
  const isByPiece = product.pack !== null && product.pack.pieces > 1;
  const amount = taka(price, language);

  return (
    <span className={classes(styles['tag'], styles[look])}>
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
        <span className={styles['pack']}>{packLine(product.pack, packPrice, language)}</span>
      )}
    </span>
  );
}

/** 'strip of 10 ৳12.00', or the size of what is sold whole; a blank line keeps all cards alike. */
function packLine(pack: Product['pack'], price: Paisa | null, language: Language): string {
  if (!pack) return '\u00a0';
  const words = packWords(pack, language);
  return price === null ? words : `${words} ${taka(price, language)}`;
}
