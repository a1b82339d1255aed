import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { within } from '#api/patiently.ts';
import { subCategoryProductsQuery } from '#api/products.ts';
import { shelvesQuery } from '#api/shelves.ts';
import { SubCategoryScreen } from '#screens/sub-category/SubCategoryScreen.tsx';
import { SubCategoryWaiting } from '#screens/sub-category/SubCategoryWaiting.tsx';
import { readPage } from '#state/page-in-address.ts';

/** How long the names are waited for once the products are there, in milliseconds. */
const aMoment = 800;

export const Route = createFileRoute('/subCategory/$id')({
  validateSearch: readPage,
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: async ({ context: { queryClient }, params, deps }) => {
    const named = within(queryClient.ensureQueryData(shelvesQuery), aMoment);
    await queryClient.ensureQueryData(subCategoryProductsQuery(params.id, deps.page));
    await named;
  },
  component: SubCategory,
  pendingComponent: SubCategoryWaiting,
});

function SubCategory() {
  const { id } = Route.useParams();
  const { page } = Route.useLoaderDeps();
  const { data: products } = useSuspenseQuery(subCategoryProductsQuery(id, page));
  const { data: shelves } = useQuery(shelvesQuery);
  const subCategory = shelves?.subCategories.find((one) => one.id === id);
  return (
    <SubCategoryScreen
      id={id}
      subCategory={subCategory}
      category={shelves?.categories.find((one) => one.id === subCategory?.parentId)}
      products={products.rows}
      total={products.total}
      page={page}
    />
  );
}
