import type { StoredOrder } from '#contract/stored-order.ts';
import { lineTotal } from '#domain/bag.ts';
import { noRefund, type OrderDetails } from '#domain/order.ts';
import { nameOf } from '#text/names.ts';
import type { Language } from '#text/sentences.ts';

/**
 * Converts an order stored on this phone to the shape of the server's response. `orderNo` is '' if
 * there is no number yet.
 */
export function storedDetails(
  { bag, address, agreed, note, isAutoOrder, addressType, paymentMethod }: StoredOrder,
  orderNo: string,
  language: Language,
): OrderDetails {
  return {
    order: {
      id: '',
      orderNo,
      status: 'Pending',
      statusText: 'Pending',
      createdAt: '',
      payable: agreed.payable,
      remarks: note,
      area: address.area?.name ?? '',
      district: address.district?.name ?? '',
      division: address.division?.name ?? '',
      isAutoOrder,
      firstProducts: [],
      productCount: bag.lines.length,
      customerId: '',
      contactName: address.receiverName,
      contactPhone: address.receiverPhone,
      contactEmail: '',
      addressType: addressType ?? '',
      address: address.address,
      total: agreed.total,
      couponDiscount: agreed.couponDiscount,
      deliveryCharge: agreed.deliveryCharge,
      paid: 0,
      left: agreed.payable,
      refund: noRefund,
      cashback: agreed.cashback,
      paymentStatus: '',
      paymentMethod,
      paymentServices: [],
      claims: [],
      history: [],
    },
    products: bag.lines.map((line) => ({
      productId: line.id,
      name: nameOf(line, language),
      nameBn: line.nameBn,
      strength: line.strength,
      image: line.image,
      genericName: line.genericName,
      category: line.form,
      company: line.company,
      unitPrice: line.listPrice,
      quantity: line.quantity,
      discount: line.discount,
      total: lineTotal(line),
    })),
  };
}
