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
