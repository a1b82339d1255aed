import { useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { ordersText } from '#text/orders.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { Evidence } from './use-order-evidence.ts';

export interface NotConfirmedProps {
  evidence: Evidence;
  isBusy: boolean;
  onRetry: () => void;
}

/**
 * Explains why an order is not confirmed, and how to confirm it. Renders nothing if the pharmacy
 * has confirmed it.
 */
export function NotConfirmed({ evidence, isBusy, onRetry }: NotConfirmedProps) {
  const t = useText(ordersText);
  const isOffline = useNetwork() === 'offline';
  const retry = (
    <Button variant="quiet" busy={isBusy} onClick={onRetry}>
      {t.retry}
    </Button>
  );
  switch (evidence.kind) {
    case 'confirmed':
      return null;
    case 'checking':
      return (
        <div role="status" aria-label={t.checking}>
          <Skeleton shape="block" />
        </div>
      );
    case 'receipt':
      return evidence.isAsking ? null : (
        <Notice tone={isOffline ? 'offline' : 'info'}>
          {isOffline ? t.receiptOffline : t.receiptOwn}
        </Notice>
      );
    case 'sign-in-needed':
      return <Notice tone="info">{t.signInToConfirm}</Notice>;
    case 'unknown':
      return (
        <Notice tone="warning" live>
          <p>
            <strong>{t.unknownTitle}</strong>
          </p>
          <p>{t.unknownMore}</p>
        </Notice>
      );
    case 'unreachable':
      return (
        <Notice tone={isOffline ? 'offline' : 'warning'} live action={retry}>
          {isOffline ? t.checkOffline : t.checkFailed}
        </Notice>
      );
  }
}
