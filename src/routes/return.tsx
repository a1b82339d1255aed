import { createFileRoute } from '@tanstack/react-router';
import { ReturnsScreen } from '#screens/returns/ReturnsScreen.tsx';
import { learnPage } from '#state/page-text.ts';
import { returnText } from '#text/return.ts';

export const Route = createFileRoute('/return')({
  loader: () => learnPage(returnText),
  component: ReturnsScreen,
});
