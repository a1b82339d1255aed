import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useHydrated, useLocation } from '@tanstack/react-router';
import { cachedProducts } from '#api/local-product.ts';
import { relatedProductsQuery } from '#api/products.ts';
import { alternativesTo } from '#domain/alternatives.ts';
import type { Product } from '#domain/product.ts';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { useText } from '#state/language.ts';
import { productPageText } from '#text/product-page.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { Alternatives } from './Alternatives.tsx';
import { Assurance } from './Assurance.tsx';
import { Details } from './Details.tsx';
import { Guidance } from './Guidance.tsx';
import styles from './ProductMore.module.css';
import { RelatedProducts } from './RelatedProducts.tsx';

const Information = lazyPart(async () => (await import('./Information.tsx')).Information, {
  Waiting: LineToCome,
});
const Reviews = lazyPart(async () => (await import('./Reviews.tsx')).Reviews, {
  Waiting: LineToCome,
});

export interface ProductMoreProps {
  product: Product;
  /** The category's name in the reader's language, or '' if it is unknown. */
  category: string;
  /** Whether the details are being fetched ('coming') or unavailable ('away'). */
  isPartial: 'coming' | 'away' | false;
}

/** The maximum number of stored products that are searched for alternatives. */
const maxCachedProducts = 500;

/**
 * The content below the first view of a product. It is server-rendered, and its code loads after
 * the first view's.
 */
export function ProductMore({ product, category, isPartial }: ProductMoreProps) {
  const page = useText(productPageText);
  const queryClient = useQueryClient();
  const hash = useLocation({ select: (location) => location.hash });
  // A server does not receive the URL fragment.
  const wanted = useHydrated() && hash === 'reviews' ? 'reviews' : 'details';
  const related = useQuery(relatedProductsQuery(product.id));
  const known =
    related.data ?? (related.isError ? cachedProducts(queryClient, maxCachedProducts) : []);
  const alternatives = alternativesTo(product, known);

  return (
    <>
      <Assurance />
      <div className={styles['tabs']}>
        <Tabs
          // Another product starts with its first tab.
          key={`${product.id} ${wanted}`}
          label={page.aboutProduct}
          first={wanted}
          tabs={[
            {
              id: 'details',
              label: page.productDetails,
              panel: (
                <div className={styles['details']}>
                  <Guidance product={product} isPartial={isPartial !== false} />
                  {isPartial === 'coming' ? (
                    <Skeleton shape="block" />
                  ) : (
                    <Details html={product.details} isAway={isPartial === 'away'} />
                  )}
                </div>
              ),
            },
            {
              id: 'information',
              label: page.information,
              panel: <Information product={product} category={category} />,
            },
            {
              id: 'reviews',
              label: page.reviews,
              panel: <Reviews key={product.id} product={product} />,
            },
          ]}
        />
      </div>
      {alternatives.length > 0 && <Alternatives product={product} alternatives={alternatives} />}
      <RelatedProducts related={related} except={alternatives} />
    </>
  );
}

function LineToCome() {
  return <Skeleton />;
}
