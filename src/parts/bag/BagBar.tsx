import { lazy } from 'react';
import { Later } from '#parts/later/Later.tsx';
import { useBag, useBagNews, useIsBagOpen } from '#state/bag.ts';

const BagCorner = lazy(async () => ({ default: (await import('./BagCorner.tsx')).BagCorner }));

/** The floating cart bar (S1 §2), loaded once there is something to say about the bag. */
export function BagBar() {
  const isEmpty = useBag().lines.length === 0;
  const news = useBagNews();
  const isOpen = useIsBagOpen();
  if (isEmpty && news.kind === 'none' && !isOpen) return null;
  return (
    <Later>
      <BagCorner />
    </Later>
  );
}
