import type { Product } from '#domain/product.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import styles from './ProductGrid.module.css';

export interface ProductGridProps {
  products: readonly Product[];
  /** The accessible name of the list. */
  label: string;
}

/** Products in 2 to 6 columns. */
export function ProductGrid({ products, label }: ProductGridProps) {
  return (
    <ul className={styles['grid']} aria-label={label}>
      {products.map((product, position) => (
        <li key={product.id} className={styles['cell']}>
          <ProductCard product={product} isFirstView={position < 4} />
        </li>
      ))}
    </ul>
  );
}

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
