import { createFileRoute } from '@tanstack/react-router';
import { HowToOrderScreen } from '#screens/how-to-order/HowToOrderScreen.tsx';

export const Route = createFileRoute('/howToOrder')({
  staticData: {
    publicPage: { rendered: 'per-request', isIndexed: true, description: 'howToOrder' },
  },
  component: HowToOrderScreen,
});
