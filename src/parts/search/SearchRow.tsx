import { Link } from '@tanstack/react-router';
import { AddToBag } from '#parts/bag/AddToBag.tsx';
import { Picture } from '#parts/picture/Picture.tsx';
import { PriceTag } from '#parts/product-card/PriceTag.tsx';
import type { Product } from '#domain/product.ts';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { nameLanguage, nameOf } from '#text/names.ts';
import { productCardText } from '#text/product-card.ts';
import { productLine } from '#text/product-words.ts';
import { classes } from '#ui/classes.ts';
import styles from './SearchPanel.module.css';

export interface SearchRowProps {
  id: string;
  product: Product;
  /** Whether the arrow keys have selected this row. */
  isActive: boolean;
  /** Called on a choice. The search has a history entry of its own and must give it up. */
  onChoose: () => void;
}

/** A product in the search results. It links to the product and can be added to the bag. */
export function SearchRow({ id, product, isActive, onChoose }: SearchRowProps) {
  const words = useProductWords();
  const t = useText(productCardText);
  const language = useLanguage();

  return (
    <div
      role="row"
      id={id}
      aria-selected={isActive}
      className={classes(styles['row'], isActive && styles['active'])}
    >
      <div role="gridcell" className={styles['cell']}>
        <Link
          tabIndex={-1}
          to="/product/details/$key"
          params={{ key: product.permalink || product.id }}
          className={styles['link']}
          onClick={onChoose}
        >
          <Picture type="Product" size="Icons" file={product.image} alt="" width={48} height={48} />
          <span>
            <span className={styles['name']} lang={nameLanguage(product, language)}>
              {nameOf(product, language)}
            </span>
            <span className={styles['about']}>{productLine(product, words)}</span>
            <span className={styles['about']}>{words.company(product.company)}</span>
          </span>
        </Link>
      </div>
      <div role="gridcell" className={styles['end']}>
        <span>
          <PriceTag product={product} look="line" />
          {product.stock <= 0 && <small>{t.outOfStock}</small>}
        </span>
        <AddToBag product={product} />
      </div>
    </div>
  );
}
