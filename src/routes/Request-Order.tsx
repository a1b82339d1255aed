import { createFileRoute } from '@tanstack/react-router';
import { divisionsQuery } from '#api/addresses.ts';
import { readSharing } from '#parts/request-draft/sharing.ts';
import { RequestOrderScreen } from '#screens/request-order/RequestOrderScreen.tsx';

export const Route = createFileRoute('/Request-Order')({
  loader: ({ context }) => {
    // Prefetched without waiting, because the form can render without the divisions.
    void context.queryClient.prefetchQuery(divisionsQuery());
  },
  component: RequestOrder,
});

function RequestOrder() {
  return <RequestOrderScreen sharing={readSharing(Route.useSearch())} />;
}
