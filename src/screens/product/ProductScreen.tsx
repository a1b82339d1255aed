import { Link, useHydrated, useLocation } from '@tanstack/react-router';
import { lazy } from 'react';
import type { Shelves } from '#domain/home.ts';
import { categoryByKey, type Product } from '#domain/product.ts';
import { AddToBag } from '#parts/bag/AddToBag.tsx';
import { Later } from '#parts/later/Later.tsx';
import { Picture } from '#parts/picture/Picture.tsx';
import { PriceTag } from '#parts/product-card/PriceTag.tsx';
import { RxMark } from '#parts/product-card/RxMark.tsx';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { nameLanguage, nameOf } from '#text/names.ts';
import { productCardText } from '#text/product-card.ts';
import { productPageText } from '#text/product-page.ts';
import { strengthAndForm } from '#text/product-words.ts';
import { productsText } from '#text/products.ts';
import { shellText } from '#text/shell.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { Details } from './Details.tsx';
import styles from './ProductScreen.module.css';

const Information = lazy(async () => ({
  default: (await import('./Information.tsx')).Information,
}));
const RelatedProducts = lazy(async () => ({
  default: (await import('./RelatedProducts.tsx')).RelatedProducts,
}));
const Reviews = lazy(async () => ({ default: (await import('./Reviews.tsx')).Reviews }));

export interface ProductScreenProps {
  product: Product;
  /** Names the category; undefined where this phone does not know it. */
  shelves: Shelves | undefined;
}

/** A product: what it is and what it costs, Add to Bag, then the tabs and what is like it (S1 §2). */
export function ProductScreen({ product, shelves }: ProductScreenProps) {
  const t = useText(productsText);
  const card = useText(productCardText);
  const page = useText(productPageText);
  const shell = useText(shellText);
  const words = useProductWords();
  const language = useLanguage();
  const hash = useLocation({ select: (location) => location.hash });
  // A server never hears of the part of an address behind '#'.
  const wanted = useHydrated() && hash === 'reviews' ? 'reviews' : 'details';
  const name = nameOf(product, language);
  const category = categoryByKey(shelves?.categories ?? [], product.categoryId);
  const categoryName = category ? nameOf(category, language) : product.categoryName;
  usePageTitle([name, words.measure(product.strength)].filter(Boolean).join(' '));

  const whileAway = { waiting: <Skeleton />, failed: <p>{shell.partFailed}</p> };
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
    <div className={styles['page']}>
      <Breadcrumb label={t.breadcrumb} trail={trail} current={name} />
      <article className={styles['product']}>
        <div className={styles['frame']}>
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
          <h1 className={styles['name']} lang={nameLanguage(product, language)}>
            {name}
          </h1>
          <p className={styles['about']}>{strengthAndForm(product, words)}</p>
          <p className={styles['generic']}>{product.genericName}</p>
          <p className={styles['company']}>{product.company}</p>
          {product.isPrescriptionRequired && <RxMark />}
          <PriceTag product={product} look="large" />
          {product.stock <= 0 && <p className={styles['out']}>{card.outOfStock}</p>}
          <div className={styles['action']}>
            <AddToBag product={product} isMain />
          </div>
          <p className={styles['prices']}>{t.demoPrices}</p>
        </div>
      </article>
      <div className={styles['tabs']}>
        <Tabs
          // Another product starts with its first tab again.
          key={`${product.id} ${wanted}`}
          label={page.aboutProduct}
          first={wanted}
          tabs={[
            {
              id: 'details',
              label: page.productDetails,
              panel: <Details html={product.details} />,
            },
            {
              id: 'information',
              label: page.information,
              panel: (
                <Later {...whileAway}>
                  <Information product={product} category={categoryName} />
                </Later>
              ),
            },
            {
              id: 'reviews',
              label: page.reviews,
              panel: (
                <Later {...whileAway}>
                  <Reviews key={product.id} product={product} />
                </Later>
              ),
            },
          ]}
        />
      </div>
      <Later waiting={<div className={styles['relatedToCome']} />}>
        <RelatedProducts productId={product.id} />
      </Later>
    </div>
  );
}
