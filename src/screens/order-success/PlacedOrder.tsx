import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { couponKey } from '#api/coupons.ts';
import { summaryQuery } from '#api/profile.ts';
import { theShop } from '#domain/shop.ts';
import type { SuccessPage } from '#domain/success-query.ts';
import { useLanguage, useText } from '#state/language.ts';
import { useSession } from '#state/session.ts';
import { openSignIn } from '#state/sign-in.ts';
import { digits } from '#text/numbers.ts';
import { ordersText } from '#text/orders.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { GuestReceipt } from './GuestReceipt.tsx';
import styles from './OrderSuccessScreen.module.css';
import { useAccessKey } from './use-access-key.ts';

/** An order that the pharmacy has. */
export function PlacedOrder({ page }: { page: SuccessPage }) {
  const t = useText(ordersText);
  const language = useLanguage();
  const navigate = useNavigate();
  const session = useSession();
  const isGuest = session === null;
  useSpent(session?.id ?? '');
  const accessKey = useAccessKey(page.orderId);
  const goHome = () => void navigate({ to: '/' });
  const isKnown = page.isNew || page.orderNo || page.orderId || page.payment !== 'none';

  if (!isKnown) {
    return (
      <>
        <h1>{t.successTitle}</h1>
        <EmptyState
          icon="bag"
          title={t.unknownTitle}
          action={<Button onClick={goHome}>{t.home}</Button>}
        >
          {t.unknownMore}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <header className={styles['heading']}>
        <span className={styles['mark']}>
          <Icon name={page.isNew ? 'check' : 'bag'} size={32} />
        </span>
        <h1>{page.isNew ? t.placed : t.successTitle}</h1>
        {page.orderNo && (
          <p className={styles['number']}>{t.orderNumber(digits(page.orderNo, language))}</p>
        )}
        {page.isNew && <p>{page.phone ? t.agentCalls(page.phone) : t.agentCallsYou}</p>}
        {page.isNew && <p>{t.pay20}</p>}
      </header>
      <PaymentLine page={page} isGuest={isGuest} />
      <div className={styles['actions']}>
        <Actions page={page} isGuest={isGuest} />
        <Button wide variant="secondary" onClick={goHome}>
          {t.home}
        </Button>
      </div>
      {isGuest && accessKey && <GuestReceipt orderId={page.orderId} accessKey={accessKey} />}
      {isGuest && <GuestLinks orderId={page.orderId} />}
    </>
  );
}

/** Wallet and coupons are others after an order: what was known of them is asked anew. */
function useSpent(customerId: string): void {
  const queryClient = useQueryClient();
  // The outside world: the server has taken them.
  useEffect(() => {
    queryClient.removeQueries({ queryKey: couponKey });
    if (customerId) void queryClient.invalidateQueries(summaryQuery(customerId));
  }, [queryClient, customerId]);
}

/** What became of paying (S2 §2); no line where nothing was tried. A guest has his order below, with its own way to pay. */
function PaymentLine({ page, isGuest }: { page: SuccessPage; isGuest: boolean }) {
  const t = useText(ordersText);
  const phone = theShop().customerServicePhone;
  if (page.payment === 'none') return null;
  const words = {
    success: t.paymentSuccess,
    failed: t.paymentFailed,
    cancelled: t.paymentCancelled,
    unknown: t.paymentUnknown,
  };
  const tones = {
    success: 'success',
    failed: 'error',
    cancelled: 'warning',
    unknown: 'error',
  } as const;
  const isFailed = page.payment === 'failed' || page.payment === 'unknown';
  return (
    <Notice tone={tones[page.payment]} live>
      <p>
        <strong>{words[page.payment]}</strong>
      </p>
      {page.transaction && <p className={styles['small']}>{t.transaction(page.transaction)}</p>}
      {isFailed && (
        <>
          <p>{t.failedMore}</p>
          <p>
            <a href={phone.href}>{t.customerService(phone.shown)}</a>
          </p>
        </>
      )}
      {page.payment === 'cancelled' && <p>{t.cancelledMore}</p>}
      {page.payment !== 'success' && page.orderId && !isGuest && (
        <p>
          <Link to="/profile/order/details/$id" params={{ id: page.orderId }}>
            {t.orderDetails}
          </Link>
        </p>
      )}
    </Notice>
  );
}

/** View Order for the customer, 'Login to Track your order' for a guest. */
function Actions({ page, isGuest }: { page: SuccessPage; isGuest: boolean }) {
  const t = useText(ordersText);
  const navigate = useNavigate();
  const { orderId } = page;
  if (isGuest)
    return (
      <Button wide onClick={() => openSignIn(wishFor(orderId))}>
        {t.loginToTrack}
      </Button>
    );
  const go = () =>
    void (orderId
      ? navigate({ to: '/profile/order/details/$id', params: { id: orderId } })
      : navigate({ to: '/profile/OrderHistory/$tab', params: { tab: 'All' } }));
  return (
    <Button wide onClick={go}>
      {t.viewOrder}
    </Button>
  );
}

/** Guests see a Login link and a Sign up link (S2 §2). */
function GuestLinks({ orderId }: { orderId: string }) {
  const t = useText(ordersText);
  return (
    <p className={styles['links']}>
      <span>{t.guestQuestion}</span>
      <Button variant="quiet" onClick={() => openSignIn(wishFor(orderId))}>
        {t.login}
      </Button>
      <Button variant="quiet" onClick={() => openSignIn({ ...wishFor(orderId), form: 'SIGNUP' })}>
        {t.signUp}
      </Button>
    </p>
  );
}

/** Signing in does not turn a guest's order into the customer's: it goes to his own list. */
function wishFor(orderId: string): { returnTo: string } {
  return { returnTo: orderId ? '/Profile/OrderHistory/All' : '/' };
}
