import { createFileRoute } from '@tanstack/react-router';
import { prefetchOwnPage } from '#api/shop.ts';
import { CareersScreen } from '#screens/careers/CareersScreen.tsx';

export const Route = createFileRoute('/carrer')({
  staticData: { publicPage: { rendered: 'per-request', isIndexed: true, description: 'careers' } },
  loader: ({ context }) => prefetchOwnPage(context.queryClient, 'careers'),
  component: CareersScreen,
});
