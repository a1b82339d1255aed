import { createFileRoute } from '@tanstack/react-router';
import { divisionsQuery } from '#api/addresses.ts';
import { readSharing } from '#parts/request-draft/sharing.ts';
import { readWantedName } from '#parts/request-draft/wanted-name.ts';
import { RequestOrderScreen } from '#screens/request-order/RequestOrderScreen.tsx';

export const Route = createFileRoute('/order')({
  staticData: { publicPage: { rendered: 'never', isIndexed: true } },
  loader: ({ context }) => {
    // Prefetched without waiting, because the form can render without the divisions.
    void context.queryClient.prefetchQuery(divisionsQuery());
  },
  component: RequestOrder,
});

function RequestOrder() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RequestOrderScreen
      sharing={readSharing(search)}
      wantedName={readWantedName(search)}
      onWantedTaken={() => void navigate({ search: {}, replace: true, resetScroll: false })}
    />
  );
}
