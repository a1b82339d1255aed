import { useText } from '#state/language.ts';
import { productsText } from '#text/products.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { classes } from '#ui/classes.ts';
import layout from '#ui/page.module.css';
import surface from '#ui/surface.module.css';
import styles from './ProductScreen.module.css';

/** The loading state of a product. */
export function ProductWaiting() {
  const t = useText(productsText);
  return (
    <div className={classes(layout['page'], styles['page'])} role="status" aria-label={t.loading}>
      <Skeleton />
      <div className={styles['product']}>
        <div className={classes(surface['raised'], styles['frame'])}>
          <Skeleton shape="picture" />
        </div>
        <div className={styles['facts']}>
          <h1 className={styles['action']}>
            <Skeleton />
          </h1>
          <div className={styles['action']}>
            <Skeleton />
            <Skeleton />
            <Skeleton />
            <Skeleton shape="button" />
          </div>
        </div>
      </div>
    </div>
  );
}
