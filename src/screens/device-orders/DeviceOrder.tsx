import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isGone } from '#api/failure.ts';
import { guestOrderQuery } from '#api/orders.ts';
import { isUnderWay } from '#domain/order.ts';
import { forgetGuestOrder, storeLastKnown, type GuestOrder } from '#outbox/order-responses.ts';
import { OrderChip } from '#parts/profile/OrderChip.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { useMinute } from '#state/use-now.ts';
import { from, momentOf } from '#text/dates.ts';
import { deviceOrdersText } from '#text/device-orders.ts';
import { errorsText } from '#text/errors.ts';
import { digits, taka } from '#text/numbers.ts';
import { orderHistoryText } from '#text/order-history.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { classes } from '#ui/classes.ts';
import surface from '#ui/surface.module.css';
import styles from './DeviceOrdersScreen.module.css';

export interface DeviceOrderProps {
  order: GuestOrder;
  onRemoved: () => void;
}

/** One order of this device. It shows the stored status until the pharmacy has responded. */
export function DeviceOrder({ order, onRemoved }: DeviceOrderProps) {
  const { id, accessKey, lastKnown } = order;
  const t = useText(deviceOrdersText);
  const words = useText(orderHistoryText);
  const { retry } = useText(errorsText);
  const language = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const hasEnded = lastKnown !== null && lastKnown.payable !== null && !isUnderWay(lastKnown);
  const { data, error, isFetching, refetch } = useQuery({
    ...guestOrderQuery(id, accessKey),
    // The status of a finished order does not change any more.
    enabled: !hasEnded,
  });
  const current = data?.order;
  useEffect(() => {
    if (current) void storeLastKnown(id, current);
  }, [id, current]);
  const shown = current ?? lastKnown;
  const number = digits(shown?.orderNo ?? '', language);

  async function remove(): Promise<void> {
    await forgetGuestOrder(id);
    announce(t.removed);
    onRemoved();
  }

  return (
    <article className={classes(surface['card'], styles['card'])} aria-label={t.order(number)}>
      <header className={styles['head']}>
        <h2 className={styles['number']}>{t.order(number)}</h2>
        {shown ? <OrderChip order={shown} /> : <span>{t.statusUnknown}</span>}
      </header>
      {shown && (
        <p>
          {momentOf(shown.createdAt, language)}
          {shown.payable !== null && <> · {taka(shown.payable, language)}</>}
        </p>
      )}
      {!current && !hasEnded && lastKnown && <Age at={lastKnown.at} />}
      {error && !isFetching && (
        <p role="alert" className={styles['small']}>
          {isGone(error) ? t.gone : t.notRefreshed}
        </p>
      )}
      <div className={styles['actions']}>
        <Link
          to="/Order/Success"
          search={{ OrderNo: shown?.orderNo, Id: id }}
          className={buttonLook('secondary')}
          aria-label={words.detailsOf(number)}
        >
          {words.details}
        </Link>
        {error && !isGone(error) && (
          <Button variant="quiet" busy={isFetching} onClick={() => void refetch()}>
            {retry}
          </Button>
        )}
        <Button variant="quiet" aria-label={t.removeOf(number)} onClick={() => setAsking(true)}>
          {t.remove}
        </Button>
      </div>
      {isAsking && (
        <AlertDialog
          title={t.removeSure(number)}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button wide variant="danger" onClick={() => void remove()}>
                {t.removeYes}
              </Button>
              <Button wide variant="quiet" onClick={() => setAsking(false)}>
                {t.removeNo}
              </Button>
            </>
          }
        >
          <p>{t.removeHint}</p>
        </AlertDialog>
      )}
    </article>
  );
}

/** The age of the stored status. */
function Age({ at }: { at: number }) {
  const t = useText(deviceOrdersText);
  const language = useLanguage();
  const now = useMinute();
  return now === null ? null : <p className={styles['small']}>{t.asOf(from(at, now, language))}</p>;
}
