import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Product } from '#domain/product.ts';
import { ProductGrid } from '#parts/product-card/ProductGrid.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { digits } from '#text/numbers.ts';
import { productsText } from '#text/products.ts';
import { buttonLook } from '#ui/button-look.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Pager, type PagerLook } from '#ui/Pager.tsx';
import styles from './ProductList.module.css';

export interface ProductListProps {
  /** What the list is, for screen readers. */
  label: string;
  products: readonly Product[];
  /** How many there are on all pages. */
  total: number;
  /** From 1. */
  page: number;
  pageSize: number;
  /** A link to a page, in the look of the pager. */
  pageLink: (page: number, look: PagerLook, content: ReactNode) => ReactNode;
}

/** Products, a page of them, and the way to the others; or what to do where there are none. */
export function ProductList({
  label,
  products,
  total,
  page,
  pageSize,
  pageLink,
}: ProductListProps) {
  const t = useText(productsText);
  const language = useLanguage();

  if (products.length === 0) {
    return (
      <EmptyState
        icon="leaf"
        title={t.noneHere}
        action={
          <Link to="/order" className={buttonLook('primary')}>
            {t.requestIt}
          </Link>
        }
      >
        {t.noneHereHint}
      </EmptyState>
    );
  }
  return (
    <>
      <ProductGrid products={products} label={label} />
      <Pager
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        labels={{ pages: t.pages, previous: t.previousPage, next: t.nextPage, page: t.page }}
        format={(shown) => digits(shown, language)}
        link={pageLink}
      />
      <p className={styles['prices']}>{t.demoPrices}</p>
    </>
  );
}
