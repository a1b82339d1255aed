import { useDeferredValue } from 'react';
import type { Product } from '#domain/product.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import styles from './ProductGrid.module.css';

export interface ProductGridProps {
  products: readonly Product[];
  /** The accessible name of the list. */
  label: string;
}

/** Products in 2 to 6 columns. On the first paint only the visible rows are rendered. */
export function ProductGrid({ products, label }: ProductGridProps) {
  const { length } = products;
  const drawn = useDeferredValue(length, isFirstPaint() ? inSight() : length);
  return (
    <ul className={styles['grid']} aria-label={label}>
      {products.map((product, position) => (
        <li key={product.id} className={styles['cell']}>
          {position < drawn && <ProductCard product={product} isFirstView={position < 4} />}
        </li>
      ))}
    </ul>
  );
}

/**
 * Whether this is the first render of an app that starts without a server-rendered page. Otherwise
 * the root already contains a page from the server or an earlier screen.
 */
const isFirstPaint = () => globalThis.document?.getElementById('root')?.firstChild === null;
/** About as many cards as fit into the window. */
const inSight = () => (innerWidth < 600 ? 6 : 12);

/** The loading state of the grid. */
export function ProductGridSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={styles['grid']}>
      {Array.from({ length: 12 }, (_, position) => (
        <div key={position} className={styles['cell']}>
          <ProductCardSkeleton />
        </div>
      ))}
    </div>
  );
}
