/** Submissions of several kinds, sent to a server that may die at any time. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { anOrder, placePath } from './orders.ts';
import { aRequest, requestPath } from './requests.ts';

interface Shop {
  origin: string;
}

/** The shop cannot accept the submission now (503), or is processing it at the moment (409). */
export class TryLater extends Error {}

/** One write of a phone. A retry with the same id has the same content. */
export interface Submission {
  id: string;
  kind: 'request' | 'order' | 'contact';
  /** The ordered product, if this is an order. */
  product: OnSale;
}

export interface OnSale {
  id: number;
  listPrice: number;
  discount: number;
  stock: number;
}

export interface ApiResponse {
  /** The number that the customer receives, or '' for kinds without one. */
  number: string;
  isReplayed: boolean;
}

const kinds = ['request', 'order', 'contact'] as const;

export function aSubmission(onSale: readonly OnSale[]): Submission {
  const product = onSale[Math.floor(Math.random() * onSale.length)];
  if (!product) throw new Error('Nothing is on sale.');
  const kind = kinds[Math.floor(Math.random() * kinds.length)] ?? 'request';
  return { id: randomUUID(), kind, product };
}

/** Products with enough stock for many orders. Amounts are in paisa. */
export async function productsOnSale(server: Shop): Promise<OnSale[]> {
  const ask = () =>
    fetch(`${server.origin}/api/ProductArea/Product/Get`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ filter: [], pageNumber: 1, pageSize: 100 }),
    });
  let response = await ask();
  // On a busy machine, a server that has just started responds with 503.
  for (let tries = 0; response.status === 503 && tries < 10; tries += 1) {
    await wait(1_000);
    response = await ask();
  }
  const envelope: { Data: { Data: Record<string, unknown>[] } } = await response.json();
  return envelope.Data.Data.map((row) => ({
    id: Number(row['Id']),
    listPrice: Math.round(Number(row['UnitSalePrice']) * 100),
    discount: Math.round(Number(row['Discount']) * 100),
    stock: Number(row['Stock']),
  })).filter(({ listPrice, stock }) => listPrice > 0 && stock > 50);
}

/**
 * Sends a submission with its photo, if it has one. Returns null if the server died before it
 * responded.
 */
export async function send(
  server: Shop,
  submission: Submission,
  photo: Buffer,
): Promise<ApiResponse | null> {
  const { id, kind, product } = submission;
  if (kind === 'contact') {
    const message = { Name: 'R', Mobile: '01712345678', Email: '', Massege: id };
    return post(server, 'ContactArea/Contact/Add', id, message);
  }
  const fileId = await upload(server, `${id}/1`, photo);
  if (fileId === null) return null;
  const changes = { ImgId: [fileId], Remarks: id };
  if (kind === 'request') return post(server, requestPath, id, aRequest(changes));
  const body = anOrder({ lines: [{ ...product, quantity: 1 }], isGuest: true, changes });
  return post(server, placePath, id, body);
}

async function post(
  server: Shop,
  path: string,
  key: string,
  body: unknown,
): Promise<ApiResponse | null> {
  const response = await answered(server, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  if (!response) return null;
  if ([409, 503].includes(response.status)) throw new TryLater();
  const { IsError, Msg, Data } = response.envelope;
  if (IsError) throw new Error(`${path} was refused: ${Msg}`);
  const { OrderNo } = { OrderNo: '', ...Object(Data) };
  return { number: String(OrderNo), isReplayed: response.isReplayed };
}

/** Uploads the photo. Returns the file's id, or null if the server died. */
async function upload(server: Shop, key: string, photo: Buffer): Promise<string | null> {
  const body = new FormData();
  body.set('Img', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'a.jpg');
  const headers = { 'idempotency-key': key };
  const path = 'ProductOrderArea/Prescription/Add';
  const response = await answered(server, path, { method: 'POST', headers, body });
  if (!response) return null;
  if ([409, 503].includes(response.status)) throw new TryLater();
  if (response.envelope.IsError) throw new Error(`${path} was refused: ${response.envelope.Msg}`);
  return response.envelope.Id;
}

/** Returns null for a missing or incomplete response, as a killed server leaves it. */
async function answered(server: Shop, path: string, init: RequestInit) {
  try {
    const response = await fetch(`${server.origin}/api/${path}`, init);
    const envelope: { IsError: boolean; Id: string; Msg: string; Data: unknown } =
      await response.json();
    return {
      envelope,
      status: response.status,
      isReplayed: response.headers.has('idempotency-replayed'),
    };
  } catch {
    return null;
  }
}
