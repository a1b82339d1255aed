import { createFileRoute } from '@tanstack/react-router';
import { prefetchOwnPage } from '#api/shop.ts';
import { ReturnsScreen } from '#screens/returns/ReturnsScreen.tsx';

export const Route = createFileRoute('/return')({
  staticData: { publicPage: { rendered: 'per-request', isIndexed: true, description: 'returns' } },
  loader: ({ context }) => prefetchOwnPage(context.queryClient, 'returns'),
  component: ReturnsScreen,
});
