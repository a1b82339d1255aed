/** Orders in their wire format. */
import type { ResponseInput } from '#contract/endpoint.ts';
import type { details, list } from '#contract/orders.ts';

type Details = ResponseInput<typeof details>;
type Summary = NonNullable<ResponseInput<typeof list>['Data']>[number];

export function aSummaryOnWire(changes: Partial<Summary> = {}): Summary {
  return {
    Id: 'o-1',
    OrderNo: 'N-1001',
    Status: 'Pending',
    CreatedAt: '2026-03-01T06:00:00.000Z',
    PayableAmount: 245.5,
    Remarks: '',
    Upazila: '',
    District: 'Dhaka',
    Province: 'Dhaka',
    autoOrderIsActive: false,
    ...changes,
  };
}

export function aProductOnWire(
  changes: Partial<Details['Products'][number]> = {},
): Details['Products'][number] {
  return {
    ProductId: '7',
    Name: 'Napa',
    Strength: '500 mg',
    Image: '',
    GenericName: 'Paracetamol',
    Category: 'Tablet',
    Supplier: 'Beximco',
    UnitPrice: 1.2,
    Quantity: 10,
    Discount: 0,
    TotalAmount: 12,
    ...changes,
  };
}

export function anOrderOnWire(
  changes: Partial<Details['Order']> = {},
  products: Details['Products'] = [aProductOnWire()],
): Details {
  return {
    Order: {
      ...aSummaryOnWire(),
      ComtactName: 'Rahima Khatun',
      ComtactPhone: '01712345678',
      ComtactEmail: '',
      AddressType: '',
      TotalAmount: 165.5,
      CouponDiscount: 0,
      ShippingCharge: 80,
      PaidAmount: 0,
      PaymentLeft: 245.5,
      CashBack: 0,
      PaymentStatus: 'Unpaid',
      CustomerId: '',
      ...changes,
    },
    Products: products,
  };
}

/** A page of a list. */
export function pageOnWire(rows: readonly unknown[], total = rows.length) {
  return { Data: rows, Total: total, PageNumber: 1, PageSize: rows.length };
}
