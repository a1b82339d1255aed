import { Link } from '@tanstack/react-router';
import { useText } from '#state/language.ts';
import { orderHistoryText } from '#text/order-history.ts';
import { buttonLook } from '#ui/button-look.ts';
import { EmptyState } from '#ui/EmptyState.tsx';

/** Shown for an empty list of orders, with a link to the products. */
export function NoOrder() {
  const t = useText(orderHistoryText);
  return (
    <EmptyState
      icon="bag"
      title={t.none}
      action={
        <Link to="/" className={buttonLook('primary')}>
          {t.browse}
        </Link>
      }
    >
      {t.noneHint}
    </EmptyState>
  );
}
