import { useState } from 'react';
import { isRefusedAs } from '#counter/api/problem.ts';
import { useSession } from '#counter/api/session.ts';
import { useChange } from '#counter/api/use-change.ts';
import { Panel } from '#counter/parts/Panel.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { say } from '#counter/parts/toast.ts';
import { useJustChanged } from '#counter/parts/use-just-changed.ts';
import { useShortcuts } from '#counter/parts/use-shortcuts.ts';
import type { CounterOrder } from '#contract/counter/order-shapes.ts';
import { changedMeanwhile, move } from '#contract/counter/orders.ts';
import { isEnded, moveProblem, nextStatus } from '#domain/order-moves.ts';
import type { OrderStatus } from '#domain/order.ts';
import type { StaffRole } from '#domain/staff.ts';
import { useLanguage, useText } from '#state/language.ts';
import { counterOrderText, moveToText, statusMeansText } from '#text/counter/orders.ts';
import { taka } from '#text/numbers.ts';
import { orderStatusText } from '#text/order-status.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import styles from './Order.module.css';

/** The meaning of the status, the next step, and the cancellation (counter-122). */
export function NextPanel({ order }: { order: CounterOrder }) {
  const t = useText(counterOrderText);
  const means = useText(statusMeansText);
  const moves = useText(moveToText);
  const statuses = useText(orderStatusText);
  const role = useSession().member?.role ?? 'packer';
  const change = useChange(move);
  const [isCancelling, setCancelling] = useState(false);
  const language = useLanguage();
  const { cashback } = order.amounts;
  const hasCashback = order.status === 'Delivered' && order.customer !== null && cashback > 0;
  const next = nextStatus(order.status);
  const problem = next ? problemOf(order, next, role) : 'ended';
  const mayCancel = problemOf(order, 'Cancelled', role) === null;
  // The button of the next step replaces the last one in the same place, so a double press must not
  // take two steps.
  const isHeld = useJustChanged(order.status);

  function goOn(to: OrderStatus): void {
    if (change.isPending || isHeld) return;
    const input = { id: order.id, from: order.status, to };
    change.mutate(input, { onSuccess: () => say(t.movedTo(statuses[to])) });
  }

  useShortcuts(
    next && problem === null
      ? [{ key: 'n', once: true, words: moves[next], onPress: () => goOn(next) }]
      : [],
  );

  return (
    <Panel title={t.nextTitle}>
      <p>
        {means[order.status]} {hasCashback && t.cashbackGiven(taka(cashback, language))}
      </p>
      {!isEnded(order.status) && <OpenPoints order={order} />}
      {problem === 'unchecked' && <Notice tone="info">{t.waitsForCheck}</Notice>}
      {problem === 'unverified' && <Notice tone="info">{t.waitsForVerification}</Notice>}
      {problem === 'not-yours' && <Notice tone="info">{t.waitsForPharmacist}</Notice>}
      {next && problem === null && (
        <Button
          wide
          busy={change.isPending}
          aria-disabled={isHeld || undefined}
          // A browser repeats the press while Enter is held down.
          onKeyDown={(event) => {
            if (event.repeat && event.key === 'Enter') event.preventDefault();
          }}
          onClick={() => goOn(next)}
        >
          {moves[next]}
        </Button>
      )}
      {isRefusedAs(change.error, changedMeanwhile) ? (
        <Notice tone="warning" live>
          {t.meanwhile}
        </Notice>
      ) : (
        <ProblemNotice problem={change.error} />
      )}
      {mayCancel && (
        <div className={styles['end']}>
          <Button variant="quiet" onClick={() => setCancelling(true)}>
            {t.cancel}
          </Button>
        </div>
      )}
      {isCancelling && <CancelDialog order={order} onClose={() => setCancelling(false)} />}
    </Panel>
  );
}

/** Points to check before the next step. They do not block it. */
function OpenPoints({ order }: { order: CounterOrder }) {
  const t = useText(counterOrderText);
  const language = useLanguage();
  const missing = order.lines.filter(({ picked }) => picked === null).length;
  const points = [
    order.status === 'Processing' && missing > 0 && t.notAllPicked(missing),
    order.status === 'Delivering' &&
      order.amounts.left > 0 &&
      t.stillUnpaid(taka(order.amounts.left, language)),
  ].filter((point) => point !== false);
  return points.map((point) => (
    <Notice key={point} tone="warning">
      {point}
    </Notice>
  ));
}

function problemOf(order: CounterOrder, to: OrderStatus, role: StaffRole) {
  const { status, needsCheck, check, amounts } = order;
  const isUnverified = amounts.unverified > 0;
  return moveProblem({ status, needsCheck, isChecked: check !== null, isUnverified }, to, role);
}
