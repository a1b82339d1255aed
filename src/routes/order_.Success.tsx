import { createFileRoute } from '@tanstack/react-router';
import { OrderSuccessScreen } from '#screens/order-success/OrderSuccessScreen.tsx';

/** The parameters as they were agreed (checkout-90); all of them may be missing. */
interface SuccessSearch {
  OrderNo?: string | number;
  Payment?: string | number;
  Transaction?: string | number;
  Phone?: string | number;
  Id?: string | number;
  IsNew?: string | number;
  /** Ours: a submission of this phone that has not arrived yet. */
  Letter?: string | number;
}

const names = ['OrderNo', 'Payment', 'Transaction', 'Phone', 'Id', 'IsNew', 'Letter'] as const;

export const Route = createFileRoute('/order_/Success')({
  validateSearch: (search: Record<string, unknown>): SuccessSearch =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = search[name];
        const isPlain = typeof value === 'string' || Number.isFinite(value);
        return isPlain ? [[name, value]] : [];
      }),
    ),
  component: Success,
});

function Success() {
  return <OrderSuccessScreen query={{ ...Route.useSearch() }} />;
}
