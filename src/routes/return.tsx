import { createFileRoute } from '@tanstack/react-router';
import { ReturnsScreen } from '#screens/returns/ReturnsScreen.tsx';
import { learnPage } from '#state/page-text.ts';
import { returnText } from '#text/return.ts';

export const Route = createFileRoute('/return')({
  staticData: { publicPage: { rendered: 'per-request', isIndexed: true, description: 'returns' } },
  loader: () => learnPage(returnText),
  component: ReturnsScreen,
});
