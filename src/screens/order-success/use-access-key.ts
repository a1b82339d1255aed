import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { accessKeyOf } from '#outbox/order-responses.ts';

export interface AccessKey {
  /** '' where there is none. */
  key: string;
  /** False before this phone's memory was looked into. */
  isRead: boolean;
}

/** A guest's key to an order: in the link's fragment, which no server and no log ever sees, else on this phone. */
export function useAccessKey(orderId: string): AccessKey {
  const hash = useRouterState({ select: (state) => state.location.hash });
  const [found, setFound] = useState({ orderId: '', key: '' });
  const inLink = /^(?:#?key=)([\w-]{20,100})$/.exec(hash)?.[1] ?? '';

  useEffect(() => {
    if (!orderId || inLink) return undefined;
    let isShown = true;
    void accessKeyOf(orderId).then((key) => isShown && setFound({ orderId, key }));
    return () => {
      isShown = false;
    };
  }, [orderId, inLink]);
  const isFound = found.orderId === orderId;
  return { key: inLink || (isFound ? found.key : ''), isRead: inLink !== '' || isFound };
}

/** The link that shows the order to whoever has it. */
export function receiptLink(orderId: string, accessKey: string): string {
  return `${window.location.origin}/Order/Success?Id=${encodeURIComponent(orderId)}#key=${accessKey}`;
}
