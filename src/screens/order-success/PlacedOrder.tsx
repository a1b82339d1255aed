import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { capabilitiesQuery } from '#api/capabilities.ts';
import { couponKey } from '#api/coupons.ts';
import { summaryQuery } from '#api/account.ts';
import type { CheckoutAmounts } from '#domain/checkout.ts';
import { walletPartOf, type OrderDetails } from '#domain/order.ts';
import { unverifiedSum } from '#domain/payment-claim.ts';
import type { SuccessPage } from '#domain/success-query.ts';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { PayOrder } from '#parts/pay-order/PayOrder.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { useSession } from '#state/session.ts';
import { openSignIn, type SignInWish } from '#state/sign-in.ts';
import { digits, taka } from '#text/numbers.ts';
import { orderDetailsText } from '#text/order-history.ts';
import { ordersText } from '#text/orders.ts';
import { refundSentences } from '#text/refunds.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import surface from '#ui/surface.module.css';
import { CustomerService } from './CustomerService.tsx';
import { NextSteps } from './NextSteps.tsx';
import { NotConfirmed } from './NotConfirmed.tsx';
import { OrderReceipt } from './OrderReceipt.tsx';
import styles from './OrderSuccessScreen.module.css';
import { PaymentLine } from './PaymentLine.tsx';
import { ShareReceipt } from './ShareReceipt.tsx';
import { shownPaymentOf } from './shown-payment.ts';
import { storedDetails } from './stored-details.ts';
import { useOrderEvidence, type Evidence } from './use-order-evidence.ts';

const PushOffer = lazyPart(async () => (await import('#parts/push/PushOffer.tsx')).PushOffer, {
  Failed: null,
});

const PayByHand = lazyPart(
  async () => (await import('#parts/pay-by-hand/PayByHand.tsx')).PayByHand,
  {
    isOver: false,
  },
);

/**
 * An order that the pharmacy has received, as confirmed by the server or by this phone's own
 * receipt.
 */
export function PlacedOrder({ page }: { page: SuccessPage }) {
  const t = useText(ordersText);
  const language = useLanguage();
  const navigate = useNavigate();
  const session = useSession();
  const isGuest = session === null;
  useSpent(session?.id ?? '');
  const { evidence, agreed, accessKey, isFetching, refetch } = useOrderEvidence(page);
  const takesPayment = useQuery(capabilitiesQuery()).data?.takesPayment ?? false;
  const goHome = () => void navigate({ to: '/' });

  if (!page.isNew && !page.orderNo && !page.orderId && page.payment === 'none') {
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
        <CustomerService />
      </>
    );
  }
  const details = detailsOf(evidence, page.orderNo, language);
  const payment = shownPaymentOf(page.payment, evidence);
  const isPlaced = evidence.kind === 'confirmed' || evidence.kind === 'receipt';
  const isNew = page.isNew && isPlaced && details?.order.status !== 'Cancelled';
  const number = details?.order.orderNo || page.orderNo;
  const chosen = details?.order.paymentMethod;
  // This phone's own receipt is older than any payment.
  const isLeftKnown = evidence.kind === 'confirmed' || (payment === 'none' && chosen !== 'PAY_NOW');
  const confirmed = evidence.kind === 'confirmed' ? evidence.details.order : null;
  const left = confirmed?.left ?? 0;
  const unverified = unverifiedSum(confirmed?.claims ?? []);
  // Do not offer another payment while one is waiting for confirmation.
  const wantsToPay =
    payment === 'none' ? chosen === 'PAY_NOW' : payment === 'failed' || payment === 'cancelled';
  const paysFirst = left > 0 && takesPayment && wantsToPay;
  const pay = (variant: 'primary' | 'quiet') => (
    <PayOrder orderId={page.orderId} accessKey={accessKey} label={t.payNow} variant={variant} />
  );
  const byHand = confirmed && <PayByHand order={confirmed} accessKey={accessKey} />;
  const phone = details?.order.contactPhone || page.phone;
  return (
    <>
      <header className={styles['heading']}>
        <span className={styles['mark']}>
          <Icon name={isNew ? 'check' : 'bag'} size={32} />
        </span>
        <h1>{isNew ? t.placed : t.successTitle}</h1>
        {number && <p className={styles['number']}>{t.orderNumber(digits(number, language))}</p>}
      </header>
      <PaymentLine page={page} evidence={evidence} payment={payment} accessKey={accessKey} />
      {details && <RefundLine details={details} />}
      {agreed && evidence.kind === 'confirmed' && (
        <CheaperLine agreed={agreed} details={evidence.details} />
      )}
      {left > unverified && payment === 'none' && chosen === 'PAY_NOW' && (
        <Notice tone="warning">{t.paymentOpen(taka(left - unverified, language))}</Notice>
      )}
      <NotConfirmed evidence={evidence} isBusy={isFetching} onRetry={refetch} />
      {wantsToPay && byHand}
      <div className={styles['actions']}>
        {paysFirst && pay('primary')}
        <Actions
          page={page}
          isGuest={isGuest}
          accessKey={accessKey}
          phone={phone}
          variant={paysFirst ? 'secondary' : 'primary'}
        />
        <Button wide variant="secondary" onClick={goHome}>
          {t.home}
        </Button>
        {left > 0 && !paysFirst && pay('quiet')}
      </div>
      {!wantsToPay && byHand}
      {/* A signed-in customer is notified only about their own orders, not about a guest's
          order that was shared with them. */}
      {isPlaced && page.orderId && isGuest === (accessKey !== '') && (
        <PushOffer subject={accessKey ? { kind: 'order', id: page.orderId, accessKey } : null} />
      )}
      {details && <NextSteps details={details} isLeftKnown={isLeftKnown} />}
      {(details || accessKey) && (
        <section
          className={classes(surface['raised'], styles['receipt'])}
          aria-labelledby="receipt"
        >
          <h2 id="receipt">{t.receiptTitle}</h2>
          {details && <OrderReceipt details={details} isLeftKnown={isLeftKnown} />}
          {accessKey && <ShareReceipt orderId={page.orderId} accessKey={accessKey} />}
        </section>
      )}
      {isGuest && <GuestLinks orderId={page.orderId} phone={phone} />}
      <CustomerService />
    </>
  );
}

