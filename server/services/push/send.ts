/** Sends one message to one push service. */
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { codeOf } from '#server/services/failures.ts';
import { encryptFor, vapidHeader, type BrowserKeys } from './encrypt.ts';
import { isEndpoint, lookupOutside } from './endpoint.ts';
import type { PushSettings } from './push-settings.ts';

/** The timeout of a request to the push service, in milliseconds. */
const timeout = 10_000;
/** Seconds for which the push service stores a message for an offline phone. */
const ttlSeconds = 24 * 3_600;
/** The longest accepted `retry-after` of a push service, in seconds. */
const longestWait = 3_600;

export type SendOutcome =
  | { kind: 'taken' }
  /** The subscription no longer exists. */
  | { kind: 'gone' }
  /** Certainly not accepted, so it may be retried. */
  | { kind: 'later'; seconds: number }
  /** Refused, or the result is unknown. Never retried. */
  | { kind: 'failed' };

export interface OutgoingPush extends BrowserKeys {
  endpoint: string;
  /** A newer message with the same topic replaces one that the phone has not received yet. */
  topic: string;
  text: string;
  now: Date;
}

/** Errors that occur before anything was sent. */
const unreached = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** Sends a message. Never throws, never follows a redirect, never connects to a private address. */
export async function sendPush(
  settings: PushSettings,
  message: OutgoingPush,
): Promise<SendOutcome> {
  const { endpoint, now } = message;
  // The rule may have become stricter since this phone subscribed.
  if (!isEndpoint(endpoint, settings.testOrigin)) return { kind: 'gone' };
  try {
    const { status, retryAfter } = await post(settings, endpoint, {
      body: encryptFor(message, message.text),
      headers: {
        authorization: vapidHeader(settings, endpoint, now),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        topic: message.topic,
        ttl: String(ttlSeconds),
        urgency: 'normal',
      },
    });
    return outcomeOf(status, retryAfter);
  } catch (failure) {
    return unreached.has(codeOf(failure)) ? { kind: 'later', seconds: 0 } : { kind: 'failed' };
  }
}

function outcomeOf(status: number, retryAfter: string): SendOutcome {
  if (status >= 200 && status < 300) return { kind: 'taken' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status !== 429 && status < 500) return { kind: 'failed' };
  const seconds = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : 0;
  return { kind: 'later', seconds: Math.min(seconds, longestWait) };
}

interface Post {
  body: Buffer;
  headers: Record<string, string>;
}

function post(
  { testOrigin }: PushSettings,
  endpoint: string,
  { body, headers }: Post,
): Promise<{ status: number; retryAfter: string }> {
  const isTest = testOrigin !== '' && new URL(endpoint).origin === testOrigin;
  const send = endpoint.startsWith('http:') ? plainRequest : secureRequest;
  return new Promise((resolve, reject) => {
    const request = send(endpoint, {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
      signal: AbortSignal.timeout(timeout),
      ...(isTest ? {} : { lookup: lookupOutside }),
    });
    request.on('error', reject);
    request.on('response', (response) => {
      const retryAfter = response.headers['retry-after'] ?? '';
      // Only the status matters, so the body is not read, however long it is.
      response.on('error', () => undefined);
      response.destroy();
      resolve({ status: response.statusCode ?? 0, retryAfter });
    });
    request.end(body);
  });
}
