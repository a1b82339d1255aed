/** Current prices and stock, and requests for products that are out of stock (bag-37, bag-45). */
import * as v from 'valibot';
import { assumedStock, type CurrentInfo } from '#domain/product.ts';
import { endpoint } from './endpoint.ts';
import { wireList } from './lists.ts';
import { discountWithin, stockOrNull } from './products.ts';
import {
  anyCase,
  wireFlag,
  wireId,
  wireInteger,
  wireNothing,
  wireNumberOrZero,
  wireObject,
  wireTaka,
  wireTakaOrZero,
  wireText,
} from './wire.ts';
import { wireActivityId } from './wire-ids.ts';

/** The current price, discount and stock of a product (bag-37). */
export const currentInfoRow = v.pipe(
  wireObject({
    Id: wireId,
    UnitSalePrice: wireTaka,
    Discount: wireTakaOrZero,
    DiscountPercent: wireNumberOrZero,
    MRP: v.optional(wireTakaOrZero, 0),
    Stock: v.optional(stockOrNull, null),
    IsPrescriptionRequired: v.optional(wireFlag, false),
  }),
  v.transform((wire): CurrentInfo => ({
    id: wire.Id,
    listPrice: wire.UnitSalePrice,
    discount: discountWithin(wire.UnitSalePrice, wire.Discount),
    discountPercent: wire.DiscountPercent,
    stock: Math.max(0, wire.Stock ?? assumedStock.fetched),
    isPrescriptionRequired: wire.IsPrescriptionRequired,
  })),
);

/** Never cached, because callers need the current price. */
export const currentInfo = endpoint({
  name: 'products.currentInfo',
  method: 'POST',
  path: 'ProductArea/Product/GetCurrentInfo',
  request: v.pipe(
    anyCase({ productIds: v.pipe(v.array(wireId), v.maxLength(100)) }),
    v.transform((request) => ({ productIds: request.productIds })),
  ),
  response: wireList(currentInfoRow),
});

/** Sent when a customer taps a product that is out of stock. A failure is ignored (bag-46). */
export const onDemand = endpoint({
  name: 'products.onDemand',
  method: 'POST',
  path: 'ProductArea/OnDemandProducts/RequestProduct',
  activity: 'ActivityId',
  request: v.pipe(
    wireObject({ ProductId: wireId, ActivityId: wireActivityId }),
    v.transform((request) => ({ productId: request.ProductId, activityId: request.ActivityId })),
  ),
  response: wireNothing,
});

/** Requests a product that is out of stock, with phone and quantity (bag-48). */
export const requestStock = endpoint({
  name: 'products.requestStock',
  method: 'POST',
  path: 'ProductArea/ProductRequest/Request',
  idempotent: true,
  request: v.pipe(
    wireObject({ ProductId: wireId, Phone: wireText, Quantity: wireInteger }),
    v.transform((request) => ({
      productId: request.ProductId,
      phone: request.Phone,
      quantity: request.Quantity,
    })),
  ),
  response: wireNothing,
});
