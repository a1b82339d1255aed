import { ProductGridSkeleton } from '#parts/product-card/ProductGrid.tsx';
import { useText } from '#state/language.ts';
import { productsText } from '#text/products.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import layout from '#ui/page.module.css';
import styles from './SubCategoryScreen.module.css';

/** The loading state of a sub-category. */
export function SubCategoryWaiting() {
  const t = useText(productsText);
  return (
    <div className={layout['page']}>
      <Skeleton className={styles['title']} />
      <Skeleton className={styles['title']} />
      <ProductGridSkeleton label={t.loading} />
    </div>
  );
}
