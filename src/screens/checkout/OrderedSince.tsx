import { useEffect, useRef } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { Submission } from '#domain/submission.ts';
import { useLanguage, useText } from '#state/language.ts';
import { checkoutText } from '#text/checkout.ts';
import { momentOf } from '#text/dates.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

/** The bag may hold what was ordered already, for this browser has forgotten what came after it (checkout-121). */
export function OrderedSince({ order }: { order: Submission }) {
  const t = useText(checkoutText);
  const language = useLanguage();
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  // Who has pressed Place Order stands at the other end of the page.
  useEffect(() => place.current?.scrollIntoView({ block: 'center' }), []);
  const see = () => void navigate({ to: '/order/Success', search: { Letter: order.id } });
  return (
    <div ref={place}>
      <Notice
        tone="warning"
        live
        action={
          <Button variant="secondary" onClick={see}>
            {t.seeOrdered}
          </Button>
        }
      >
        {t.orderedSince(order.orderNo ?? '', momentOf(order.createdAt, language))}
      </Notice>
    </div>
  );
}
