import { Link } from '@tanstack/react-router';
import { OwnPage } from '#parts/profile/OwnPage.tsx';
import { SentRequests } from '#parts/request-card/SentRequests.tsx';
import { useText } from '#state/language.ts';
import { writePage } from '#state/page-in-address.ts';
import { purchasesText } from '#text/payments.ts';
import { Tabs } from '#ui/Tabs.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { PurchasedOrders } from './PurchasedOrders.tsx';
import type { PurchasesTab } from './tab-in-address.ts';

export interface PurchasesScreenProps {
  tab: PurchasesTab;
  /** The page of the tab's list, from 1. */
  page: number;
  onTab: (tab: PurchasesTab) => void;
}

/** Purchases: Orders and Requests (customer-area-103). */
export function PurchasesScreen({ tab, page, onTab }: PurchasesScreenProps) {
  const t = useText(purchasesText);
  return (
    <OwnPage title={t.title}>
      <Tabs
        label={t.title}
        selected={tab}
        onSelect={(id) => onTab(id === 'requests' ? 'requests' : 'orders')}
        tabs={[
          { id: 'orders', label: t.orders, panel: <PurchasedOrders page={page} /> },
          { id: 'requests', label: t.requests, panel: <Requests page={page} /> },
        ]}
      />
    </OwnPage>
  );
}

function Requests({ page }: { page: number }) {
  const t = useText(purchasesText);
  return (
    <>
      {/* The tab shows this title visually. The hidden heading completes the heading structure
          for screen readers. */}
      <h2>
        <VisuallyHidden>{t.requests}</VisuallyHidden>
      </h2>
      <SentRequests
        page={page}
        link={(to, look, content) => (
          <Link {...look} to="/Purchases" search={{ tab: 'requests', ...writePage(to) }}>
            {content}
          </Link>
        )}
      />
    </>
  );
}
