import type { Order } from '#domain/order.ts';
import { momentsOfSteps, stepsOf, type OrderStep } from '#domain/order-steps.ts';
import { useLanguage, useText } from '#state/language.ts';
import { momentOf } from '#text/dates.ts';
import { digits } from '#text/numbers.ts';
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

/**
 * The five steps of an order (customer-area-48): passed ones with a check, the current one with a
 * ring, a dot and a word, later ones with a number. The time of each step is below it, if the host
 * reports it.
 */
export function Stepper({ order }: { order: Pick<Order, 'status' | 'createdAt' | 'history'> }) {
  const t = useText(orderDetailsText);
  const language = useLanguage();
  const moments = momentsOfSteps(order);
  return (
    <ol aria-label={t.steps} className={styles['steps']}>
      {stepsOf(order.status).map(({ step, progress }, index) => (
        <li
          key={step}
          className={classes(styles['step'], styles[progress])}
          aria-current={progress === 'active' ? 'step' : undefined}
        >
          <span className={styles['mark']}>
            {isDone(step, progress) && <Icon name="check" size={16} />}
            {progress === 'ahead' && <span aria-hidden="true">{digits(index + 1, language)}</span>}
          </span>
          <span className={styles['words']}>
            <span>
              {t[names[step]]}
              {progress === 'passed' && <VisuallyHidden> ({t.passed})</VisuallyHidden>}
              {progress === 'active' && !isDone(step, progress) && (
                <span className={styles['now']}> {t.now}</span>
              )}
            </span>
            {progress !== 'ahead' && <When at={moments.get(step)} />}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Delivered is the last step, so it is done as soon as it is reached. */
function isDone(step: OrderStep['step'], progress: OrderStep['progress']): boolean {
  return progress === 'passed' || (progress === 'active' && step === 'Delivered');
}

function When({ at }: { at: string | undefined }) {
  const language = useLanguage();
  if (!at) return null;
  return (
    <time dateTime={at} className={styles['when']}>
      {momentOf(at, language)}
    </time>
  );
}
