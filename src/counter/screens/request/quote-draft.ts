/**
 * The quote of a request while a pharmacist writes it, as pure functions (counter-84 to
 * counter-88).
 */
import type { CounterProduct, CounterRequest } from '#contract/counter/request-shapes.ts';
import type { quote as quoteCall, RowMatch } from '#contract/counter/requests.ts';
import type { RequestInput } from '#contract/endpoint.ts';
import { isInPlaceOf } from '#domain/alternatives.ts';
import { cartTotal, payableFor, type PricedLine } from '#domain/checkout.ts';
import { deliveryChargeFor } from '#domain/delivery-charge.ts';
import type { Paisa } from '#domain/money.ts';
import { maxUnits } from '#domain/bag.ts';
import { priceOf } from '#domain/product.ts';

/** The catalogue's matches for the medicines of a request. */
export type Matches = readonly RowMatch[];

/** The decision on one medicine. It is `open` until the pharmacist has decided. */
export type Choice =
  | { kind: 'open' }
  | { kind: 'product'; product: CounterProduct; isSubstitute: boolean; quantity: number }
  /** The pharmacist's own price of a piece, in paisa; null until it is typed. */
  | { kind: 'price'; unitPrice: Paisa | null; quantity: number }
  | { kind: 'none' };

export interface DraftRow {
  /** Identifies the row on the screen. */
  key: string;
  /** Null for a medicine that was read from a photo. */
  rowId: number | null;
  name: string;
  strength: string;
  /** The quantity that the customer requested. */
  asked: number;
  choice: Choice;
}

export interface QuoteDraft {
  /** The version of the request on which the draft is based. */
  version: number;
  rows: readonly DraftRow[];
  note: string;
}

export type DraftEvent =
  | { type: 'chosen'; key: string; choice: Choice }
  | { type: 'quantityChanged'; key: string; quantity: number }
  | { type: 'added'; key: string }
  | { type: 'described'; key: string; name: string; strength: string; asked: number }
  | { type: 'removed'; key: string }
  | { type: 'noted'; note: string }
  /** A colleague has quoted meanwhile, and the pharmacist continues with this draft. */
  | { type: 'keptOver'; request: CounterRequest };

/**
 * The initial draft. It repeats the previous quote as far as the stock allows. Without a previous
 * quote, it offers the product with the same name and strength for each medicine, if it is in
 * stock. A product that is only similar is left to the pharmacist.
 */
export function draftOf(request: CounterRequest, matches: Matches): QuoteDraft {
  const isFirst = request.answer === null;
  const rows = request.rows.map((row): DraftRow => ({
    key: String(row.id),
    rowId: row.isAdded ? null : row.id,
    name: row.name,
    strength: row.strength,
    asked: row.quantity,
    choice: isFirst ? matched(row.id, row.quantity, matches) : quoted(row),
  }));
  return { version: request.version, rows, note: request.answer?.note ?? '' };
}

function matched(rowId: number, asked: number, matches: Matches): Choice {
  const best = matches.find((match) => match.rowId === rowId)?.candidates[0];
  if (best?.fit !== 'same' || best.product.stock < 1) return { kind: 'open' };
  return offer(best.product, asked, null);
}

function quoted({ answer }: CounterRequest['rows'][number]): Choice {
  if (!answer) return { kind: 'open' };
  if (answer.kind !== 'product') return answer;
  const { product, isSubstitute } = answer;
  // The pharmacist decides again about a product that is gone or out of stock.
  if (!product || mostOf(product) === 0) return { kind: 'open' };
  const quantity = Math.min(answer.quantity, mostOf(product));
  return { kind: 'product', product, isSubstitute, quantity };
}

/**
 * Offers a product in the requested quantity, or as many units as can be had. The product is a
 * substitute if it is the same generic, strength and form as `meant`, by another company.
 */
export function offer(
  product: CounterProduct,
  asked: number,
  meant: CounterProduct | null,
): Extract<Choice, { kind: 'product' }> {
  const isSubstitute = meant !== null && isInPlaceOf(product, meant);
  const quantity = Math.max(1, Math.min(asked, mostOf(product)));
  return { kind: 'product', product, isSubstitute, quantity };
}

/** The largest quantity of a product that can be offered; 0 if it is out of stock. */
export function mostOf({ stock }: Pick<CounterProduct, 'stock'>): number {
  return Math.max(0, Math.min(Math.trunc(stock), maxUnits));
}

/** Returns the draft with the event applied. */
export function changeDraft(draft: QuoteDraft, event: DraftEvent): QuoteDraft {
  switch (event.type) {
    case 'chosen':
      return withRow(draft, event.key, (row) => ({ ...row, choice: event.choice }));
    case 'quantityChanged':
      return withRow(draft, event.key, (row) => ({
        ...row,
        choice: 'quantity' in row.choice ? { ...row.choice, quantity: event.quantity } : row.choice,
      }));
    case 'added': {
      const blank = { rowId: null, name: '', strength: '', asked: 1 };
      const row: DraftRow = { key: event.key, ...blank, choice: { kind: 'open' } };
      return { ...draft, rows: [...draft.rows, row] };
    }
    case 'described': {
      const { name, strength, asked } = event;
      return withRow(draft, event.key, (row) => ({ ...row, name, strength, asked }));
    }
    case 'removed':
      return { ...draft, rows: draft.rows.filter(({ key }) => key !== event.key) };
    case 'noted':
      return { ...draft, note: event.note };
    case 'keptOver':
      return keptOver(draft, event.request);
  }
}

