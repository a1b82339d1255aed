import { createFileRoute } from '@tanstack/react-router';
import { galleryQuery } from '#api/gallery.ts';
import { GalleryScreen } from '#screens/gallery/GalleryScreen.tsx';
import { readPage } from '#state/page-in-address.ts';

export const Route = createFileRoute('/gallery')({
  staticData: {
    publicPage: {
      rendered: 'per-request',
      query: ['page'],
      isIndexed: true,
      description: 'gallery',
    },
  },
  validateSearch: readPage,
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  // Prefetched without waiting. The screen immediately shows stored data or its skeleton.
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(galleryQuery(deps.page));
  },
  component: Gallery,
});

function Gallery() {
  const { page } = Route.useLoaderDeps();
  return <GalleryScreen page={page} />;
}
