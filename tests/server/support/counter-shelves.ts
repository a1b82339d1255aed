/** Calls of the counter that the tests of the shelves share. */
import type { InjectOptions } from 'fastify';
import * as v from 'valibot';
import * as imports from '#contract/counter/imports.ts';
import * as contract from '#contract/counter/shelves.ts';
import { envelope } from '#contract/envelope.ts';
import type { Endpoint, RequestInput, ResponseOutput } from '#contract/endpoint.ts';
import { askCounter } from './staff.ts';
import type { TestShop } from './test-shop.ts';

type Headers = Record<string, string>;

export interface Asked<Content> {
  status: number;
  id: string;
  sentence: string;
  /** The unparsed data. Only {@link Asked.content} is validated against the contract. */
  data: unknown;
  content: Content | null;
}

/** Calls an endpoint of the counter and parses its response. */
export async function ask<E extends Endpoint>(
  shop: TestShop,
  agreed: E,
  headers: Headers,
  input: RequestInput<E>,
): Promise<Asked<ResponseOutput<E>>> {
  const path = agreed.path.replace(/^Counter\//, '');
  const answer = await askCounter(shop, path, headers, input);
  return readResponse(agreed, answer.statusCode, answer.json());
}

function readResponse<E extends Endpoint>(
  agreed: E,
  status: number,
  body: unknown,
): Asked<ResponseOutput<E>> {
  const { IsError, Id, Msg, Data } = v.parse(envelope, body);
  const content = IsError ? null : v.parse(agreed.response, Data ?? null);
  return { status, id: String(Id ?? ''), sentence: Msg, data: Data, content };
}

/** Uploads a file as the counter's page does. */
export async function upload<E extends Endpoint>(
  shop: TestShop,
  agreed: E,
  headers: Headers,
  { content, name, fields }: { content: Buffer; name: string; fields: Record<string, string> },
): Promise<Asked<ResponseOutput<E>>> {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  form.set('Img', new Blob([new Uint8Array(content)]), name);
  const encoded = new Response(form);
  const options: InjectOptions = {
    method: 'POST',
    url: `/api/${agreed.path}`,
    headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
  const answer = await shop.app.inject(options);
  return readResponse(agreed, answer.statusCode, answer.json());
}

/** A product as the counter sees it. Throws if it does not exist. */
export async function counterProduct(shop: TestShop, headers: Headers, id: number) {
  const { content } = await ask(shop, contract.one, headers, { id });
  if (!content) throw new Error(`No product ${id}`);
  return content;
}

/** Uploads an import file at the counter. Returns its id, or the question about its columns. */
export async function readFileAtCounter(
  shop: TestShop,
  headers: Headers,
  content: Buffer | string,
  replaces = false,
  columns = '',
) {
  return upload(shop, imports.read, headers, {
    content: Buffer.from(content),
    name: 'list.csv',
    fields: { replaces: String(replaces), columns },
  });
}

/** The state of an import, with its first rows. */
export async function importState(shop: TestShop, headers: Headers, id: string) {
  const { content } = await ask(shop, imports.one, headers, { id });
  if (!content) throw new Error(`No import ${id}`);
  return content;
}

/** Runs an import and waits until it is done or stopped. */
export async function runImport(shop: TestShop, headers: Headers, id: string) {
  await ask(shop, imports.run, headers, { id });
  for (;;) {
    const { state } = await importState(shop, headers, id);
    if (state.state !== 'running') return state;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
