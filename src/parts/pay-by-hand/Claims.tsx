import type { PaymentClaim } from '#domain/order.ts';
import { useLanguage, useText } from '#state/language.ts';
import { taka } from '#text/numbers.ts';
import { payByHandText } from '#text/pay-by-hand.ts';
import { Notice } from '#ui/Notice.tsx';

/** The reported payments: to be verified, or refused with the pharmacy's sentence (payments-52). */
export function Claims({ claims }: { claims: readonly PaymentClaim[] }) {
  const t = useText(payByHandText);
  const language = useLanguage();
  return claims.map(({ id, amount, service, reference, isRefused, reason }) => {
    const shown = [taka(amount, language), service, reference] as const;
    return (
      <Notice key={id} tone={isRefused ? 'error' : 'info'} live>
        <p>
          <strong>{isRefused ? t.refused : t.unverified}</strong>
        </p>
        <p>{isRefused ? t.refusedMore(...shown) : t.unverifiedMore(...shown)}</p>
        {isRefused && <p>{reason || t.notFound}</p>}
      </Notice>
    );
  });
}
