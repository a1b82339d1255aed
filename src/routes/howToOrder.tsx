import { createFileRoute } from '@tanstack/react-router';
import { prefetchOwnPage } from '#api/shop.ts';
import { HowToOrderScreen } from '#screens/how-to-order/HowToOrderScreen.tsx';

export const Route = createFileRoute('/howToOrder')({
  staticData: {
    publicPage: { rendered: 'per-request', isIndexed: true, description: 'howToOrder' },
  },
  loader: ({ context }) => prefetchOwnPage(context.queryClient, 'how-to-order'),
  component: HowToOrderScreen,
});
