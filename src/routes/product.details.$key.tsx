import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { isGone } from '#api/failure.ts';
import { isOfAList, openProduct } from '#api/open-product.ts';
import { productQuery, relatedProductsQuery } from '#api/products.ts';
import { shelvesQuery } from '#api/shelf.ts';
import { ProductScreen } from '#screens/product/ProductScreen.tsx';
import { ProductWaiting } from '#screens/product/ProductWaiting.tsx';

export const Route = createFileRoute('/product/details/$key')({
  staticData: {
    publicPage: { rendered: 'per-catalogue', isIndexed: true, description: 'product' },
  },
  loader: async ({ context: { queryClient }, params: { key } }) => {
    const product = await openProduct(queryClient, key);
    // An id or another spelling is redirected to the permalink (shell-41).
    if (product.permalink && product.permalink !== key) {
      throw redirect({
        to: '/product/details/$key',
        params: { key: product.permalink },
        hash: true,
        replace: true,
      });
    }
    void queryClient.prefetchQuery(shelvesQuery);
    void queryClient.prefetchQuery(relatedProductsQuery(product.id));
  },
  component: ProductPage,
  pendingComponent: ProductWaiting,
});

function ProductPage() {
  const { key } = Route.useParams();
  const request = useSuspenseQuery(productQuery(key));
  const { data: product, error, isFetching } = request;
  const isListed = isOfAList(request.dataUpdatedAt);
  // The product is known from a list or an earlier visit, but the server has removed it.
  if (error && isGone(error)) throw error;
  const { data: shelves } = useQuery(shelvesQuery);
  const isPartial = isListed && (isFetching ? 'coming' : 'away');
  return <ProductScreen product={product} isPartial={isPartial} shelves={shelves} />;
}
