/**
 * Supports any SMS provider with an HTTP API, through a template of URL, body and headers with
 * {phone} and {text} (docs/settings.md).
 */
import type { SmsFailure } from '#domain/partners.ts';
import { codeOf } from '#server/services/failures.ts';
import { SmsNotSent, type SmsGateway } from './gateway.ts';

export interface SmsTemplate {
  url: string;
  method: 'GET' | 'POST';
  /** '' for none. JSON or form fields, as the provider requires. */
  body: string;
  headers: Record<string, string>;
  /** The text that a successful response must contain; '' if the status is sufficient. */
  success: string;
  /** The owner's key and sender, for {key} and {sender}. */
  values?: { key: string; sender: string };
}

/** The provider's response to one message. */
export interface SmsOutcome {
  /** Null if the provider accepted the message. */
  failure: SmsFailure | null;
  /** 0 if there was no response. */
  status: number;
  /** The beginning of the response; '' if it was not read. */
  reply: string;
}

/** The timeout of a request to the provider, in milliseconds. */
const gatewayTimeout = 10_000;
const longestResponse = 4_096;

/** Creates a gateway from the template. `fetcher` replaces the network in tests. */
export function httpGateway(template: SmsTemplate, fetcher: typeof fetch = fetch): SmsGateway {
  return {
    sendSms: async (phone, text) => {
      const outcome = await sendWith(template, { phone, text }, fetcher);
      if (outcome.failure) throw new SmsNotSent(reasonOf(outcome));
    },
  };
}

function reasonOf({ failure, status }: SmsOutcome): string {
  if (failure === 'refused') return 'the SMS provider refused';
  return status ? `the SMS provider answered ${status}` : 'the SMS provider did not answer';
}

/** Sends one message. Never throws. */
export async function sendWith(
  template: SmsTemplate,
  message: { phone: string; text: string },
  fetcher: typeof fetch,
): Promise<SmsOutcome> {
  try {
    const response = await callProvider(template, message, fetcher);
    const reply = (await response.text()).slice(0, longestResponse);
    return { failure: failureOf(template, response, reply), status: response.status, reply };
  } catch (failure) {
    const isUnknown = unknownHosts.has(codeOf(failure));
    return { failure: isUnknown ? 'notFound' : 'silent', status: 0, reply: '' };
  }
}

const unknownHosts = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EINSIDE']);

function failureOf(
  { success }: SmsTemplate,
  { ok, status }: Response,
  reply: string,
): SmsFailure | null {
  if (status === 401 || status === 403) return 'keyRefused';
  if (status === 429 || status === 503) return 'busy';
  if (!ok) return 'status';
  // JSON may have spaces that the provider's manual does not show.
  const isThere = reply.includes(success) || withoutSpaces(reply).includes(withoutSpaces(success));
  return isThere ? null : 'refused';
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '');
}

function callProvider(
  template: SmsTemplate,
  { phone, text }: { phone: string; text: string },
  fetcher: typeof fetch,
): Promise<Response> {
  const values = { phone, phone88: `88${phone}`, text, ...template.values };
  const headers = Object.entries(template.headers).map(
    ([name, value]) => [name, template.values ? fill(value, values, String) : value] as const,
  );
  return fetcher(fill(template.url, values, encodeURIComponent), {
    method: template.method,
    headers: Object.fromEntries(headers),
    body: template.body ? fill(template.body, values, escaperOf(template)) : null,
    signal: AbortSignal.timeout(gatewayTimeout),
    // A redirect could send the key to another host.
    redirect: 'manual',
  });
}

/** Fills in `{phone}` (01…), `{phone88}` (with the country code), `{text}`, `{key}`, `{sender}`. */
function fill(
  template: string,
  values: Record<string, string>,
  escape: (value: string) => string,
): string {
  return template.replace(/\{(phone|phone88|text|key|sender)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : escape(value);
  });
}

/** JSON bodies need JSON string escapes; all others are URL-encoded forms. */
function escaperOf({ body, headers }: SmsTemplate): (value: string) => string {
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type');
  const isJson = type?.[1].includes('json') ?? /^\s*[[{]/.test(body);
  return isJson ? (value) => JSON.stringify(value).slice(1, -1) : encodeURIComponent;
}
