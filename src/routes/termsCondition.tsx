import { createFileRoute } from '@tanstack/react-router';
import { TermsScreen } from '#screens/terms/TermsScreen.tsx';
import { learnPage } from '#state/page-text.ts';
import { termsText } from '#text/terms.ts';

export const Route = createFileRoute('/termsCondition')({
  staticData: { publicPage: { rendered: 'per-request', isIndexed: true, description: 'terms' } },
  loader: () => learnPage(termsText),
  component: TermsScreen,
});
