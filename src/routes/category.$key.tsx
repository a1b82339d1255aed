import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { assertCategoryExists, loadShelf, newCategoryKey, shelvesQuery } from '#api/shelf.ts';
import { productsOfCategoryQuery } from '#api/products.ts';
import { useShownShelf } from '#parts/product-list/use-shown-shelf.ts';
import { CategoryScreen } from '#screens/category/CategoryScreen.tsx';
import { CategoryWaiting } from '#screens/category/CategoryWaiting.tsx';
import { readShelf } from '#state/shelf-in-address.ts';

export const Route = createFileRoute('/category/$key')({
  staticData: {
    publicPage: {
      rendered: 'per-catalogue',
      query: ['page'],
      isIndexed: true,
      description: 'shelf',
    },
  },
  validateSearch: readShelf,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params, deps, cause }) => {
    const query = productsOfCategoryQuery(params.key, deps.page, deps);
    // While a shelf of this route is visible, it stays until the response arrives.
    const list = await loadShelf(queryClient, query, { isShown: cause === 'stay' });
    const newKey = newCategoryKey(queryClient, params.key);
    if (newKey !== null)
      throw redirect({ to: '/category/$key', params: { key: newKey }, replace: true });
    if (list?.total === 0) await assertCategoryExists(queryClient, params.key);
  },
  component: Category,
  pendingComponent: CategoryWaiting,
});

function Category() {
  const { key } = Route.useParams();
  const { page = 1, ...address } = Route.useLoaderDeps();
  const shown = useShownShelf(productsOfCategoryQuery(key, page, address));
  const { data: shelves } = useQuery(shelvesQuery);
  return (
    <CategoryScreen categoryKey={key} shelves={shelves} {...shown} page={page} address={address} />
  );
}