interface CheaperLineProps {
  agreed: CheckoutAmounts;
  details: OrderDetails;
}

/** Shown if prices fell while the order waited: it was sent at the lower price (checkout-133). */
function CheaperLine({ agreed, details: { order } }: CheaperLineProps) {
  const t = useText(ordersText);
  const language = useLanguage();
  const shown = agreed.payable + agreed.wallet;
  const cost = order.payable + walletPartOf(order);
  if (cost >= shown || order.status === 'Cancelled') return null;
  return <Notice tone="success">{t.cheaper(taka(cost, language), taka(shown, language))}</Notice>;
}

/** The refund of this order (payments-46). */
function RefundLine({ details: { order } }: { details: OrderDetails }) {
  const { cancelled } = useText(orderDetailsText);
  const refunded = refundSentences(order.refund, useLanguage());
  if (!refunded) return null;
  return (
    <Notice tone="info">
      {order.status === 'Cancelled' && cancelled} {refunded}
    </Notice>
  );
}

function detailsOf(
  evidence: Evidence,
  orderNo: string,
  language: 'en' | 'bn',
): OrderDetails | null {
  if (evidence.kind === 'confirmed') return evidence.details;
  if (evidence.kind !== 'receipt' || !evidence.order) return null;
  return storedDetails(evidence.order, orderNo, language);
}

/** Refreshes wallet, coupons and the list of orders, because an order changes them. */
function useSpent(customerId: string): void {
  const queryClient = useQueryClient();
  // The server has deducted them.
  useEffect(() => {
    queryClient.removeQueries({ queryKey: couponKey });
    if (!customerId) return;
    void queryClient.invalidateQueries(summaryQuery(customerId));
    // Also covers orders that did not use the outbox, such as an accepted quote for a request.
    import('#parts/profile/renew-lists.ts')
      .then(({ renewLists }) => renewLists(queryClient, customerId, 'order', Date.now()))
      .catch(() => {});
  }, [queryClient, customerId]);
}

interface ActionsProps {
  page: SuccessPage;
  isGuest: boolean;
  accessKey: string;
  variant: 'primary' | 'secondary';
  /** The order's phone number, or '' if it is unknown. */
  phone: string;
}

/** View Order for the customer, 'Login to Track your order' for a guest. */
function Actions({ page, isGuest, accessKey, variant, phone }: ActionsProps) {
  const t = useText(ordersText);
  const navigate = useNavigate();
  const { orderId } = page;
  if (isGuest)
    return (
      <Button wide variant={variant} onClick={() => openSignIn(wishFor(orderId, phone))}>
        {t.loginToTrack}
      </Button>
    );
  // An order that opens with a key may belong to another customer, so link to the customer's own
  // list.
  const go = () =>
    void (orderId && !accessKey
      ? navigate({ to: '/profile/order/details/$id', params: { id: orderId } })
      : navigate({ to: '/profile/OrderHistory/$tab', params: { tab: 'All' } }));
  return (
    <Button wide variant={variant} onClick={go}>
      {t.viewOrder}
    </Button>
  );
}

/** Guests see a Login link and a Sign up link (checkout-97). */
function GuestLinks({ orderId, phone }: { orderId: string; phone: string }) {
  const t = useText(ordersText);
  return (
    <p className={styles['links']}>
      <span>{t.guestQuestion}</span>
      <Button variant="quiet" onClick={() => openSignIn(wishFor(orderId, phone))}>
        {t.login}
      </Button>
      <Button
        variant="quiet"
        onClick={() => openSignIn({ ...wishFor(orderId, phone), form: 'SIGNUP' })}
      >
        {t.signUp}
      </Button>
    </p>
  );
}

/**
 * Fills in the order's phone number, because only a sign-in with that number adds the order to the
 * list.
 */
function wishFor(orderId: string, phone: string): SignInWish {
  return { returnTo: orderId ? '/Profile/OrderHistory/All' : '/', phone };
}
