import { createFileRoute } from '@tanstack/react-router';
import { HowToOrderScreen } from '#screens/how-to-order/HowToOrderScreen.tsx';
import { learnPage } from '#state/page-text.ts';
import { howToOrderText } from '#text/how-to-order.ts';

export const Route = createFileRoute('/howToOrder')({
  staticData: {
    publicPage: { rendered: 'per-request', isIndexed: true, description: 'howToOrder' },
  },
  loader: () => learnPage(howToOrderText),
  component: HowToOrderScreen,
});
