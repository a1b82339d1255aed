import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { placeOfAddress, type ShippingAddress } from '#domain/address.ts';
import { AddressForm } from '#parts/address/AddressForm.tsx';
import { AddressTypes } from '#parts/address/AddressTypes.tsx';
import { useCurrentCharge } from '#parts/address/use-current-charge.ts';
import { useLatestAddress } from '#parts/address/use-latest-address.ts';
import { AdvanceNote } from '#parts/advance/AdvanceNote.tsx';
import { BagLines } from '#parts/bag/BagLines.tsx';
import { refreshPrices, usePriceStatus } from '#parts/bag/refresh-prices.ts';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { chooseAddressType, useAddress, useAddressBook, writeAddressDown } from '#state/address.ts';
import { chooseAtCheckout, useCheckout } from '#state/checkout.ts';
import { useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { useOrderedSince } from '#state/ordered-bags.ts';
import { useUnfinished } from '#state/update.ts';
import { addressesText } from '#text/addresses.ts';
import { bagText } from '#text/bag.ts';
import { checkoutText } from '#text/checkout.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { announce } from '#ui/announce.ts';
import { buttonLook } from '#ui/button-look.ts';
import surface from '#ui/surface.module.css';
import styles from './CheckoutScreen.module.css';
import { CouponBox } from './CouponBox.tsx';
import { GoneLines } from './GoneLines.tsx';
import { OrderFiles } from './OrderFiles.tsx';
import { OrderWishes } from './OrderWishes.tsx';
import { OrderedSince } from './OrderedSince.tsx';
import { PaymentOptions } from './PaymentOptions.tsx';
import { PlaceBar } from './PlaceBar.tsx';
import { PlaceOutcome } from './PlaceOutcome.tsx';
import { PolicyNotes } from './PolicyNotes.tsx';
import { PricesUpdated } from './PricesUpdated.tsx';
import { Totals } from './Totals.tsx';
import { OrderDraft, type OrderDraftView } from './order-draft.ts';
import { useCheckoutMoney } from './use-checkout-money.ts';
import { usePlacing } from './use-placing.ts';

const formId = 'checkout-form';

/** The checkout (checkout-1): products, cost, delivery address and payment. */
export function CheckoutScreen() {
  const t = useText(checkoutText);
  const addresses = useText(addressesText);
  usePageTitle(t.title);
  const { view, draft } = useOrderDraft();
  const address = useAddress();
  const { activeType } = useAddressBook();
  const choices = useCheckout();
  const orderedSince = useOrderedSince();
  const isOffline = useNetwork() === 'offline';
  const knowledge = usePriceStatus();
  const placing = usePlacing(view, draft);
  const { bag, gone } = placing;
  const money = useCheckoutMoney(bag, address);
  useLatestAddress(writeAddress);
  useCurrentCharge();

  // Refresh the prices when the screen opens.
  useEffect(() => {
    void refreshPrices();
  }, []);

  function writeAddress(next: ShippingAddress): void {
    const isOtherDistrict = next.district?.id !== address.district?.id;
    writeAddressDown(next);
    // PAY_NOW becomes the default on district change, but only if it is offered (checkout-47). It
    // never replaces the customer's choice, and the change is announced.
    const isOpen = choices.paymentOption === null && money.offered.includes('PAY_NOW');
    if (!isOtherDistrict || !next.district || !isOpen) return;
    chooseAtCheckout({ paymentOption: 'PAY_NOW' });
    announce(t.payNowChosen);
  }

  if (view.placedAs)
    return <Navigate to="/Order/Success" search={{ Submission: view.placedAs }} replace />;
  if (bag.lines.length + gone.length === 0 && view.isReady)
    return view.orderedElsewhere ? (
      <OrderedElsewhere submissionId={view.orderedElsewhere} />
    ) : (
      <NothingToOrder />
    );
  const isOrderable = bag.lines.length > 0 || !view.isReady;
  const lost =
    money.couponFailure === null
      ? null
      : { code: choices.couponCode, failure: money.couponFailure };
  return (
    <div className={styles['screen']}>
      <h1>{t.title}</h1>
      {isOffline && <Notice tone="offline">{t.offlineNote}</Notice>}
      {orderedSince && <OrderedSince submissionId={orderedSince} />}
      <div className={styles['columns']}>
        <div className={styles['goods']}>
          {bag.lines.length > 0 && (
            <section className={styles['section']} aria-labelledby="checkout-bag">
              <h2 id="checkout-bag">{t.yourOrder}</h2>
              <div className={classes(surface['raised'], styles['lines'])}>
                <BagLines
                  lines={bag.lines}
                  hasAges={knowledge === 'last-known'}
                  onFollow={() => undefined}
                />
              </div>
            </section>
          )}
          <GoneLines lines={gone} areAll={!isOrderable} />
        </div>
        {isOrderable && (
          <form
            id={formId}
            className={styles['form']}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void placing.place(money);
            }}
          >
            {/* Disabled until it is known whether this bag has already been ordered. */}
            <fieldset className={styles['fields']} disabled={!view.isReady} aria-label={t.title}>
              <section className={styles['section']} aria-labelledby="checkout-address">
                <h2 id="checkout-address">{addresses.title}</h2>
                <AddressTypes active={activeType} onChoose={chooseAddressType} />
                <AddressForm
                  address={address}
                  onChange={writeAddress}
                  isChecked={placing.tries > 0}
                />
              </section>
              <OrderFiles
                view={view}
                draft={draft}
                submissionId={choices.submissionId}
                lines={bag.lines}
              />
              <PaymentOptions
                offered={money.offered}
                address={address}
                error={placing.problem?.kind === 'payment-not-chosen' ? t.paymentRequired : null}
              />
              <AdvanceNote
                place={placeOfAddress(address)}
                payable={money.amounts.payable}
                paymentMethod={choices.paymentOption}
              />
              <PolicyNotes />
              <OrderWishes />
            </fieldset>
          </form>
        )}
        {isOrderable && (
          <div className={styles['summary']}>
            <CouponBox bag={bag} applied={money.coupon} lost={lost} />
            <Totals
              money={money}
              hasDistrict={address.district !== null}
              isCurrent={knowledge !== 'last-known'}
            />
            <PlaceBar
              placing={placing}
              payable={money.amounts.payable}
              adding={view.adding}
              isReady={view.isReady}
              formId={formId}
            />
          </div>
        )}
      </div>
      {placing.outcome ? (
        <PlaceOutcome
          outcome={placing.outcome}
          onClose={placing.close}
          onTakenBack={placing.takeBack}
        />
      ) : (
        isOrderable && <PricesUpdated payable={money.amounts.payable} />
      )}
    </div>
  );
}

