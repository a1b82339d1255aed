/** Prepares an order between the tap on Place Order and its storage in the outbox. */
import type { OrderPayload } from '#contract/stored-order.ts';
import { writeBag } from '#contract/stored-bag.ts';
import { shippingOnWire } from '#contract/shipping.ts';
import type { AddressType, ShippingAddress } from '#domain/address.ts';
import type { Bag } from '#domain/bag.ts';
import type { PaymentMethod } from '#domain/order.ts';
import { canonicalPhone } from '#domain/phone.ts';
import { customerPhoneOf } from '#domain/request-order.ts';
import type { CheckoutChoices } from '#state/checkout.ts';
import type { CheckoutMoney } from './use-checkout-money.ts';

/** The address for sending: with a canonical phone number, and the number to call back. */
export function addressToSend(address: ShippingAddress, userPhone: string): ShippingAddress {
  const receiverPhone = canonicalPhone(address.receiverPhone) ?? address.receiverPhone;
  return { ...address, receiverPhone, customerPhone: customerPhoneOf(userPhone, receiverPhone) };
}

interface Ordered {
  bag: Bag;
  address: ShippingAddress;
  addressType: AddressType;
  choices: CheckoutChoices;
  paymentMethod: PaymentMethod;
  money: Pick<CheckoutMoney, 'amounts' | 'coupon'>;
}

/** The content of the submission, with the total that the customer agrees to. */
export function orderPayload({
  bag,
  address,
  addressType,
  choices,
  paymentMethod,
  money,
}: Ordered): OrderPayload {
  const { coupon, amounts } = money;
  return {
    bag: writeBag(bag),
    address: shippingOnWire(address),
    addressType,
    note: choices.note.trim(),
    isAutoOrder: choices.isAutoOrder,
    coupon: coupon && { id: coupon.id, code: coupon.code },
    usesWallet: choices.usesWallet,
    prescriptionIds: [...choices.prescriptionIds],
    paymentMethod,
    agreed: amounts,
  };
}
