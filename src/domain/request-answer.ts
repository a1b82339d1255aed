/** What the pharmacy's answer to a request is to its customer (request-order-47 and what follows). */
import { cartTotal, type CheckoutAmounts } from '#domain/checkout.ts';
import type { Paisa } from '#domain/money.ts';
import type { OfferedProduct, RequestedMedicine, RequestOrder } from '#domain/request.ts';

/** The amounts of an order that an answer would become. */
export type AnsweredAmounts = Pick<CheckoutAmounts, 'total' | 'deliveryCharge' | 'payable'>;

export type AnswerFace =
  /** Not answered, ended, or answered by a host that says no more than a total. */
  | { kind: 'none' }
  /** It has become an order. */
  | { kind: 'ordered'; order: { id: string; orderNo: string } }
  /** Answered medicine by medicine, but not to be ordered with one tap. */
  | { kind: 'to-read' }
  | { kind: 'to-accept'; amounts: AnsweredAmounts };

/** Which face an answer has; `hasCall`: the host names the call that accepts it (errors-5). */
export function answerFace(request: RequestOrder, hasCall: boolean): AnswerFace {
  const { placed, status, goods, deliveryCharge, total, canBeAccepted } = request;
  if (placed) return { kind: 'ordered', order: placed };
  if (status !== 'Answered' || goods === null) return { kind: 'none' };
  if (!canBeAccepted || !hasCall || total === null) return { kind: 'to-read' };
  const amounts = { total: goods, deliveryCharge: deliveryCharge ?? 0, payable: total };
  return { kind: 'to-accept', amounts };
}

export type MedicineAnswer =
  | { kind: 'not-answered' }
  | { kind: 'none' }
  | {
      kind: 'offered';
      /** Null where a price alone was answered. */
      product: OfferedProduct | null;
      unitPrice: Paisa;
      quantity: number;
      /** Of all pieces. */
      sum: Paisa;
      /** How many were asked for, where it is another number. */
      asked: number | null;
    };

/** What was answered about each medicine, in their order. A host of old gives prices alone: then all that was asked for can be had. */
export function medicineAnswers(
  rows: readonly RequestedMedicine[],
): { position: number; row: RequestedMedicine; answer: MedicineAnswer }[] {
  const isAnswered = rows.some((row) => row.unitPrice);
  return rows.map((row, index) => ({
    position: index + 1,
    row,
    answer: isAnswered ? answerTo(row) : notAnswered,
  }));
}

const notAnswered: MedicineAnswer = { kind: 'not-answered' };

function answerTo(row: RequestedMedicine): MedicineAnswer {
  const { unitPrice, offer: product } = row;
  if (!unitPrice) return { kind: 'none' };
  const quantity = row.available || row.quantity;
  const sum = cartTotal([{ listPrice: unitPrice, discount: 0, quantity }]);
  const asked = quantity === row.quantity ? null : row.quantity;
  return { kind: 'offered', product, unitPrice, quantity, sum, asked };
}

/** True where what is offered is called otherwise than what was written, blanks and case aside. */
export function isNamedOtherwise(
  row: Pick<RequestedMedicine, 'name' | 'strength'>,
  product: Pick<OfferedProduct, 'name' | 'nameBn' | 'strength'>,
): boolean {
  const written = plain(`${row.name}${row.strength}`);
  return ![product.name, product.nameBn].some((name) => plain(name + product.strength) === written);
}

function plain(words: string): string {
  return words.toLowerCase().replaceAll(/[\s.,-]/g, '');
}
