import { Link } from '@tanstack/react-router';
import type { Shelves } from '#domain/home.ts';
import { categoryByKey, type Product } from '#domain/product.ts';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { Picture } from '#parts/picture/Picture.tsx';
import { PriceTag } from '#parts/product-card/PriceTag.tsx';
import { RxMark } from '#parts/product-card/RxMark.tsx';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { useShop } from '#state/shop.ts';
import { genericNameOf, nameLanguage, nameOf, wordLanguage } from '#text/names.ts';
import { productCardText } from '#text/product-card.ts';
import { strengthAndForm } from '#text/product-words.ts';
import { productsText } from '#text/products.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { classes } from '#ui/classes.ts';
import layout from '#ui/page.module.css';
import surface from '#ui/surface.module.css';
import { BuyBar } from './BuyBar.tsx';
import styles from './ProductScreen.module.css';

const ProductMore = lazyPart(async () => (await import('./ProductMore.tsx')).ProductMore, {
  Waiting: MoreToCome,
  Failed: null,
});

export interface ProductScreenProps {
  product: Product;
  /**
   * Whether the product contains only the fields of a list: its details are being fetched
   * ('coming') or are unavailable ('away').
   */
  isPartial?: 'coming' | 'away' | false;
  /** Contains the category's name. Undefined if this phone has not loaded the categories. */
  shelves: Shelves | undefined;
}

/**
 * A product: name, price and Add to Bag, then the tabs and similar products (catalogue-50,
 * catalogue-60, catalogue-66).
 */
export function ProductScreen({ product, isPartial = false, shelves }: ProductScreenProps) {
  const t = useText(productsText);
  const card = useText(productCardText);
  const words = useProductWords();
  const language = useLanguage();
  const { isDemonstration } = useShop();
  const name = nameOf(product, language);
  const generic = genericNameOf(product, language);
  const category = categoryByKey(shelves?.categories ?? [], product.categoryId);
  const categoryName = category ? nameOf(category, language) : product.categoryName;
  usePageTitle([name, words.measure(product.strength)].filter(Boolean).join(' '));

  const trail = [{ key: 'home', link: <Link to="/">{t.home}</Link> }];
  if (product.categoryId) {
    const key = category?.permalink || product.categoryId;
    trail.push({
      key: 'category',
      link: (
        <Link to="/category/$key" params={{ key }}>
          {categoryName || t.category}
        </Link>
      ),
    });
  }
  return (
    <div className={classes(layout['page'], styles['page'])}>
      <Breadcrumb label={t.breadcrumb} trail={trail} current={name} />
      <article className={styles['product']}>
        <div className={classes(surface['raised'], styles['frame'])}>
          <Picture
            type="Product"
            size="Orginal"
            file={product.image}
            alt={name}
            width={480}
            height={480}
            isFirstView
          />
        </div>
        <div className={styles['facts']}>
          <h1 lang={nameLanguage(product, language)}>{name}</h1>
          <p className={styles['about']}>{strengthAndForm(product, words)}</p>
          <p className={styles['generic']} lang={wordLanguage(generic, language)}>
            {generic}
          </p>
          <p className={styles['company']}>{words.company(product.company)}</p>
          {product.isPrescriptionRequired && <RxMark />}
          <PriceTag product={product} look="large" />
          {product.stock <= 0 && <p className={styles['out']}>{card.outOfStock}</p>}
          {isDemonstration && <p className={styles['prices']}>{t.demoPrices}</p>}
        </div>
        <BuyBar product={product} />
      </article>
      <ProductMore product={product} category={categoryName} isPartial={isPartial} />
    </div>
  );
}

function MoreToCome() {
  return <div className={styles['moreToCome']} />;
}
