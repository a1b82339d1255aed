import type { HandedAddress, HandedOrder, HandedRequest } from '#domain/hand-over/content.ts';

const aHandedAddress: HandedAddress = {
  receiverName: 'রহিমা খাতুন',
  receiverPhone: '01712345678',
  customerPhone: '',
  division: 1,
  district: 1,
  area: 0,
  address: 'বাড়ি ৭, রাস্তা ৩, মিরপুর',
};

/** An order of two products to Dhaka. */
export function aHandedOrder(changes: Partial<HandedOrder> = {}): HandedOrder {
  return {
    kind: 'order',
    lines: [
      { product: 11_006, quantity: 20 },
      { product: 512, quantity: 1 },
    ],
    coupon: 0,
    paymentMethod: 'CASH_ON_DELIVERY',
    isAutoOrder: false,
    addressType: 'Home',
    remarks: '',
    address: aHandedAddress,
    agreed: {
      total: 540_00,
      deliveryCharge: 80_00,
      couponDiscount: 0,
      wallet: 0,
      cashback: 0,
      payable: 620_00,
    },
    ...changes,
  };
}

/** A request of one medicine to Dhaka. */
export function aHandedRequest(changes: Partial<HandedRequest> = {}): HandedRequest {
  return {
    kind: 'request-order',
    rows: [{ name: 'Napa', strength: '500 mg', quantity: 10 }],
    remarks: 'সকালে দিলে ভালো',
    address: aHandedAddress,
    ...changes,
  };
}