function withRow(draft: QuoteDraft, key: string, change: (row: DraftRow) => DraftRow) {
  return { ...draft, rows: draft.rows.map((row) => (row.key === key ? change(row) : row)) };
}

/**
 * Rebases the draft on a newer version of the request: the medicines are those of the request, and
 * the decisions and added medicines are those of the draft.
 */
function keptOver(draft: QuoteDraft, request: CounterRequest): QuoteDraft {
  const written = request.rows.filter((row) => !row.isAdded);
  const rows = written.map((row): DraftRow => {
    const mine = draft.rows.find(({ rowId }) => rowId === row.id);
    return (
      mine ?? {
        key: String(row.id),
        rowId: row.id,
        name: row.name,
        strength: row.strength,
        asked: row.quantity,
        choice: quoted(row),
      }
    );
  });
  const added = draft.rows.filter(({ rowId }) => rowId === null);
  return { ...draft, version: request.version, rows: [...rows, ...added] };
}

/** The same draft with the catalogue's current prices and stock. */
export function withStockOf(draft: QuoteDraft, matches: Matches): QuoteDraft {
  const known = new Map(
    matches
      .flatMap(({ candidates, substitutes }) => [
        ...candidates.map(({ product }) => product),
        ...substitutes,
      ])
      .map((product) => [product.id, product]),
  );
  const rows = draft.rows.map((row) => {
    const product = row.choice.kind === 'product' && known.get(row.choice.product.id);
    return product ? { ...row, choice: { ...row.choice, product } } : row;
  });
  return { ...draft, rows };
}

/**
 * The first problem that prevents a quote. `key` is that of the row, or null for the quote as a
 * whole.
 */
export interface DraftProblem {
  key: string | null;
  kind: 'undecided' | 'no-price' | 'no-name' | 'too-many' | 'no-rows';
}

/** The first problem of the draft; null if the quote can be sent. */
export function problemWith(draft: QuoteDraft): DraftProblem | null {
  if (draft.rows.length === 0) return { key: null, kind: 'no-rows' };
  for (const row of draft.rows) {
    const kind = problemWithRow(row);
    if (kind) return { key: row.key, kind };
  }
  return null;
}

function problemWithRow({ rowId, name, choice }: DraftRow): DraftProblem['kind'] | null {
  if (rowId === null && name.trim() === '') return 'no-name';
  if (choice.kind === 'open') return 'undecided';
  if (choice.kind === 'price' && !choice.unitPrice) return 'no-price';
  if (choice.kind === 'product' && choice.quantity > mostOf(choice.product)) return 'too-many';
  return null;
}

/**
 * Whether none of the medicines can be had. Then there is nothing to quote, and the request is
 * ended instead.
 */
export function isNothingToBeHad({ rows }: QuoteDraft): boolean {
  return rows.length > 0 && rows.every(({ choice }) => choice.kind === 'none');
}

/** The choice as the shared price calculation needs it; null if it has no price (yet). */
export function lineOf(choice: Choice): PricedLine | null {
  const { kind } = choice;
  if (kind === 'product') return { ...choice.product, quantity: choice.quantity };
  if (kind !== 'price' || choice.unitPrice === null) return null;
  return { listPrice: choice.unitPrice, discount: 0, quantity: choice.quantity };
}

/** The price of one unit and of the whole row, in paisa; null if nothing is offered. */
export function costOf(choice: Choice): { unit: Paisa; whole: Paisa } | null {
  const line = lineOf(choice);
  return line && { unit: priceOf(line), whole: cartTotal([line]) };
}

export interface DraftSum {
  goods: Paisa;
  /**
   * Null if the destination is unknown or nothing is offered; the total is then that of the goods.
   */
  deliveryCharge: Paisa | null;
  total: Paisa;
}

/** The amounts of the draft in paisa, calculated as at the checkout. */
export function sumOf({ rows }: QuoteDraft, charge: CounterRequest['charge']): DraftSum {
  const lines = rows.map(({ choice }) => lineOf(choice)).filter((line) => line !== null);
  const goods = cartTotal(lines);
  const deliveryCharge = charge && lines.length > 0 ? deliveryChargeFor(goods, charge) : null;
  const amounts = { total: goods, couponDiscount: 0, wallet: 0 };
  const total = payableFor({ ...amounts, deliveryCharge: deliveryCharge ?? 0 });
  return { goods, deliveryCharge, total };
}

/** The rows of the request body. Call it only for a draft without a problem. */
export function rowsOf({ rows }: QuoteDraft): RequestInput<typeof quoteCall>['rows'] {
  return rows.map(({ rowId, name, strength, asked, choice }) => {
    const said = saidOf(choice);
    if (rowId !== null) return { from: 'request', rowId, answer: said };
    return { from: 'photo', name, strength, quantity: asked, answer: said };
  });
}

function saidOf(choice: Choice) {
  if (choice.kind === 'product') {
    const { product, isSubstitute, quantity } = choice;
    return { kind: 'product' as const, productId: product.id, isSubstitute, quantity };
  }
  if (choice.kind === 'price' && choice.unitPrice !== null) {
    const { unitPrice, quantity } = choice;
    return { kind: 'price' as const, unitPrice, quantity };
  }
  return { kind: 'none' as const };
}
