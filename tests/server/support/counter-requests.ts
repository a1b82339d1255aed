/** Requests at the counter, for tests: sent by a phone, then taken and quoted by the staff. */
import { callApi, type TestShop } from './test-shop.ts';
import { askCounter } from './staff.ts';
import { aKey, aRequest, requestPath } from './requests.ts';
import { placedIn } from './orders.ts';

type Headers = Record<string, string>;

/** The envelope of a counter response. */
export interface CounterResponse {
  status: number;
  isError: boolean;
  id: unknown;
  says: string;
  data: Record<string, unknown>;
}

/** Calls the counter and reads the envelope of the response. */
export async function counter(
  shop: TestShop,
  path: string,
  headers: Headers,
  body?: unknown,
): Promise<CounterResponse> {
  const response = await askCounter(shop, path, headers, body);
  const { IsError, Id, Msg, Data } = Object(response.json());
  return { status: response.statusCode, isError: IsError, id: Id, says: Msg, data: Data };
}

/** The medicines of most test requests. */
export const twoMedicines = [
  { Name: 'Napa', Strength: '500 mg', Quantity: 10, Position: 1 },
  { Name: 'Rare', Strength: '1 mg', Quantity: 2, Position: 2 },
];

export interface Sent {
  id: string;
  number: string;
  /** The submission's id, which is a guest's key. */
  key: string;
}

/** Sends a request from a phone. Without headers it is a guest's. */
export async function sendRequest(
  shop: TestShop,
  headers: Headers = {},
  changes: Record<string, unknown> = {},
): Promise<Sent> {
  const key = aKey();
  const body = aRequest({ Items: twoMedicines, ...changes });
  const { envelope } = await callApi(shop, requestPath, body, { ...headers, ...key });
  if (envelope.IsError) throw new Error(envelope.Msg);
  const { Id, OrderNo } = placedIn(envelope.Data);
  return { id: Id, number: OrderNo, key: key['idempotency-key'] };
}

interface Read {
  version: number;
  rows: { id: number }[];
}

/** The request as it is read at the counter. */
export async function read(shop: TestShop, headers: Headers, id: string) {
  const { data } = await counter(shop, `Requests/${id}`, headers);
  return data as Record<string, unknown> & Read;
}

export function take(shop: TestShop, headers: Headers, id: string, takeOver = false) {
  return counter(shop, 'Queue/Take', headers, { kind: 'request', id, takeOver });
}

export const none = { kind: 'none' };

/** The quote that offers a product for the first medicine and declares the others unavailable. */
export function offerOf(
  { rows, version }: Read,
  product: { id: number },
  changes: { quantity?: number; isSubstitute?: boolean } = {},
) {
  const quoted = {
    kind: 'product',
    productId: String(product.id),
    quantity: 10,
    isSubstitute: false,
  };
  return {
    version,
    note: '',
    rows: rows.map(({ id }, index) => ({
      from: 'request',
      rowId: id,
      answer: index === 0 ? { ...quoted, ...changes } : none,
    })),
  };
}

/** Takes a request, reads it and quotes it with a product for its first medicine. */
export async function quote(
  shop: TestShop,
  headers: Headers,
  id: string,
  product: { id: number },
): Promise<CounterResponse> {
  await take(shop, headers, id);
  const given = offerOf(await read(shop, headers, id), product);
  return counter(shop, `Requests/${id}/Answer`, headers, given);
}
