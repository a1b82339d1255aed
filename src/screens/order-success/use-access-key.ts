import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { accessKeyOf } from '#outbox/order-responses.ts';

export interface AccessKey {
  /** '' if there is none. */
  key: string;
  /** False before this phone's storage has been read. */
  isRead: boolean;
}

/**
 * A guest's access key to an order, from the URL fragment, which is sent to no server and in no
 * log, else from this phone's storage.
 */
export function useAccessKey(orderId: string): AccessKey {
  const hash = useRouterState({ select: (state) => state.location.hash });
  const [stored, setStored] = useState({ orderId: '', key: '' });
  const inLink = /^(?:#?key=)([\w-]{20,100})$/.exec(hash)?.[1] ?? '';

  useEffect(() => {
    if (!orderId || inLink) return undefined;
    let isShown = true;
    void accessKeyOf(orderId).then((key) => isShown && setStored({ orderId, key }));
    return () => {
      isShown = false;
    };
  }, [orderId, inLink]);
  const isFound = stored.orderId === orderId;
  return { key: inLink || (isFound ? stored.key : ''), isRead: inLink !== '' || isFound };
}

/** A link that shows the order to everybody who has it. */
export function receiptLink(orderId: string, accessKey: string): string {
  return `${window.location.origin}/Order/Success?Id=${encodeURIComponent(orderId)}#key=${accessKey}`;
}
