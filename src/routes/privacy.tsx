import { createFileRoute } from '@tanstack/react-router';
import { prefetchOwnPage } from '#api/shop.ts';
import { PrivacyScreen } from '#screens/privacy/PrivacyScreen.tsx';

export const Route = createFileRoute('/privacy')({
  staticData: { publicPage: { rendered: 'per-request', isIndexed: true, description: 'privacy' } },
  loader: ({ context }) => prefetchOwnPage(context.queryClient, 'privacy'),
  component: PrivacyScreen,
});
