import { createFileRoute } from '@tanstack/react-router';
import { prefetchOwnPage } from '#api/shop.ts';
import { TermsScreen } from '#screens/terms/TermsScreen.tsx';

export const Route = createFileRoute('/termsCondition')({
  staticData: { publicPage: { rendered: 'per-request', isIndexed: true, description: 'terms' } },
  loader: ({ context }) => prefetchOwnPage(context.queryClient, 'terms'),
  component: TermsScreen,
});
