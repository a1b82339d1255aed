import { Link } from '@tanstack/react-router';
import { useText } from '#state/language.ts';
import { emptyShelfText } from '#text/empty-shelf.ts';
import { productsText } from '#text/products.ts';
import { buttonLook } from '#ui/button-look.ts';
import { EmptyState } from '#ui/EmptyState.tsx';

/** Shown for a shelf without products. It links to the request form. */
export function EmptyShelf() {
  const t = useText(emptyShelfText);
  const { requestIt } = useText(productsText);
  return (
    <EmptyState
      icon="leaf"
      title={t.noneHere}
      action={
        <Link to="/order" className={buttonLook('primary')}>
          {requestIt}
        </Link>
      }
    >
      {t.noneHereHint}
    </EmptyState>
  );
}
