import { OwnPage } from '#parts/profile/OwnPage.tsx';
import { SentRequests } from '#parts/request-card/SentRequests.tsx';
import { useText } from '#state/language.ts';
import { purchasesText } from '#text/payments.ts';
import { Tabs } from '#ui/Tabs.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { PurchasedOrders } from './PurchasedOrders.tsx';

/** Purchases: Orders and Requests (S1 §2, S2 §7). */
export function PurchasesScreen() {
  const t = useText(purchasesText);
  return (
    <OwnPage title={t.title}>
      <Tabs
        label={t.title}
        tabs={[
          { id: 'orders', label: t.orders, panel: <PurchasedOrders /> },
          { id: 'requests', label: t.requests, panel: <Requests /> },
        ]}
      />
    </OwnPage>
  );
}

function Requests() {
  const t = useText(purchasesText);
  return (
    <>
      {/* The tab says it to the eye; without it the requests' headings would hang in the air. */}
      <h2>
        <VisuallyHidden>{t.requests}</VisuallyHidden>
      </h2>
      <SentRequests />
    </>
  );
}
