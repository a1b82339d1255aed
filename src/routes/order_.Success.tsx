import { createFileRoute } from '@tanstack/react-router';
import { OrderSuccessScreen } from '#screens/order-success/OrderSuccessScreen.tsx';

/** The documents' parameters, verbatim; all of them may be missing. */
interface SuccessSearch {
  OrderNo?: string;
  Payment?: string;
  Transaction?: string;
  Phone?: string;
  Id?: string;
  IsNew?: string;
  /** Ours: a letter of this phone that has not arrived yet. */
  Letter?: string;
}

const names = ['OrderNo', 'Payment', 'Transaction', 'Phone', 'Id', 'IsNew', 'Letter'] as const;

export const Route = createFileRoute('/order_/Success')({
  validateSearch: (search: Record<string, unknown>): SuccessSearch =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = search[name];
        const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
        return isPlain ? [[name, String(value)]] : [];
      }),
    ),
  component: Success,
});

function Success() {
  return <OrderSuccessScreen query={{ ...Route.useSearch() }} />;
}
