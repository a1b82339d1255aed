import { createFileRoute } from '@tanstack/react-router';
import { CareersScreen } from '#screens/careers/CareersScreen.tsx';

export const Route = createFileRoute('/carrer')({
  staticData: { publicPage: { rendered: 'per-request', isIndexed: true, description: 'careers' } },
  component: CareersScreen,
});
