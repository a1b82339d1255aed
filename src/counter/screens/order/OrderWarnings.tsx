import { useState } from 'react';
import { useSession } from '#counter/api/session.ts';
import { useChange } from '#counter/api/use-change.ts';
import { ConfirmDialog } from '#counter/parts/ConfirmDialog.tsx';
import { say } from '#counter/parts/toast.ts';
import type { CounterOrder } from '#contract/counter/order-shapes.ts';
import { gaveBack } from '#contract/counter/orders.ts';
import { isEnded } from '#domain/order-moves.ts';
import { useLanguage, useText } from '#state/language.ts';
import { counterOrderText } from '#text/counter/orders.ts';
import { taka } from '#text/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './Order.module.css';

/**
 * The warnings of an order: a risky payment, units that are not reserved, money that must be given
 * back.
 */
export function OrderWarnings({ order }: { order: CounterOrder }) {
  const t = useText(counterOrderText);
  const risks = order.payments.map(({ risk }) => risk).filter(Boolean);
  const isRisky = risks.length > 0 && !isEnded(order.status);
  if (!isRisky && !order.isNothingKept && order.amounts.owedBack === 0) return null;
  return (
    <div className={styles['warnings']}>
      {isRisky && (
        <Notice tone="warning">
          <b>{t.riskTitle}</b> {t.risk(risks.join(', '))}
        </Notice>
      )}
      {order.isNothingKept && (
        <Notice tone="warning">
          <b>{t.nothingKeptTitle}</b> {t.nothingKept}
        </Notice>
      )}
      {order.amounts.owedBack > 0 && <OwedBack order={order} />}
    </div>
  );
}

function OwedBack({ order }: { order: CounterOrder }) {
  const t = useText(counterOrderText);
  const language = useLanguage();
  const change = useChange(gaveBack);
  const isOwner = useSession().member?.role === 'owner';
  const [confirming, setConfirming] = useState<number | null>(null);
  const amount = order.amounts.owedBack;
  const title = t.owedTitle(taka(amount, language));
  function close(): void {
    setConfirming(null);
    change.reset();
  }
  return (
    <>
      <Notice
        tone="warning"
        action={
          isOwner && (
            <Button variant="secondary" onClick={() => setConfirming(amount)}>
              {t.gaveBack}
            </Button>
          )
        }
      >
        <b>{title}</b> {isOwner ? t.owedHint : t.owedByOwner}
      </Notice>
      {confirming !== null && (
        <ConfirmDialog
          title={t.owedTitle(taka(confirming, language))}
          confirm={t.gaveBack}
          isBusy={change.isPending}
          problem={change.error}
          onClose={close}
          onConfirm={() =>
            change.mutate(
              { id: order.id, amount: confirming },
              {
                onSuccess: () => {
                  say(t.gaveBackSaid);
                  close();
                },
              },
            )
          }
        >
          <p>{t.owedHint}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
