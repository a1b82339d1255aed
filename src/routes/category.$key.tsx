import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { homeQuery } from '#api/home.ts';
import { within } from '#api/patiently.ts';
import { productsOfCategoryQuery } from '#api/products.ts';
import { CategoryScreen } from '#screens/category/CategoryScreen.tsx';
import { CategoryWaiting } from '#screens/category/CategoryWaiting.tsx';
import { readPage } from '#state/page-in-address.ts';

/** How long the name and the chips are waited for once the products are there, in milliseconds. */
const aMoment = 800;

export const Route = createFileRoute('/category/$key')({
  validateSearch: readPage,
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: async ({ context: { queryClient }, params, deps }) => {
    const home = queryClient.ensureQueryData(homeQuery);
    const named = within(home, aMoment);
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
  const { data: home } = useQuery(homeQuery);
  return (
    <CategoryScreen
      categoryKey={key}
      home={home}
      products={products.rows}
      total={products.total}
      page={page}
    />
  );
}
