import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { assertSubCategoryExists, loadShelf, newSubCategoryId, shelvesQuery } from '#api/shelf.ts';
import { subCategoryProductsQuery } from '#api/products.ts';
import { useShownShelf } from '#parts/product-list/use-shown-shelf.ts';
import { SubCategoryScreen } from '#screens/sub-category/SubCategoryScreen.tsx';
import { SubCategoryWaiting } from '#screens/sub-category/SubCategoryWaiting.tsx';
import { readShelf } from '#state/shelf-in-address.ts';

export const Route = createFileRoute('/subCategory/$id')({
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
    const query = subCategoryProductsQuery(params.id, deps.page, deps);
    // While a shelf of this route is visible, it stays until the response arrives.
    const list = await loadShelf(queryClient, query, { isShown: cause === 'stay' });
    const newId = newSubCategoryId(queryClient, params.id);
    if (newId !== null)
      throw redirect({ to: '/subCategory/$id', params: { id: newId }, replace: true });
    if (list?.total === 0) await assertSubCategoryExists(queryClient, params.id);
  },
  component: SubCategory,
  pendingComponent: SubCategoryWaiting,
});

function SubCategory() {
  const { id } = Route.useParams();
  const { page = 1, ...address } = Route.useLoaderDeps();
  const shown = useShownShelf(subCategoryProductsQuery(id, page, address));
  const { data: shelves } = useQuery(shelvesQuery);
  const subCategory = shelves?.subCategories.find((one) => one.id === id);
  return (
    <SubCategoryScreen
      id={id}
      subCategory={subCategory}
      category={shelves?.categories.find((one) => one.id === subCategory?.parentId)}
      {...shown}
      page={page}
      address={address}
    />
  );
}
