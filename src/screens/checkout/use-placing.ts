import { useState } from 'react';
import { isSameToBuy, splitAvailable, type Bag, type BagLine } from '#domain/bag.ts';
import { placeOfAddress } from '#domain/address.ts';
import { deliveryProblem } from '#domain/delivery-terms.ts';
import { cartTotal } from '#domain/checkout.ts';
import { takesOrders } from '#domain/opening.ts';
import type { PaymentMethod } from '#domain/order.ts';
import { problemWithOrder, type OrderProblem } from '#domain/order-checks.ts';
import { useShop } from '#state/shop.ts';
import type { WriteProblem } from '#outbox/write.ts';
import { refreshPrices } from '#parts/bag/refresh-prices.ts';
import { addressBookStore, addressStore, useAddress, writeAddressDown } from '#state/address.ts';
import { bagStore, emptyOrderedBag, useBag } from '#state/bag.ts';
import { chooseAtCheckout, useCheckout } from '#state/checkout.ts';
import { networkNow } from '#state/network.ts';
import { useSession } from '#state/session.ts';
import { isQuantityWrong } from '#ui/wrong-quantity.ts';
import type { OrderDraft, OrderDraftView } from './order-draft.ts';
import { countOrderedBag } from '#state/ordered-bags.ts';
import { addressToSend, orderPayload } from './place-order.ts';
import type { CheckoutMoney } from './use-checkout-money.ts';

/** The outcome of a tap on Place Order. */
export type Outcome =
  | { kind: 'followed'; submissionId: string; phone: string; paymentMethod: PaymentMethod }
  | { kind: 'not-saved'; problem: WriteProblem }
  | { kind: 'unexpected' };

export interface PlaceOrderState {
  /** The lines to order. While the order is being sent, the lines that it contains. */
  bag: Bag;
  /** Unavailable lines of the bag, which the order leaves out. */
  gone: readonly BagLine[];
  tries: number;
  problem: OrderProblem | null;
  isBusy: boolean;
  outcome: Outcome | null;
  place: (money: CheckoutMoney) => Promise<void>;
  close: () => void;
  /** Shows the bag again, after the order was turned back into a draft. */
  takeBack: () => void;
}

/** Handles Place Order: validates, refreshes the prices, stores the order and sends it. */
export function usePlacing(view: OrderDraftView, draft: OrderDraft): PlaceOrderState {
  const current = useBag();
  const { prescriptionRule, opening, delivery } = useShop();
  const session = useSession();
  const choices = useCheckout();
  const address = useAddress();
  const [ordered, setOrdered] = useState<Bag | null>(null);
  const [tries, setTries] = useState(0);
  const [offered, setOffered] = useState<PaymentMethod[]>(['CASH_ON_DELIVERY', 'PAY_NOW']);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { bag, gone } = splitAvailable(ordered ?? current);
  const checked = {
    lines: bag.lines,
    total: cartTotal(bag.lines),
    paymentMethod: choices.paymentOption,
    address,
    prescriptions: view.photos.length + choices.prescriptionIds.length,
    prescriptionRule,
    delivery: deliveryProblem(delivery.exceptions, placeOfAddress(address)),
  };
  const problem = tries > 0 && !ordered ? problemWithOrder({ ...checked, offered }) : null;

  async function place(money: CheckoutMoney): Promise<void> {
    // Enter in a field submits the form without the button.
    if (!takesOrders(opening)) return;
    if (isQuantityWrong(document.querySelector('main'))) return;
    setTries((count) => count + 1);
    setOffered(money.offered);
    const { paymentOption } = choices;
    const isWrong = problemWithOrder({ ...checked, offered: money.offered }) !== null;
    if (isWrong || !paymentOption || isBusy || outcome || view.adding > 0) return;
    setBusy(true);
    try {
      // Read the id before the prices are refreshed, because another tab may order this bag
      // meanwhile.
      const id = await draft.pressedId();
      if (id && (await isAsShown(current))) await send(id, money, paymentOption);
    } catch {
      setOutcome({ kind: 'unexpected' });
    } finally {
      setBusy(false);
    }
  }

  async function send(
    id: string,
    money: CheckoutMoney,
    paymentMethod: PaymentMethod,
  ): Promise<void> {
    const sendTo = addressToSend(addressStore.get(), session?.phone ?? '');
    writeAddressDown(sendTo);
    const addressType = addressBookStore.get().activeType;
    const payload = orderPayload({
      bag,
      address: sendTo,
      addressType,
      choices,
      paymentMethod,
      money,
    });
    const written = await draft.send(id, payload);
    if (!written.saved) {
      setOutcome({ kind: 'not-saved', problem: written.problem });
      return;
    }
    // The submission is stored, so the bag must not be ordered again.
    setOrdered(bag);
    const submissionId = written.submission.id;
    emptyOrderedBag();
    countOrderedBag(submissionId);
    chooseAtCheckout({ submissionId, isOrdered: true });
    setOutcome({ kind: 'followed', submissionId, phone: sendTo.receiverPhone, paymentMethod });
  }

  return {
    bag,
    gone,
    tries,
    problem,
    isBusy,
    outcome,
    place,
    close: () => setOutcome(null),
    takeBack: () => {
      setOutcome(null);
      setOrdered(null);
      setTries(0);
      void draft.reopen().then(refreshPrices);
    },
  };
}

/**
 * Compares the bag with fresh prices before sending (checkout-58). If prices or stock differ from
 * those that the customer saw, returns false: nothing is sent, the bag is updated and an alert
 * shows the changes.
 */
async function isAsShown(shown: Bag): Promise<boolean> {
  if (networkNow() !== 'offline') await refreshPrices();
  return isSameToBuy(shown, bagStore.get());
}
