import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cachedHome, cachedProducts } from '#api/local-product.ts';
import { ProductGrid } from '#parts/product-card/ProductGrid.tsx';
import { openBag, useBag } from '#state/bag.ts';
import { useLanguage, useText } from '#state/language.ts';
import { nameLanguage, nameOf } from '#text/names.ts';
import { unvisitedText } from '#text/unvisited.ts';
import { buttonLook } from '#ui/button-look.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './Unvisited.module.css';

export interface UnvisitedProps {
  /** Replaces the sentence "there is no connection" by the actual reason. */
  children?: ReactNode;
  /** The retry button. */
  action?: ReactNode;
}

/** The maximum number of known products shown. */
const maxProducts = 12;

/**
 * Shown without a network for a page that this phone has never stored. It explains the situation
 * and offers the features and products that are available offline.
 */
export function Unvisited({ children, action }: UnvisitedProps) {
  const t = useText(unvisitedText);
  const language = useLanguage();
  const queryClient = useQueryClient();
  const bag = useBag();
  const categories = cachedHome(queryClient)?.categories ?? [];
  const products = cachedProducts(queryClient, maxProducts);

  return (
    <div className={styles['page']}>
      <div role="status" className={styles['card']}>
        <span className={styles['icon']}>
          <Icon name="offline" size={32} />
        </span>
        <h1 className={styles['title']}>{t.title}</h1>
        <p className={styles['why']}>{children ?? t.why}</p>
        {action}
      </div>
      <section className={styles['section']}>
        <h2>{t.stillWorks}</h2>
        <Link to="/order" className={styles['way']}>
          <Icon name="prescription" size={24} />
          <span>
            <strong>{t.requestOrder}</strong>
            <span className={styles['hint']}>{t.requestOrderHint}</span>
          </span>
        </Link>
        <div className={styles['ways']}>
          {bag.lines.length > 0 && (
            <button type="button" className={buttonLook('secondary')} onClick={openBag}>
              <Icon name="bag" />
              {t.bag}
            </button>
          )}
          <Link to="/" className={buttonLook('secondary')}>
            <Icon name="home" />
            {t.home}
          </Link>
        </div>
      </section>
      {categories.length > 0 && (
        <section className={styles['section']}>
          <h2>{t.knownCategories}</h2>
          <ul className={styles['categories']}>
            {categories.map((category) => (
              <li key={category.id}>
                <Link
                  to="/category/$key"
                  params={{ key: category.permalink || category.id }}
                  className={styles['category']}
                  lang={nameLanguage(category, language)}
                >
                  {nameOf(category, language)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {products.length > 0 && (
        <section className={styles['section']}>
          <h2>{t.cachedProducts}</h2>
          <ProductGrid products={products} label={t.cachedProducts} />
        </section>
      )}
    </div>
  );
}
