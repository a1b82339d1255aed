/** Sends one request and returns the response as plain values for `verdictOf`. */
import { fetchResponse, isOurs, responseIn } from '#api/client.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ResponseEnvelope, DeliveryResponse } from '#domain/outbox-verdict.ts';

/** Timeout in milliseconds for a JSON request, including the response body. */
export const jsonTime = 20_000;
const uploadTime = { base: 30_000, bytesPerSecond: 4 * 1024, maxMs: 150_000 };

/**
 * Timeout in milliseconds for an upload of that many bytes: 30 s plus the time at 4 KB/s, at most
 * 150 s.
 */
export function timeForUpload(bytes: number): number {
  const { base, bytesPerSecond, maxMs } = uploadTime;
  return Math.min(maxMs, base + (bytes / bytesPerSecond) * 1000);
}

export interface DeliveryRequest {
  endpoint: Endpoint;
  data: unknown;
  headers: Record<string, string>;
  /** Without the session token. */
  anonymous: boolean;
  /** Timeout in milliseconds. */
  time: number;
  /**
   * A legacy host has no marker header, so any JSON counts as its response. A refusal in JSON
   * counts for every host: no third party sends `IsError` in JSON. If it was wrongly accepted, the
   * submission would still be on the phone as refused; if it was ignored, the submission would wait
   * without an explanation.
   */
  host: 'idempotent' | 'legacy';
  receiptOf: (response: unknown) => string | null;
}

/** Never rejects. A response that is not from the host counts as none. */
export async function sendRequest(request: DeliveryRequest): Promise<DeliveryResponse> {
  const { endpoint, data, headers, anonymous } = request;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), request.time);
  try {
    const response = await fetchResponse(endpoint, data, {
      headers,
      anonymous,
      signal: limit.signal,
      isLegacyHost: request.host === 'legacy',
    });
    const body = parsed(await response.text());
    const envelope = envelopeOf(body);
    const isJsonEnough = request.host === 'legacy' || (response.ok && envelope?.isError === true);
    return {
      kind: 'response',
      status: response.status,
      ours: isJsonEnough ? isJson(response) : isOurs(response),
      retryAfter: response.headers.get('retry-after'),
      envelope,
      receipt: receiptIn(request, body),
    };
  } catch {
    // The timeout aborted the request, or the network failed. Either way there is no response.
    return { kind: 'none', because: limit.signal.aborted ? 'timed-out' : 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

function isJson(response: Response): boolean {
  return (response.headers.get('content-type') ?? '').includes('application/json');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function envelopeOf(body: unknown): ResponseEnvelope | null {
  if (typeof body !== 'object' || body === null || !('IsError' in body)) return null;
  const envelope: { IsError: unknown; Id?: unknown; Msg?: unknown; Data?: unknown } = body;
  const isError =
    envelope.IsError === true || envelope.IsError === 1 || envelope.IsError === 'true';
  const ids = Array.isArray(envelope.Data) ? envelope.Data.map(textOf) : [];
  return { isError, code: textOf(envelope.Id), message: textOf(envelope.Msg), ids };
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function receiptIn(request: DeliveryRequest, body: unknown): string | null {
  try {
    return request.receiptOf(responseIn(request.endpoint, body));
  } catch {
    // An error, or a response that does not match the contract, contains no receipt.
    return null;
  }
}
