/** How a request order and its medicines look on the wire, with what the pharmacy answered (customer-area-97, counter-71). */
import * as v from 'valibot';
import type { RequestedMedicine, RequestOrder } from '#domain/request.ts';
import {
  wireFlag,
  wireId,
  wireInteger,
  wireIntegerOrZero,
  wireObject,
  wireTakaOrNull,
  wireText,
} from './wire.ts';
import { wireMoment } from './wire-moment.ts';

/** A request in a list. */
export const requestOrder = v.pipe(
  wireObject({
    Id: wireId,
    OrderNo: wireText,
    Remarks: wireText,
    Status: wireText,
    CreatedAt: wireMoment,
    /** Added by us, as is all that follows: the pharmacy's answer. What it comes to, delivery included. */
    TotalAmount: wireTakaOrNull,
    Note: wireText,
    /** What the medicines come to, and delivering them; null where that was not said. */
    GoodsAmount: v.optional(wireTakaOrNull, null),
    ShippingCharge: v.optional(wireTakaOrNull, null),
    /** Which answer this is; 0 before the first. */
    Version: v.optional(wireIntegerOrZero, 0),
    /** True where `requests.accept` makes an order of it. */
    CanAccept: v.optional(wireFlag, false),
    /** Where the order would go, in one line; '' where that is not known. */
    Destination: v.optional(wireText, ''),
    /** The order that it has become; '' where it has not. */
    PlacedId: v.optional(wireText, ''),
    PlacedNo: v.optional(wireText, ''),
  }),
  v.transform((wire): RequestOrder => ({
    id: wire.Id,
    orderNo: wire.OrderNo,
    remarks: wire.Remarks,
    status: wire.Status,
    createdAt: wire.CreatedAt,
    total: wire.TotalAmount,
    note: wire.Note,
    goods: wire.GoodsAmount,
    deliveryCharge: wire.ShippingCharge,
    version: wire.Version,
    canBeAccepted: wire.CanAccept,
    destination: wire.Destination,
    placed: wire.PlacedId === '' ? null : { id: wire.PlacedId, orderNo: wire.PlacedNo },
  })),
);

/** A medicine of a request. */
export const requestedMedicine = v.pipe(
  wireObject({
    Name: wireText,
    Strength: wireText,
    Quantity: wireInteger,
    /** Added by us, as is all that follows: null until the pharmacy has answered, and for what it cannot get. */
    UnitPrice: wireTakaOrNull,
    /** How many of it can be had; 0 where none, and before the answer. */
    Available: v.optional(wireIntegerOrZero, 0),
    /** Read from a prescription by the pharmacist. */
    IsAdded: v.optional(wireFlag, false),
    /** The product of the catalogue that is offered; '' for none. */
    ProductId: v.optional(wireText, ''),
    ProductName: v.optional(wireText, ''),
    ProductNameBn: v.optional(wireText, ''),
    ProductStrength: v.optional(wireText, ''),
    Company: v.optional(wireText, ''),
    ImagePath: v.optional(wireText, ''),
    Permalink: v.optional(wireText, ''),
    /** In the place of what was asked for. */
    IsSubstitute: v.optional(wireFlag, false),
  }),
  v.transform((wire): RequestedMedicine => ({
    name: wire.Name,
    strength: wire.Strength,
    quantity: wire.Quantity,
    unitPrice: wire.UnitPrice,
    available: wire.Available,
    isAdded: wire.IsAdded,
    offer:
      wire.ProductId === ''
        ? null
        : {
            productId: wire.ProductId,
            name: wire.ProductName,
            nameBn: wire.ProductNameBn,
            strength: wire.ProductStrength,
            company: wire.Company,
            image: wire.ImagePath,
            permalink: wire.Permalink,
            isSubstitute: wire.IsSubstitute,
          },
  })),
);
