import { createFileRoute } from '@tanstack/react-router';
import { AboutScreen } from '#screens/about/AboutScreen.tsx';
import { learnPage } from '#state/page-text.ts';
import { aboutText } from '#text/about.ts';

export const Route = createFileRoute('/about')({
  staticData: { publicPage: { rendered: 'per-request', isIndexed: true, description: 'about' } },
  loader: () => learnPage(aboutText),
  component: AboutScreen,
});
