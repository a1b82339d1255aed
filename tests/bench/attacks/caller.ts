/** A client that calls the shop from its own address. */
import { request } from 'node:http';
import * as v from 'valibot';

/** Milliseconds after which a call counts as without a response. */
const longestWait = 15_000;
const envelope = v.object({
  IsError: v.boolean(),
  Id: v.unknown(),
  Msg: v.string(),
  Data: v.unknown(),
});

export interface ApiResponse {
  /** 0 if no response arrived. */
  status: number;
  isError: boolean;
  id: string;
  data: unknown;
}

export interface Caller {
  ask: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<ApiResponse>;
  upload: (content: Buffer, name: string, mime: string) => Promise<ApiResponse>;
}

/** Calls the shop at `origin` from that loopback address. */
export function callFrom(origin: string, localAddress: string): Caller {
  const send = (method: string, path: string, headers: Record<string, string>, body?: Buffer) =>
    new Promise<ApiResponse>((resolve) => {
      const nothing = () => resolve({ status: 0, isError: true, id: '', data: null });
      const url = `${origin}/api/${path}`;
      const call = request(
        url,
        { method, headers, localAddress, timeout: longestWait },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', nothing);
          response.on('end', () =>
            resolve(apiResponseOf(response.statusCode ?? 0, Buffer.concat(chunks))),
          );
        },
      );
      call.on('timeout', () => call.destroy());
      call.on('error', nothing);
      call.end(body);
    });
  return {
    ask: (path, body, headers = {}) =>
      body === undefined
        ? send('GET', path, headers)
        : send(
            'POST',
            path,
            { 'content-type': 'application/json', ...headers },
            Buffer.from(JSON.stringify(body)),
          ),
    upload: async (content, name, mime) => {
      const form = new FormData();
      form.set('From', 'Upload Prescription');
      form.set('Description', '');
      form.set('Img', new Blob([new Uint8Array(content)], { type: mime }), name);
      const encoded = new Response(form);
      const type = encoded.headers.get('content-type') ?? '';
      const body = Buffer.from(await encoded.arrayBuffer());
      return send('POST', 'ProductOrderArea/Prescription/Add', { 'content-type': type }, body);
    },
  };
}

function apiResponseOf(status: number, body: Buffer): ApiResponse {
  try {
    const read = v.safeParse(envelope, JSON.parse(body.toString()));
    if (read.success) {
      const { IsError, Id, Data } = read.output;
      return { status, isError: IsError, id: String(Id), data: Data };
    }
  } catch {
    // The response is not JSON: only its status counts.
  }
  return { status, isError: status !== 200, id: '', data: null };
}

/** The number of accepted calls: status 200 and no refusal. */
export function takenOf(responses: readonly ApiResponse[]): number {
  return responses.filter(({ status, isError }) => status === 200 && !isError).length;
}

/** Runs the work `count` times, up to `atOnce` in parallel. */
export async function manyTimes<T>(
  count: number,
  atOnce: number,
  work: (n: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      next += 1;
      results.push(await work(next));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
