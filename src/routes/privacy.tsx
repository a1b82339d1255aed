import { createFileRoute } from '@tanstack/react-router';
import { PrivacyScreen } from '#screens/privacy/PrivacyScreen.tsx';
import { learnPage } from '#state/page-text.ts';
import { privacyText } from '#text/privacy.ts';

export const Route = createFileRoute('/privacy')({
  staticData: { publicPage: { rendered: 'per-request', isIndexed: true, description: 'privacy' } },
  loader: () => learnPage(privacyText),
  component: PrivacyScreen,
});
