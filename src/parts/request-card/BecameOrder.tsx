import { Link } from '@tanstack/react-router';
import { useText } from '#state/language.ts';
import { ordersText } from '#text/orders.ts';
import { requestQuoteText } from '#text/request-quote.ts';
import { buttonLook } from '#ui/button-look.ts';
import { Notice } from '#ui/Notice.tsx';

/** A link to the order that was created from a request and replaces it (request-order-51). */
export function BecameOrder({ order }: { order: { id: string; orderNo: string } }) {
  const t = useText(requestQuoteText);
  const words = useText(ordersText);
  return (
    <Notice
      tone="success"
      action={
        <Link
          to="/profile/order/details/$id"
          params={{ id: order.id }}
          className={buttonLook('secondary')}
        >
          {words.viewOrder}
        </Link>
      }
    >
      {t.ordered(order.orderNo)}
    </Notice>
  );
}
