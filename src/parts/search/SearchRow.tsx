import { Link } from '@tanstack/react-router';
import { Picture } from '#parts/picture/Picture.tsx';
import { priceOf, type Product } from '#domain/product.ts';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { nameLanguage, nameOf } from '#text/names.ts';
import { taka } from '#text/numbers.ts';
import { productCardText } from '#text/product-card.ts';
import { productLine } from '#text/product-words.ts';
import { classes } from '#ui/classes.ts';
import styles from './SearchPanel.module.css';

export interface SearchRowProps {
  id: string;
  product: Product;
  /** Under the arrow keys. */
  isActive: boolean;
  onChoose: () => void;
}

/** A product in the search panel; it leads to the product. */
export function SearchRow({ id, product, isActive, onChoose }: SearchRowProps) {
  const words = useProductWords();
  const t = useText(productCardText);
  const language = useLanguage();
  const about = [productLine(product, words), product.company];
  const price = taka(priceOf(product), language);

  return (
    <Link
      role="option"
      id={id}
      aria-selected={isActive}
      tabIndex={-1}
      to="/product/details/$key"
      params={{ key: product.permalink || product.id }}
      className={classes(styles['row'], isActive && styles['active'])}
      onClick={onChoose}
    >
      <Picture type="Product" size="Icons" file={product.image} alt="" width={48} height={48} />
      <span>
        <span className={styles['name']} lang={nameLanguage(product, language)}>
          {nameOf(product, language)}
        </span>
        <span className={styles['about']}>{about.filter(Boolean).join(' · ')}</span>
      </span>
      <span className={styles['price']}>
        {product.stock <= 0 ? <small>{t.outOfStock}</small> : price}
      </span>
    </Link>
  );
}
