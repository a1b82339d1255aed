import { createFileRoute } from '@tanstack/react-router';
import { reviewsQuery } from '#api/comments.ts';
import { ReviewScreen } from '#screens/review/ReviewScreen.tsx';
import { readPage } from '#state/page-in-address.ts';

export const Route = createFileRoute('/review')({
  staticData: {
    publicPage: {
      rendered: 'per-request',
      query: ['page'],
      isIndexed: true,
      description: 'reviews',
    },
  },
  validateSearch: readPage,
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  // Prefetched without waiting, because the form can render without the list.
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(reviewsQuery(deps.page));
  },
  component: Reviews,
});

function Reviews() {
  const { page } = Route.useLoaderDeps();
  return <ReviewScreen page={page} />;
}
