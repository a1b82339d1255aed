import { useRouterState } from '@tanstack/react-router';
import { useBagNews, useIsBagOpen } from '#state/bag.ts';
import { BagNotice } from './BagNotice.tsx';

/** What happened in the bag, while its panel is closed; the checkout says new prices itself (bag-39). */
export function BagNews() {
  const isOpen = useIsBagOpen();
  const news = useBagNews();
  const isCheckout = useRouterState({
    select: (state) => /^\/checkout\b/i.test(state.location.pathname),
  });
  if (isOpen || (isCheckout && news.kind === 'refreshed')) return null;
  return <BagNotice />;
}
