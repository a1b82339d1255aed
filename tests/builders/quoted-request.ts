/** Requests that the pharmacy has quoted, in their wire format. */
import type { ResponseInput } from '#contract/endpoint.ts';
import type { items, list } from '#contract/requests.ts';

type Request = NonNullable<ResponseInput<typeof list>['Data']>[number];
type Medicine = ResponseInput<typeof items>[number];

/** A request quoted with 540 taka including delivery, which can be accepted. */
export function aQuotedRequest(changes: Partial<Request> = {}): Request {
  return {
    Id: 'r-1',
    OrderNo: 'R-1001',
    Remarks: '',
    Status: 'Answered',
    CreatedAt: '2026-03-01T06:00:00.000Z',
    TotalAmount: 540,
    Note: '',
    GoodsAmount: 460,
    ShippingCharge: 80,
    Version: 1,
    CanAccept: true,
    Destination: 'House 7, Road 2, Mirpur, Dhaka City',
    PlacedId: '',
    PlacedNo: '',
    ...changes,
  };
}

/** A medicine of which all ten requested pieces are available. */
export function aQuotedMedicine(changes: Partial<Medicine> = {}): Medicine {
  return {
    Name: 'Napa',
    Strength: '500 mg',
    Quantity: 10,
    UnitPrice: 46,
    Available: 10,
    IsAdded: false,
    ProductId: '7',
    ProductName: 'Napa',
    ProductNameBn: 'নাপা',
    ProductStrength: '500 mg',
    Company: 'Beximco Pharmaceuticals Ltd.',
    ImagePath: '',
    Permalink: '',
    IsSubstitute: false,
    ...changes,
  };
}
