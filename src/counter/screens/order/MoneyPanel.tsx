import { useState } from 'react';
import { useSession } from '#counter/api/session.ts';
import { Panel } from '#counter/parts/Panel.tsx';
import { useShortcuts } from '#counter/parts/use-shortcuts.ts';
import type { CounterOrder } from '#contract/counter/order-shapes.ts';
import { figuresOf, type OrderFigureName } from '#domain/order-figures.ts';
import { useLanguage, useText } from '#state/language.ts';
import { counterOrderText } from '#text/counter/orders.ts';
import { taka } from '#text/numbers.ts';
import { orderDetailsText } from '#text/order-history.ts';
import { Button } from '#ui/Button.tsx';
import { CreditDialog, PaymentDialog, RefundDialog } from './MoneyDialogs.tsx';
import { MoneyMoved } from './MoneyMoved.tsx';
import styles from './Order.module.css';

const strong: readonly OrderFigureName[] = ['payable', 'left'];

/**
 * The amounts of an order, with the dialogs for payments, refunds and credits (counter-130 to
 * counter-139).
 */
export function MoneyPanel({ order }: { order: CounterOrder }) {
  const t = useText(counterOrderText);
  const figures = useText(orderDetailsText);
  const language = useLanguage();
  const isOwner = useSession().member?.role === 'owner';
  const [open, setOpen] = useState<'payment' | 'refund' | 'credit' | null>(null);
  const { amounts } = order;
  const canTake = amounts.left > 0;
  const close = () => setOpen(null);

  useShortcuts(
    canTake ? [{ key: 'p', words: t.takePayment, onPress: () => setOpen('payment') }] : [],
  );

  return (
    <Panel title={t.moneyTitle}>
      <dl className={styles['figures']}>
        {figuresOf(amounts).map(({ name, amount }) => (
          <Figure
            key={name}
            words={figures[name]}
            amount={taka(amount, language)}
            isStrong={strong.includes(name)}
          />
        ))}
        {amounts.unverified > 0 && (
          <Figure words={t.unverified} amount={taka(amounts.unverified, language)} />
        )}
        {amounts.refunded > 0 && (
          <Figure words={t.refunded} amount={taka(-amounts.refunded, language)} />
        )}
        {amounts.cashback > 0 && (
          <Figure words={figures.cashback} amount={taka(amounts.cashback, language)} />
        )}
      </dl>
      {canTake && (
        <Button wide variant="secondary" onClick={() => setOpen('payment')}>
          {t.takePayment}
        </Button>
      )}
      <MoneyMoved order={order} />
      {isOwner && (
        <div className={styles['end']}>
          {amounts.refundable > 0 && (
            <Button variant="quiet" onClick={() => setOpen('refund')}>
              {t.refund}
            </Button>
          )}
          {order.customer && (
            <Button variant="quiet" onClick={() => setOpen('credit')}>
              {t.credit}
            </Button>
          )}
        </div>
      )}
      {open === 'payment' && <PaymentDialog order={order} onClose={close} />}
      {open === 'refund' && <RefundDialog order={order} onClose={close} />}
      {open === 'credit' && <CreditDialog order={order} onClose={close} />}
    </Panel>
  );
}

interface FigureProps {
  words: string;
  amount: string;
  isStrong?: boolean;
}

function Figure({ words, amount, isStrong = false }: FigureProps) {
  const look = isStrong ? styles['strong'] : undefined;
  return (
    <>
      <dt className={look}>{words}</dt>
      <dd className={look}>{amount}</dd>
    </>
  );
}
