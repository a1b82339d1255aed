import { useEffect, useState } from 'react';
import { call } from '#counter/api/call.ts';
import { openDrafts, watchDrafts } from '#counter/parts/drafts/stored-drafts.ts';
import { draftKey } from '#contract/counter/staff.ts';

/** Milliseconds that the screens wait for the key of what was half-typed. */
const patience = 5_000;

/** Opens what this member has half-typed in this browser; true once forms may look for it. */
export function useDrafts(memberId: string): boolean {
  const [openFor, setOpenFor] = useState<string | null>(null);

  useEffect(() => {
    let isLeft = false;
    async function open(): Promise<void> {
      await openDrafts(memberId, await keyFromShop(memberId));
      if (!isLeft) setOpenFor(memberId);
    }
    void open();
    const stopWatching = watchDrafts();
    return () => {
      isLeft = true;
      stopWatching();
    };
  }, [memberId]);

  return openFor === memberId;
}

/**
 * '' where the shop does not say it (soon), or says somebody else's, who has signed in in another tab
 * by then: what is typed lives as long as the page.
 */
async function keyFromShop(id: string): Promise<string> {
  try {
    const signal = AbortSignal.timeout(patience);
    const { memberId, key } = await call(draftKey, {}, { isEntrance: true, signal });
    return memberId === id ? key : '';
  } catch {
    return '';
  }
}
