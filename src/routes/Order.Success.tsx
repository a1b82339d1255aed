import { createFileRoute } from '@tanstack/react-router';
import { OrderSuccessScreen } from '#screens/order-success/OrderSuccessScreen.tsx';

/** The agreed parameters (checkout-90). Each may be missing. */
interface SuccessSearch {
  OrderNo?: string | number;
  Payment?: string | number;
  Transaction?: string | number;
  Phone?: string | number;
  Id?: string | number;
  IsNew?: string | number;
  /** The shop's own parameter: the id of a submission on this phone that has not arrived yet. */
  Submission?: string | number;
  /** The name of `Submission` in links of earlier versions (shell-121). */
  Letter?: string | number;
}

const names = [
  'OrderNo',
  'Payment',
  'Transaction',
  'Phone',
  'Id',
  'IsNew',
  'Submission',
  'Letter',
] as const;

export const Route = createFileRoute('/Order/Success')({
  validateSearch: (search: Record<string, unknown>): SuccessSearch =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = search[name];
        // The router parses values as JSON, so `999…9` becomes Infinity, which is not an order
        // number.
        const isPlain = typeof value === 'string' || Number.isFinite(value);
        return isPlain ? [[name, value]] : [];
      }),
    ),
  component: Success,
});

function Success() {
  return <OrderSuccessScreen query={{ ...Route.useSearch() }} />;
}
