/** What is known of an order beside the address of the page, which anybody may have written. */
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reasonOf } from '#api/failure.ts';
import { orderQuery, guestOrderQuery } from '#api/orders.ts';
import { privateKey, fetchOnce } from '#api/private-query.ts';
import { readStoredOrder, type StoredOrder } from '#contract/stored-order.ts';
import type { CheckoutAmounts } from '#domain/checkout.ts';
import type { OrderDetails } from '#domain/order.ts';
import { statusOf } from '#domain/delivery-status.ts';
import type { SuccessPage } from '#domain/success-query.ts';
import { storeLastKnown } from '#outbox/order-responses.ts';
import { useSubmissions } from '#parts/submissions/use-submissions.ts';
import { useSession } from '#state/session.ts';
import { useAccessKey } from './use-access-key.ts';

export type Evidence =
  | { kind: 'checking' }
  /** The pharmacy's own word. */
  | { kind: 'confirmed'; details: OrderDetails }
  /** The answer that this phone was given when it sent the order; null once its content was dropped. */
  | { kind: 'receipt'; order: StoredOrder | null; isAsking: boolean }
  /** Nobody here may see it: a guest without its key. */
  | { kind: 'sign-in-needed' }
  /** The pharmacy does not know it, or not as an order of who asks. */
  | { kind: 'unknown' }
  /** The pharmacy could not be asked. */
  | { kind: 'unreachable' };

export interface OrderEvidence {
  evidence: Evidence;
  /** What this phone's customer agreed to; null where it did not send the order, or has dropped its content. */
  agreed: CheckoutAmounts | null;
  /** A guest's key to the order; '' where there is none. */
  accessKey: string;
  isFetching: boolean;
  refetch: () => void;
}

/** Asks the server with the guest's key, else as the customer; and looks what this phone was answered. */
export function useOrderEvidence(page: SuccessPage): OrderEvidence {
  const session = useSession();
  const { submissions, at, isRead } = useSubmissions();
  const access = useAccessKey(page.orderId);
  const byKey = useQuery({
    ...guestOrderQuery(page.orderId, access.key),
    refetchOnWindowFocus: 'always',
    enabled: page.orderId !== '' && access.key !== '',
  });
  const byKeyOrder = byKey.data?.order;
  // What the list of this phone's orders shows without a network (customer-area-195).
  useEffect(() => {
    if (byKeyOrder) void storeLastKnown(page.orderId, byKeyOrder);
  }, [byKeyOrder, page.orderId]);
  const question = orderQuery(page.orderId);
  const asCustomer = useQuery({
    queryKey: privateKey(session?.id ?? '', ...question.key, 'placed'),
    queryFn: ({ signal }) => fetchOnce(question, signal),
    enabled: session !== null && page.orderId !== '' && access.isRead && access.key === '',
    retry: false,
    // Who comes back from the payment partner by Back may have paid there.
    refetchOnWindowFocus: 'always',
  });
  const result = access.key ? byKey : asCustomer;
  const submission = submissions.find((one) => {
    const status = statusOf(one, at);
    return one.kind === 'order' && status.kind === 'sent' && status.orderNo === page.orderNo;
  });
  const hasReceipt = submission !== undefined && page.orderNo !== '';
  const sent = hasReceipt ? readStoredOrder(submission.payload) : null;
  return {
    evidence: evidenceOf(),
    agreed: sent?.agreed ?? null,
    accessKey: access.key,
    isFetching: result.isFetching,
    refetch: () => void result.refetch(),
  };

  function evidenceOf(): Evidence {
    if (result.data) return { kind: 'confirmed', details: result.data };
    if (hasReceipt) {
      return { kind: 'receipt', order: sent, isAsking: result.fetchStatus === 'fetching' };
    }
    if (!isRead || !access.isRead) return { kind: 'checking' };
    const mayAsk = page.orderId !== '' && (access.key !== '' || session !== null);
    return mayAsk ? withoutAnswer(result) : { kind: 'sign-in-needed' };
  }
}

function withoutAnswer({ error, isFetching, isPending }: UseQueryResult<OrderDetails>): Evidence {
  if (isFetching || (isPending && !error)) return { kind: 'checking' };
  const reason = reasonOf(error);
  const isGone = reason.kind === 'refused' || (reason.kind === 'status' && reason.status < 500);
  return { kind: isGone ? 'unknown' : 'unreachable' };
}
