import { useRouterState } from '@tanstack/react-router';
import { useBagNews, useIsBagOpen } from '#state/bag.ts';
import { BagNotice } from './BagNotice.tsx';

/**
 * The last change of the bag, while its panel is closed. The checkout shows price changes itself
 * (bag-39).
 */
export function BagNews() {
  const isOpen = useIsBagOpen();
  const news = useBagNews();
  const isCheckout = useRouterState({
    select: (state) => /^\/checkout\b/i.test(state.location.pathname),
  });
  if (isOpen || (isCheckout && news.kind === 'refreshed')) return null;
  return <BagNotice />;
}
