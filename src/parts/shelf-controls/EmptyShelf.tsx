import { Link } from '@tanstack/react-router';
import { useText } from '#state/language.ts';
import { emptyShelfText } from '#text/empty-shelf.ts';
import { productsText } from '#text/products.ts';
import { buttonLook } from '#ui/button-look.ts';
import { EmptyState } from '#ui/EmptyState.tsx';

/** A shelf of the shop on which nothing stands yet, and the way to ask for it all the same. */
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
