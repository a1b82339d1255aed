import type { OrderStatus } from '#domain/order.ts';
import { stepsOf, type OrderStep } from '#domain/order-steps.ts';
import { useText } from '#state/language.ts';
import { orderDetailsText } from '#text/order-history.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './Stepper.module.css';

const names = {
  Pending: 'stepPending',
  Confirmed: 'stepConfirmed',
  Processing: 'stepProcessing',
  Delivering: 'stepDelivering',
  Delivered: 'stepCompleted',
} as const satisfies Record<OrderStep['step'], string>;

/** The five steps of an order; earlier ones passed, the present one marked (S2 §4). */
export function Stepper({ status }: { status: OrderStatus | 'Unknown' }) {
  const t = useText(orderDetailsText);
  return (
    <ol aria-label={t.steps} className={styles['steps']}>
      {stepsOf(status).map(({ step, standing }) => (
        <li
          key={step}
          className={classes(styles['step'], styles[standing])}
          aria-current={standing === 'active' ? 'step' : undefined}
        >
          <span className={styles['mark']}>
            {standing !== 'ahead' && <Icon name="check" size={16} />}
          </span>
          <span>{t[names[step]]}</span>
          {standing === 'passed' && <VisuallyHidden> ({t.passed})</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
