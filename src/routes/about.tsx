import { createFileRoute } from '@tanstack/react-router';
import { AboutScreen } from '#screens/about/AboutScreen.tsx';
import { learnPage } from '#state/page-text.ts';
import { aboutText } from '#text/about.ts';

export const Route = createFileRoute('/about')({
  loader: () => learnPage(aboutText),
  component: AboutScreen,
});
