import { createFileRoute } from '@tanstack/react-router';
import { CareersScreen } from '#screens/careers/CareersScreen.tsx';
import { learnPage } from '#state/page-text.ts';
import { careersText } from '#text/careers.ts';

export const Route = createFileRoute('/carrer')({
  staticData: { publicPage: { rendered: 'per-request', isIndexed: true, description: 'careers' } },
  loader: () => learnPage(careersText),
  component: CareersScreen,
});
