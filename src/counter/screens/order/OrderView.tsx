import { useState } from 'react';
import type { CounterOrder } from '#contract/counter/order-shapes.ts';
import { useSession } from '#counter/api/session.ts';
import { PageHead } from '#counter/parts/PageHead.tsx';
import { StatusPill } from '#counter/parts/StatusPill.tsx';
import { ScreenLink } from '#counter/parts/links.tsx';
import { orderTone } from '#counter/parts/order-tones.ts';
import { WorkNotice } from '#counter/parts/work/WorkNotice.tsx';
import { useWork, type WorkState } from '#counter/parts/work/use-work.ts';
import { isEnded } from '#domain/order-moves.ts';
import type { OrderStatus } from '#domain/order.ts';
import { useLanguage, useText } from '#state/language.ts';
import { counterOrderText } from '#text/counter/orders.ts';
import { momentOf } from '#text/dates.ts';
import { digits } from '#text/numbers.ts';
import { orderStatusText } from '#text/order-status.ts';
import { buttonLook } from '#ui/button-look.ts';
import { CheckPanel } from './CheckPanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { MoneyPanel } from './MoneyPanel.tsx';
import { NextPanel } from './NextPanel.tsx';
import styles from './Order.module.css';
import { OrderWarnings } from './OrderWarnings.tsx';
import { PickPanel } from './PickPanel.tsx';
import { ReceiverPanel } from './ReceiverPanel.tsx';

/**
 * On a phone the most important panels come first: the next step, the number to call, the pick
 * list.
 */
export function OrderView({ order }: { order: CounterOrder }) {
  const t = useText(counterOrderText);
  const statuses = useText(orderStatusText);
  const language = useLanguage();
  const work = useOrderWork(order);
  return (
    <>
      <PageHead
        title={t.title(digits(order.number, language))}
        back={{ to: '/orders', words: t.back }}
        beside={<StatusPill tone={orderTone(order.status)}>{statuses[order.status]}</StatusPill>}
        actions={
          <ScreenLink
            to={`/orders/${encodeURIComponent(order.id)}/papers`}
            className={buttonLook('secondary')}
          >
            {t.papers}
          </ScreenLink>
        }
      >
        {t.came(momentOf(order.createdAt, language))}
      </PageHead>
      <WorkNotice
        kind="order"
        id={order.id}
        worker={order.worker}
        work={work}
        hint={t.workedOnHint}
      />
      <OrderWarnings order={order} />
      <div className={styles['desk']}>
        <div className={styles['side']}>
          <NextPanel order={order} />
          <ReceiverPanel order={order} />
        </div>
        <div className={styles['work']}>
          <PickPanel order={order} />
          <CheckPanel order={order} />
        </div>
        <div className={styles['side']}>
          <MoneyPanel order={order} />
          <HistoryPanel order={order} />
        </div>
      </div>
    </>
  );
}

/**
 * Works on an order that is open here, as {@link useWork} does. After a member has moved the order
 * on, the page does not take the lease again by itself (counter-231).
 */
function useOrderWork({ id, status, worker }: CounterOrder): WorkState {
  const role = useSession().member?.role;
  const isAtHand = !isEnded(status) && (role !== 'packer' || status !== 'Pending');
  const [begunAt, begin] = useState<OrderStatus | null>(null);
  if (isAtHand && begunAt === null) begin(status);
  const isHandedOn = begunAt !== null && status !== begunAt && !worker?.isMe;
  const work = useWork({ kind: 'order', id, worker, isToDo: isAtHand && !isHandedOn });
  return isAtHand ? work : 'free';
}
