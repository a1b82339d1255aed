import { createFileRoute } from '@tanstack/react-router';
import { goHomeUnlessCustomer } from '#parts/sign-in/require-customer.ts';
import { PurchasesScreen } from '#screens/purchases/PurchasesScreen.tsx';
import { readPurchases } from '#screens/purchases/tab-in-address.ts';

export const Route = createFileRoute('/Purchases')({
  validateSearch: readPurchases,
  beforeLoad: goHomeUnlessCustomer,
  component: Purchases,
});

function Purchases() {
  const { page = 1, tab = 'orders' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PurchasesScreen
      tab={tab}
      page={page}
      onTab={(chosen) =>
        void navigate({
          search: chosen === 'requests' ? { tab: chosen } : {},
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
