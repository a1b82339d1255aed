/**
 * A request order and its medicines on the wire, with the pharmacy's quote (customer-area-97,
 * counter-71).
 */
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

export const requestOrder = v.pipe(
  wireObject({
    Id: wireId,
    OrderNo: wireText,
    Remarks: wireText,
    Status: wireText,
    CreatedAt: wireMoment,
    /**
     * This field and all that follow are our additions: the pharmacy's quote. The total includes
     * delivery.
     */
    TotalAmount: wireTakaOrNull,
    Note: wireText,
    /**
     * The price of the medicines, and of their delivery; null if the quote does not contain it.
     */
    GoodsAmount: v.optional(wireTakaOrNull, null),
    ShippingCharge: v.optional(wireTakaOrNull, null),
    /** The version of the quote; 0 before the first one. */
    Version: v.optional(wireIntegerOrZero, 0),
    /** True if `requests.accept` can make an order of it. */
    CanAccept: v.optional(wireFlag, false),
    /** The delivery address of the order in one line; '' if unknown. */
    Destination: v.optional(wireText, ''),
    /** The order that was made of it; '' if there is none. */
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

export const requestedMedicine = v.pipe(
  wireObject({
    Name: wireText,
    Strength: wireText,
    Quantity: wireInteger,
    /**
     * This field and all that follow are our additions. Null until the pharmacy has quoted, and
     * for a medicine that is not available.
     */
    UnitPrice: wireTakaOrNull,
    /** The available quantity; 0 if none is, and before the quote. */
    Available: v.optional(wireIntegerOrZero, 0),
    /** Added by the pharmacist from a prescription. */
    IsAdded: v.optional(wireFlag, false),
    /** The offered product of the catalogue; '' if there is none. */
    ProductId: v.optional(wireText, ''),
    ProductName: v.optional(wireText, ''),
    ProductNameBn: v.optional(wireText, ''),
    ProductStrength: v.optional(wireText, ''),
    Company: v.optional(wireText, ''),
    ImagePath: v.optional(wireText, ''),
    Permalink: v.optional(wireText, ''),
    /** A substitute for the requested medicine. */
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
