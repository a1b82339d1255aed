import { createFileRoute } from '@tanstack/react-router';
import { InvoiceScreen } from '#screens/invoice/InvoiceScreen.tsx';

export const Route = createFileRoute('/invoice/$id')({ component: Invoice });

function Invoice() {
  const { id } = Route.useParams();
  return <InvoiceScreen id={id} />;
}
