import { createFileRoute } from '@tanstack/react-router';
import { ContactScreen } from '#screens/contact/ContactScreen.tsx';

export const Route = createFileRoute('/contact')({
  staticData: { publicPage: { rendered: 'per-request', isIndexed: true, description: 'contact' } },
  component: ContactScreen,
});
