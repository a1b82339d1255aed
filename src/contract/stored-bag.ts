/**
 * The bag as the phone stores it under `CARTV2` (bag-2). Stored data is validated when it is read,
 * and written in one form.
 */
import * as v from 'valibot';
import { maxUnits, type Bag, type BagLine, totalAmount, totalItems } from '#domain/bag.ts';
import { takaFromPaisa } from '#domain/money.ts';
import { assumedStock } from '#domain/product.ts';
import {
  isRecord,
  tidied,
  wireFlag,
  wireId,
  wireInteger,
  wireNumberOrZero,
  wireObject,
  wireTaka,
  wireTakaOrZero,
  wireText,
} from './wire.ts';

const positive = tidied(v.pipe(wireInteger, v.minValue(1)), (value) =>
  typeof value === 'number' && value > maxUnits ? maxUnits : value,
);

const storedLine = v.pipe(
  wireObject({
    id: wireId,
    quantity: positive,
    MRP: v.pipe(wireTaka, v.minValue(0)),
    discount: wireTakaOrZero,
    discountPercent: wireNumberOrZero,
    Nm: wireText,
    St: wireText,
    Ct: wireText,
    GN: wireText,
    Sp: wireText,
    Stk: tidied(v.pipe(wireInteger, v.minValue(0)), (value) => value ?? assumedStock.fetched),
    image: wireText,
    permalink: wireText,
    // Our additions:
    NmBn: v.optional(wireText, ''),
    Rx: v.optional(wireFlag, false),
    PkNm: v.optional(wireText, ''),
    PkPcs: v.optional(wireNumberOrZero, 0),
    At: v.optional(wireNumberOrZero, 0),
  }),
  v.transform((wire): BagLine => ({
    id: wire.id,
    quantity: wire.quantity,
    name: wire.Nm,
    nameBn: wire.NmBn,
    strength: wire.St,
    form: wire.Ct,
    genericName: wire.GN,
    company: wire.Sp,
    listPrice: wire.MRP,
    discount: Math.min(Math.max(0, wire.discount), wire.MRP),
    discountPercent: wire.discountPercent,
    pricedAt: wire.At || undefined,
    stock: wire.Stk,
    isPrescriptionRequired: wire.Rx,
    pack: wire.PkNm ? { name: wire.PkNm, pieces: Math.max(1, wire.PkPcs) } : null,
    image: wire.image,
    permalink: wire.permalink,
  })),
);

/** The readable lines, each product once. A damaged bag keeps its readable lines. */
function readableLines(value: unknown): unknown {
  if (!Array.isArray(value)) return [];
  const seen = new Set<string>();
  return value.filter((line: unknown) => {
    const read = v.safeParse(storedLine, line);
    if (!read.success || seen.has(read.output.id)) return false;
    seen.add(read.output.id);
    return true;
  });
}

/** `CARTV2`. Its stored totals are ignored (bag-2). */
export const bag = v.pipe(
  tidied(
    v.object({
      TotalItems: v.number(),
      TotalAmmount: v.number(),
      Items: tidied(v.array(storedLine), readableLines),
    }),
    (value) => ({
      TotalItems: 0,
      TotalAmmount: 0,
      Items: isRecord(value) ? value.Items : [],
    }),
  ),
  v.transform((wire): Bag => ({ lines: wire.Items })),
);

export type StoredBag = v.InferInput<typeof bag>;

/** The stored form of a bag. TotalItems is the number of lines (bag-29). */
export function writeBag(stored: Bag): StoredBag {
  return {
    TotalItems: totalItems(stored),
    TotalAmmount: takaFromPaisa(totalAmount(stored)),
    Items: stored.lines.map((line) => ({
      id: line.id,
      quantity: line.quantity,
      MRP: takaFromPaisa(line.listPrice),
      discount: takaFromPaisa(line.discount),
      discountPercent: line.discountPercent,
      Nm: line.name,
      St: line.strength,
      Ct: line.form,
      GN: line.genericName,
      Sp: line.company,
      Stk: line.stock,
      image: line.image,
      permalink: line.permalink,
      NmBn: line.nameBn,
      Rx: line.isPrescriptionRequired,
      PkNm: line.pack?.name ?? '',
      PkPcs: line.pack?.pieces ?? 0,
      At: line.pricedAt,
    })),
  };
}
