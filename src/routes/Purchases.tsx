import { createFileRoute } from '@tanstack/react-router';
import { goHomeUnlessCustomer } from '#parts/sign-in/require-customer.ts';
import { PurchasesScreen } from '#screens/purchases/PurchasesScreen.tsx';

export const Route = createFileRoute('/Purchases')({
  beforeLoad: goHomeUnlessCustomer,
  component: PurchasesScreen,
});
