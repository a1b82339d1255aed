import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { within } from '#api/patiently.ts';
import { productsOfCategoryQuery } from '#api/products.ts';
import { shelvesQuery } from '#api/shelves.ts';
import { CategoryScreen } from '#screens/category/CategoryScreen.tsx';
import { CategoryWaiting } from '#screens/category/CategoryWaiting.tsx';
import { readPage } from '#state/page-in-address.ts';

/** How long the name and the chips are waited for once the products are there, in milliseconds. */
const aMoment = 800;

export const Route = createFileRoute('/category/$key')({
  validateSearch: readPage,
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: async ({ context: { queryClient }, params, deps }) => {
    const named = within(queryClient.ensureQueryData(shelvesQuery), aMoment);
    await queryClient.ensureQueryData(productsOfCategoryQuery(params.key, deps.page));
    await named;
  },
  component: Category,
  pendingComponent: CategoryWaiting,
});

function Category() {
  const { key } = Route.useParams();
  const { page } = Route.useLoaderDeps();
  const { data: products } = useSuspenseQuery(productsOfCategoryQuery(key, page));
  const { data: shelves } = useQuery(shelvesQuery);
  return (
    <CategoryScreen
      categoryKey={key}
      shelves={shelves}
      products={products.rows}
      total={products.total}
      page={page}
    />
  );
}
