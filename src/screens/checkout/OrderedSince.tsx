import { useNavigate } from '@tanstack/react-router';
import { useSubmissions } from '#parts/submissions/use-submissions.ts';
import { useLanguage, useText } from '#state/language.ts';
import { forgetOrderedSince } from '#state/ordered-bags.ts';
import { checkoutText } from '#text/checkout.ts';
import { momentOf } from '#text/dates.ts';
import { outboxText } from '#text/outbox.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './OrderedSince.module.css';

/** Scrolls the notice into view, because the Place Order button is at the other end of the page. */
function showIt(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'center' });
}

/**
 * Warns that the bag may have been ordered already, because this browser has lost the state after
 * that order (checkout-121). If the order belongs to another customer or was deleted here, the
 * notice gives no details.
 */
export function OrderedSince({ submissionId }: { submissionId: string }) {
  const t = useText(checkoutText);
  const { understood } = useText(outboxText);
  const language = useLanguage();
  const navigate = useNavigate();
  const { submissions, isRead } = useSubmissions();
  const order = submissions.find(({ id }) => id === submissionId);
  // A refused order has its own notice.
  if (!isRead || order?.state === 'refused') return null;
  const see = () => void navigate({ to: '/Order/Success', search: { Submission: submissionId } });
  return (
    <div ref={showIt}>
      <Notice
        tone="warning"
        live
        action={
          <div className={styles['actions']}>
            {order && (
              <Button variant="secondary" onClick={see}>
                {t.seeOrdered}
              </Button>
            )}
            <Button variant="quiet" onClick={forgetOrderedSince}>
              {understood}
            </Button>
          </div>
        }
      >
        {order
          ? t.orderedSince(order.orderNo ?? '', momentOf(order.createdAt, language))
          : t.orderedSinceUnseen}
      </Notice>
    </div>
  );
}