/** Shown if another tab has ordered this bag (checkout-131). */
function OrderedElsewhere({ submissionId }: { submissionId: string }) {
  const t = useText(checkoutText);
  return (
    <div className={styles['screen']}>
      <h1>{t.title}</h1>
      <EmptyState
        icon="check"
        title={t.orderedElsewhere}
        action={
          <Link to="/Order/Success" search={{ Submission: submissionId }} className={buttonLook()}>
            {t.seeOrdered}
          </Link>
        }
      />
    </div>
  );
}

/** Shown if the bag is empty. */
function NothingToOrder() {
  const t = useText(bagText);
  const { title } = useText(checkoutText);
  const navigate = useNavigate();
  return (
    <div className={styles['screen']}>
      <h1>{title}</h1>
      <EmptyState
        icon="bag"
        title={t.emptyAlert}
        action={
          <Button variant="secondary" onClick={() => void navigate({ to: '/' })}>
            {t.browse}
          </Button>
        }
      >
        {t.emptyHint}
      </EmptyState>
    </div>
  );
}

/** The draft of this phone's order, with its current state. */
function useOrderDraft(): { view: OrderDraftView; draft: OrderDraft } {
  const [draft] = useState(() => new OrderDraft());
  const view = useSyncExternalStore(draft.subscribe, draft.getView, draft.getServerView);
  useUnfinished(view.photos.length > 0);
  // Connects the draft to the phone's storage and other tabs.
  useEffect(() => draft.start(), [draft]);
  return { view, draft };
}
