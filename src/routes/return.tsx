import { createFileRoute } from '@tanstack/react-router';
import { ReturnsScreen } from '#screens/returns/ReturnsScreen.tsx';

export const Route = createFileRoute('/return')({
  staticData: { publicPage: { rendered: 'per-request', isIndexed: true, description: 'returns' } },
  component: ReturnsScreen,
});
