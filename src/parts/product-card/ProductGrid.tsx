import { useDeferredValue } from 'react';
import type { Product } from '#domain/product.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import styles from './ProductGrid.module.css';

export interface ProductGridProps {
  products: readonly Product[];
  /** What the list is, for screen readers. */
  label: string;
}

/** Products in 2, 3, 4, 5 or 6 columns; rows that are far away are not drawn yet. */
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

/** Whether a start from the phone is about to paint its first screen: a page from the server, or a screen before this one, stands in the root. */
const isFirstPaint = () => globalThis.document?.getElementById('root')?.firstChild === null;
/** As many cards as a window shows, or a few more. */
const inSight = () => (innerWidth < 600 ? 6 : 12);

/** The same grid while its products are on their way. */
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
