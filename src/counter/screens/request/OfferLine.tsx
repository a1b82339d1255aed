import type { ReactNode } from 'react';
import type { CounterProduct } from '#contract/counter/request-shapes.ts';
import { priceOf } from '#domain/product.ts';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { counterRequestText } from '#text/counter/request.ts';
import { nameLanguage, nameOf } from '#text/names.ts';
import { taka, wholeNumber } from '#text/numbers.ts';
import { packWords, productLine } from '#text/product-words.ts';
import { classes } from '#ui/classes.ts';
import styles from './OfferLine.module.css';

interface OfferLineProps {
  product: CounterProduct;
  /** Badges beside the name. */
  children?: ReactNode;
}

/**
 * A product with the details that a pharmacist compares: name, strength, form, generic, company,
 * pack, price of a piece, stock.
 */
export function OfferLine({ product, children }: OfferLineProps) {
  const t = useText(counterRequestText);
  const words = useProductWords();
  const language = useLanguage();
  const { pack } = product;
  const about = [
    product.genericName,
    words.company(product.company),
    pack && pack.pieces > 1 ? packWords(pack, words) : '',
  ];
  return (
    <span className={styles['offer']}>
      <span className={styles['what']}>
        <span>
          <b lang={nameLanguage(product, language)}>{nameOf(product, language)}</b>{' '}
          {productLine(product, words)}
        </span>
        <span className={styles['soft']}>{about.filter(Boolean).join(' · ')}</span>
        {children && <span className={styles['badges']}>{children}</span>}
      </span>
      <span className={styles['numbers']}>
        <b>{taka(priceOf(product), language)}</b>
        <span className={classes(styles['soft'], product.stock < 1 && styles['out'])}>
          {product.stock < 1 ? t.noStock : t.stock(wholeNumber(product.stock, language))}
        </span>
      </span>
    </span>
  );
}
