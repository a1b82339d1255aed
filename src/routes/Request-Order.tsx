import { createFileRoute } from '@tanstack/react-router';
import { divisionsQuery } from '#api/addresses.ts';
import { readSharing } from '#parts/request-draft/sharing.ts';
import { RequestOrderScreen } from '#screens/request-order/RequestOrderScreen.tsx';

export const Route = createFileRoute('/Request-Order')({
  loader: ({ context }) => {
    // Started, not awaited: the form is there at once, the divisions a moment later.
    void context.queryClient.prefetchQuery(divisionsQuery());
  },
  component: RequestOrder,
});

function RequestOrder() {
  return <RequestOrderScreen sharing={readSharing(Route.useSearch())} />;
}
