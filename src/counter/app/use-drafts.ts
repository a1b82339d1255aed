import { useEffect, useState } from 'react';
import { call } from '#counter/api/call.ts';
import { openDrafts, watchDrafts } from '#counter/parts/drafts/stored-drafts.ts';
import { draftKey } from '#contract/counter/staff.ts';

/** Milliseconds that the screens wait for the key that encrypts drafts. */
const patience = 5_000;

/** Opens the drafts that this member has stored in this browser. True once forms may read them. */
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
 * The key that encrypts the member's drafts. '' if the request fails or times out, or if another
 * tab has signed in somebody else meanwhile. Drafts then live only in the page's memory.
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
