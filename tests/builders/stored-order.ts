import { anAddress } from './address-on-wire.ts';

/** An order as the outbox stores it (`contract/stored-order.ts`): 20 Napa to Dhaka. */
export function aStoredOrder({ productId = '11006' }: { productId?: string } = {}) {
  const line = {
    id: productId,
    quantity: 20,
    MRP: 1.2,
    discount: 0,
    discountPercent: 0,
    Nm: 'Napa',
    St: '500 mg',
    Ct: 'Tablet',
    GN: 'Paracetamol',
    Sp: 'Beximco',
    Stk: 900,
    image: '',
    permalink: 'napa',
  };
  return {
    bag: { Items: [line] },
    address: anAddress({
      receiverName: 'রহিমা',
      address: 'বাড়ি ৭',
      maxAmount: 2000,
      minChargeAmount: 40,
      chargeAmount: 80,
    }),
    addressType: 'Home',
    note: ' call first ',
    isAutoOrder: true,
    coupon: null,
    usesWallet: false,
    prescriptionIds: ['saved-1'],
    paymentMethod: 'CASH_ON_DELIVERY',
    agreed: {
      total: 24_00,
      deliveryCharge: 80_00,
      couponDiscount: 0,
      wallet: 0,
      cashback: 0,
      payable: 104_00,
    },
  };
}
