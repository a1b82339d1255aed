/**
 * Verifies the order of the success page. Its address is not trusted, because anybody can write it.
 */
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
  /** The pharmacy's own data. */
  | { kind: 'confirmed'; details: OrderDetails }
  /**
   * The response that this phone received when it sent the order. `order` is null once its content
   * has been deleted.
   */
  | { kind: 'receipt'; order: StoredOrder | null; isAsking: boolean }
  /** A guest without the access key, who may not see the order. */
  | { kind: 'sign-in-needed' }
  /** The pharmacy does not have this order, or not for this customer. */
  | { kind: 'unknown' }
  /** The pharmacy did not respond. */
  | { kind: 'unreachable' };

export interface OrderEvidence {
  evidence: Evidence;
  /**
   * The amounts that this phone's customer has agreed to. Null if another phone sent the order or
   * its content has been deleted.
   */
  agreed: CheckoutAmounts | null;
  /** A guest's access key to the order, or ''. */
  accessKey: string;
  isFetching: boolean;
  refetch: () => void;
}

/**
 * Fetches the order with the guest's key or else as the customer, and looks for this phone's own
 * receipt.
 */
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
  // Stored for the list of this phone's orders, which also works offline (customer-area-195).
  useEffect(() => {
    if (byKeyOrder) void storeLastKnown(page.orderId, byKeyOrder);
  }, [byKeyOrder, page.orderId]);
  const question = orderQuery(page.orderId);
  const asCustomer = useQuery({
    queryKey: privateKey(session?.id ?? '', ...question.key, 'placed'),
    queryFn: ({ signal }) => fetchOnce(question, signal),
    enabled: session !== null && page.orderId !== '' && access.isRead && access.key === '',
    retry: false,
    // The customer may have paid before returning from the gateway with Back.
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
    return mayAsk ? withoutResponse(result) : { kind: 'sign-in-needed' };
  }
}

function withoutResponse({ error, isFetching, isPending }: UseQueryResult<OrderDetails>): Evidence {
  if (isFetching || (isPending && !error)) return { kind: 'checking' };
  const reason = reasonOf(error);
  const isGone = reason.kind === 'refused' || (reason.kind === 'status' && reason.status < 500);
  return { kind: isGone ? 'unknown' : 'unreachable' };
}
