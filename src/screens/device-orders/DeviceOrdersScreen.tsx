import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { guestOrders } from '#outbox/order-responses.ts';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useText } from '#state/language.ts';
import { deviceOrdersText } from '#text/device-orders.ts';
import { errorsText } from '#text/errors.ts';
import { orderHistoryText } from '#text/order-history.ts';
import { Button } from '#ui/Button.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import layout from '#ui/page.module.css';
import { Skeleton } from '#ui/Skeleton.tsx';
import { DeviceOrder } from './DeviceOrder.tsx';
import styles from './DeviceOrdersScreen.module.css';

/**
 * The guest orders whose access keys are stored on this device, also without a network
 * (customer-area-195).
 */
export function DeviceOrdersScreen() {
  const t = useText(deviceOrdersText);
  usePageTitle(t.title);
  return (
    <div className={classes(layout['page'], layout['airy'])}>
      <h1>{t.title}</h1>
      <p className={styles['intro']}>{t.intro}</p>
      <Orders />
    </div>
  );
}

function Orders() {
  const t = useText(deviceOrdersText);
  const { browse } = useText(orderHistoryText);
  const { retry } = useText(errorsText);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['device-orders'],
    queryFn: guestOrders,
    // They are read from this device.
    networkMode: 'always',
    staleTime: 0,
    retry: false,
  });
  if (!data && error && !isFetching)
    return (
      <ErrorState title={t.failed} action={<Button onClick={() => void refetch()}>{retry}</Button>}>
        <p>{t.failedHint}</p>
      </ErrorState>
    );
  if (!data)
    return (
      <div role="status" aria-label={t.waiting}>
        <Skeleton shape="block" />
      </div>
    );
  if (data.length === 0)
    return (
      <EmptyState
        icon="bag"
        title={t.none}
        action={
          <Link to="/" className={buttonLook('primary')}>
            {browse}
          </Link>
        }
      >
        {t.noneHint}
      </EmptyState>
    );
  return (
    <ul className={styles['orders']}>
      {data.map((order) => (
        <li key={order.id}>
          <DeviceOrder order={order} onRemoved={() => void refetch()} />
        </li>
      ))}
    </ul>
  );
}
