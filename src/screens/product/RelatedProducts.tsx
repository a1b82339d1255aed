import type { UseQueryResult } from '@tanstack/react-query';
import type { Product } from '#domain/product.ts';
import { ProductLine } from '#parts/product-card/ProductLine.tsx';
import { useText } from '#state/language.ts';
import { productPageText } from '#text/product-page.ts';
import { shellText } from '#text/shell.ts';
import { buttonLook } from '#ui/button-look.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './RelatedProducts.module.css';

const placeholders = [1, 2, 3, 4];

export interface RelatedProductsProps {
  related: UseQueryResult<Product[]>;
  /** Products that the page already shows. */
  except: readonly Product[];
}

/** The Related Products side list (catalogue-66). Renders nothing if it is empty. */
export function RelatedProducts({ related, except }: RelatedProductsProps) {
  const t = useText(productPageText);
  const shell = useText(shellText);
  const others = related.data?.filter(({ id }) => !except.some((one) => one.id === id));
  if (others?.length === 0) return null;

  return (
    <aside className={styles['related']} aria-label={t.related}>
      <h2 className={styles['title']}>{t.related}</h2>
      {related.isPending &&
        placeholders.map((position) => <Skeleton key={position} className={styles['waiting']} />)}
      {related.isError && !related.data && (
        <>
          <p className={styles['failed']}>{t.relatedFailed}</p>
          <button
            type="button"
            className={buttonLook('quiet')}
            onClick={() => void related.refetch()}
          >
            {shell.retry}
          </button>
        </>
      )}
      {others && (
        <ul className={styles['list']}>
          {others.map((product) => (
            <li key={product.id}>
              <ProductLine product={product} />
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
