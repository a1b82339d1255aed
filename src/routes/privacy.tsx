import { createFileRoute } from '@tanstack/react-router';
import { PrivacyScreen } from '#screens/privacy/PrivacyScreen.tsx';

export const Route = createFileRoute('/privacy')({
  staticData: { publicPage: { rendered: 'per-request', isIndexed: true, description: 'privacy' } },
  component: PrivacyScreen,
});
