import { createFileRoute } from '@tanstack/react-router';
import { TermsScreen } from '#screens/terms/TermsScreen.tsx';

export const Route = createFileRoute('/termsCondition')({
  staticData: { publicPage: { rendered: 'per-request', isIndexed: true, description: 'terms' } },
  component: TermsScreen,
});
