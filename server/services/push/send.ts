/** One message to one push service. */
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { codeOf } from '#server/services/failures.ts';
import { encryptFor, vapidHeader, type BrowserKeys } from './encrypt.ts';
import { isEndpoint, lookupOutside } from './endpoint.ts';
import type { PushSettings } from './push-settings.ts';

/** Milliseconds that a push service may take. */
const timeout = 10_000;
/** Seconds for which a push service keeps what a phone cannot take yet. */
const keptFor = 24 * 3_600;
/** Seconds that a push service may ask us to wait. */
const longestWait = 3_600;

export type SendOutcome =
  | { kind: 'taken' }
  /** The phone does not want messages any more. */
  | { kind: 'gone' }
  /** Surely not taken: it may be tried again. */
  | { kind: 'later'; seconds: number }
  /** Refused, or nobody knows: never tried again. */
  | { kind: 'failed' };

export interface OutgoingPush extends BrowserKeys {
  endpoint: string;
  /** A newer message of the same topic takes the place of one that a phone has not fetched yet. */
  topic: string;
  text: string;
  now: Date;
}

/** Failures before anything was sent. */
const unreached = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** Sends; never throws, never follows a redirect, never connects to an address of ours. */
export async function sendPush(
  settings: PushSettings,
  message: OutgoingPush,
): Promise<SendOutcome> {
  const { endpoint, now } = message;
  // The rule may be stricter than on the day that this phone subscribed.
  if (!isEndpoint(endpoint, settings.testOrigin)) return { kind: 'gone' };
  try {
    const { status, retryAfter } = await post(settings, endpoint, {
      body: encryptFor(message, message.text),
      headers: {
        authorization: vapidHeader(settings, endpoint, now),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        topic: message.topic,
        ttl: String(keptFor),
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
      // What it says beside its status is nobody's concern, however long.
      response.on('error', () => undefined);
      response.destroy();
      resolve({ status: response.statusCode ?? 0, retryAfter });
    });
    request.end(body);
  });
}
