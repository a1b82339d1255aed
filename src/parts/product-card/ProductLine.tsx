import { Link } from '@tanstack/react-router';
import type { Product } from '#domain/product.ts';
import { Picture } from '#parts/picture/Picture.tsx';
import { useLanguage, useProductWords } from '#state/language.ts';
import { nameLanguage, nameOf } from '#text/names.ts';
import { productLine } from '#text/product-words.ts';
import { PriceTag } from './PriceTag.tsx';
import styles from './ProductLine.module.css';

/** A product as a line of a narrow list. It links to the product. */
export function ProductLine({ product }: { product: Product }) {
  const words = useProductWords();
  const language = useLanguage();
  return (
    <Link
      to="/product/details/$key"
      params={{ key: product.permalink || product.id }}
      className={styles['line']}
    >
      <Picture type="Product" size="Icons" file={product.image} alt="" width={64} height={64} />
      <span className={styles['words']}>
        <span className={styles['name']} lang={nameLanguage(product, language)}>
          {nameOf(product, language)}
        </span>
        <span className={styles['about']}>{productLine(product, words)}</span>
        <PriceTag product={product} look="line" />
      </span>
    </Link>
  );
}
