import { createFileRoute } from '@tanstack/react-router';
import { AboutScreen } from '#screens/about/AboutScreen.tsx';

export const Route = createFileRoute('/about')({
  staticData: { publicPage: { rendered: 'per-request', isIndexed: true, description: 'about' } },
  component: AboutScreen,
});
