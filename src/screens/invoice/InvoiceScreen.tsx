import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { orderQuery } from '#api/orders.ts';
import { PrivateData } from '#parts/profile/PrivateData.tsx';
import { CustomerContext } from '#parts/profile/customer-context.ts';
import { usePrivateQuery } from '#parts/profile/use-private-query.ts';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { CustomerOnly } from '#parts/sign-in/CustomerOnly.tsx';
import { ScreenWaiting } from '#parts/screen-waiting/ScreenWaiting.tsx';
import { takeInvoice, useHandedInvoice } from '#state/invoice.ts';
import { useLanguage, useText } from '#state/language.ts';
import { useSession } from '#state/session.ts';
import { invoiceText } from '#text/invoice.ts';
import { digits } from '#text/numbers.ts';
import { orderDetailsText } from '#text/order-history.ts';
import { buttonLook } from '#ui/button-look.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { InvoicePage } from './InvoicePage.tsx';

/**
 * An invoice in its own tab: from the data that the opening tab has handed over, else from the
 * order itself (checkout-106, checkout-107).
 */
export function InvoiceScreen({ id }: { id: string }) {
  const handed = useHandedInvoice(id);
  const session = useSession();

  useEffect(takeInvoice, [id]);

  if (handed === undefined) return <ScreenWaiting />;
  // A guest's order belongs to no account. A customer's order is shown only to that customer.
  const mayShow = handed !== null && ['', session?.id].includes(handed.order.customerId);
  if (handed && mayShow) return <InvoicePage details={handed} />;
  return (
    <CustomerOnly opensSignIn>
      {(customer) => (
        <CustomerContext value={customer}>
          <AskedInvoice id={id} />
        </CustomerContext>
      )}
    </CustomerOnly>
  );
}

function AskedInvoice({ id }: { id: string }) {
  const t = useText(invoiceText);
  const details = useText(orderDetailsText);
  const order = usePrivateQuery(orderQuery(id));
  const language = useLanguage();
  const number = digits(order.data?.order.orderNo ?? '', language);
  // Set here because this component knows the order's number. Before that it is the page's own
  // title.
  usePageTitle(number ? t.titleOf(number) : t.title);
  const back = (
    <Link to="/profile/OrderHistory" className={buttonLook('secondary')}>
      {details.back}
    </Link>
  );
  return (
    <PrivateData
      of={order}
      waiting={t.waiting}
      failed={t.failed}
      gone={<EmptyState icon="bag" title={details.gone} action={back} />}
    >
      {(invoice) => <InvoicePage details={invoice} />}
    </PrivateData>
  );
}
