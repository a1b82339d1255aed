/** Submissions of one kind with a key, as phones send them. */
import { randomUUID } from 'node:crypto';
import { aKey } from './requests.ts';
import { callApi, type TestShop } from './test-shop.ts';

type Headers = Record<string, string>;

/** Renews the outbox's grant for the owner of these headers. */
export async function grantFor(
  shop: TestShop,
  activityId: string,
  headers: Headers = {},
): Promise<Headers> {
  const path = 'SecurityArea/SubmissionGrant/Renew';
  const { envelope } = await callApi(shop, path, { ActivityId: activityId }, headers);
  return { 'x-submission-grant': String(Object(envelope.Data).Grant) };
}

/** The submissions among these ids that the server reports as received. */
export async function receivedSubmissions(shop: TestShop, ids: string[], headers: Headers) {
  const path = 'RequestOrderArea/RequestOrder/Status';
  const { envelope } = await callApi(shop, path, { Ids: ids }, headers);
  return envelope.Data;
}

/**
 * Sends one submission many times at once and then once more, as a bad network does. Returns the
 * submission's id and all responses.
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

/** A submission id that does not exist. */
export const unknownSubmissionId = (): string => randomUUID();
