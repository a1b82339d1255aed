import { Link } from '@tanstack/react-router';
import { AddToBag } from '#parts/bag/AddToBag.tsx';
import { Picture } from '#parts/picture/Picture.tsx';
import type { Product } from '#domain/product.ts';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { nameLanguage, nameOf } from '#text/names.ts';
import { productCardText } from '#text/product-card.ts';
import { strengthAndForm } from '#text/product-words.ts';
import { classes } from '#ui/classes.ts';
import surface from '#ui/surface.module.css';
import { PriceTag } from './PriceTag.tsx';
import styles from './ProductCard.module.css';
import { RxMark } from './RxMark.tsx';

export interface ProductCardProps {
  product: Product;
  /** Whether the card is in the first view. Its picture is then loaded eagerly. */
  isFirstView?: boolean;
}

/** A product on a shelf (catalogue-45). All cards of a row have the same height. */
export function ProductCard({ product, isFirstView = false }: ProductCardProps) {
  const words = useProductWords();
  const t = useText(productCardText);
  const language = useLanguage();

  return (
    <article className={classes(surface['raised'], styles['card'])}>
      <Link
        to="/product/details/$key"
        params={{ key: product.permalink || product.id }}
        className={styles['link']}
      >
        <span className={styles['frame']}>
          <Picture
            type="Product"
            size="Small"
            file={product.image}
            alt=""
            width={160}
            height={160}
            isFirstView={isFirstView}
          />
        </span>
        <span className={styles['name']} lang={nameLanguage(product, language)}>
          {nameOf(product, language)}
        </span>
      </Link>
      <p className={styles['about']}>{strengthAndForm(product, words)}</p>
      <p className={styles['company']}>{words.company(product.company)}</p>
      <p className={styles['marks']}>
        {product.stock <= 0 && <span className={styles['out']}>{t.outOfStock}</span>}
        {product.isPrescriptionRequired && <RxMark />}
      </p>
      <PriceTag product={product} />
      <div className={styles['action']}>
        <AddToBag product={product} />
      </div>
    </article>
  );
}
