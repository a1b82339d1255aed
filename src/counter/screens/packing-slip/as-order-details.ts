import type { CounterOrder } from '#contract/counter/order-shapes.ts';
import { noRefund, type OrderDetails } from '#domain/order.ts';

/** Area, district and division on one line. */
export function placesIn({ receiver }: CounterOrder): string {
  return [receiver.area, receiver.district, receiver.division].filter(Boolean).join(', ');
}

/** The order in the shape of the customer's own invoice, so that both use the same sheet. */
export function asOrderDetails(order: CounterOrder): OrderDetails {
  const { receiver, amounts, lines, payments } = order;
  const paidBy = payments.filter(({ status, service }) => status === 'Success' && service !== '');
  return {
    order: {
      id: order.id,
      orderNo: order.number,
      status: order.status,
      statusText: order.status,
      createdAt: order.createdAt,
      payable: amounts.payable,
      remarks: order.remarks,
      area: receiver.area,
      district: receiver.district,
      division: receiver.division,
      isAutoOrder: order.isAutoOrder,
      firstProducts: [],
      productCount: lines.length,
      customerId: '',
      contactName: receiver.name,
      contactPhone: receiver.phone,
      contactEmail: '',
      addressType: receiver.addressType,
      address: receiver.address,
      total: amounts.total,
      couponDiscount: amounts.couponDiscount,
      deliveryCharge: amounts.deliveryCharge,
      paid: amounts.paid,
      left: amounts.left,
      // The sheet travels with the goods, so it does not show refunds.
      refund: noRefund,
      cashback: amounts.cashback,
      paymentStatus: '',
      paymentMethod: order.paymentMethod,
      paymentServices: [...new Set(paidBy.map(({ service }) => service))],
      claims: [],
      history: [],
    },
    products: lines,
  };
}
