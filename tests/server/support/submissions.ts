/** Keyed submissions of one kind, as phones send them. */
import { randomUUID } from 'node:crypto';
import { aKey } from './requests.ts';
import { callApi, type TestShop } from './test-shop.ts';

type Headers = Record<string, string>;

/** The outbox's grant for whoever asks with these headers. */
export async function grantFor(
  shop: TestShop,
  activityId: string,
  headers: Headers = {},
): Promise<Headers> {
  const path = 'SecurityArea/SubmissionGrant/Renew';
  const { envelope } = await callApi(shop, path, { ActivityId: activityId }, headers);
  return { 'x-submission-grant': String(Object(envelope.Data).Grant) };
}

/** The submissions of these ids that the server says to have. */
export async function receivedSubmissions(shop: TestShop, ids: string[], headers: Headers) {
  const path = 'RequestOrderArea/RequestOrder/Status';
  const { envelope } = await callApi(shop, path, { Ids: ids }, headers);
  return envelope.Data;
}

/**
 * What a network does to one submission, again and again: tried many times at once,
 * then once more. Answers the ids under which rows are to be looked for.
 */
export async function sendRepeatedly(
  shop: TestShop,
  path: string,
  body: unknown,
  headers: Headers,
  tries = 12,
) {
  const key = aKey();
  const responses = await Promise.all(
    Array.from({ length: tries }, () => callApi(shop, path, body, { ...key, ...headers })),
  );
  responses.push(await callApi(shop, path, body, { ...key, ...headers }));
  return { submissionId: key['idempotency-key'], responses };
}

/** A submission's id that nobody has used. */
export const unknownSubmissionId = (): string => randomUUID();
