/**
 * Supports any SMS provider with an HTTP API, through a template of URL, body and headers with
 * {phone} and {text} (docs/settings.md).
 */
import { SmsNotSent, type SmsGateway } from './gateway.ts';

export interface SmsTemplate {
  url: string;
  method: 'GET' | 'POST';
  /** '' for none. JSON or form fields, as the provider requires. */
  body: string;
  headers: Record<string, string>;
  /** The text that a successful response must contain; '' if the status is sufficient. */
  success: string;
}

/** The timeout of a request to the provider, in milliseconds. */
const gatewayTimeout = 10_000;
const longestResponse = 4_096;

/** Creates a gateway from the template. `fetcher` replaces the network in tests. */
export function httpGateway(template: SmsTemplate, fetcher: typeof fetch = fetch): SmsGateway {
  return {
    sendSms: async (phone, text) => {
      const response = await callProvider(template, phone, text, fetcher);
      if (!response.ok) throw new SmsNotSent(`the SMS provider answered ${response.status}`);
      if (template.success === '') return;
      const replyText = (await response.text()).slice(0, longestResponse);
      if (!replyText.includes(template.success)) throw new SmsNotSent('the SMS provider refused');
    },
  };
}

async function callProvider(
  template: SmsTemplate,
  phone: string,
  text: string,
  fetcher: typeof fetch,
): Promise<Response> {
  try {
    return await fetcher(fill(template.url, phone, text, encodeURIComponent), {
      method: template.method,
      headers: template.headers,
      body: template.body ? fill(template.body, phone, text, escaperOf(template)) : null,
      signal: AbortSignal.timeout(gatewayTimeout),
      redirect: 'error',
    });
  } catch {
    throw new SmsNotSent('the SMS provider did not answer');
  }
}

/** Fills in `{phone}` (01…), `{phone88}` (with the country code) and `{text}`. */
function fill(
  template: string,
  phone: string,
  text: string,
  escape: (value: string) => string,
): string {
  const values: Record<string, string> = { phone, phone88: `88${phone}`, text };
  return template.replace(/\{(phone|phone88|text)\}/g, (whole, name: string) =>
    escape(values[name] ?? whole),
  );
}

/** JSON bodies need JSON string escapes; all others are URL-encoded forms. */
function escaperOf({ body, headers }: SmsTemplate): (value: string) => string {
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type');
  const isJson = type?.[1].includes('json') ?? /^\s*[[{]/.test(body);
  return isJson ? (value) => JSON.stringify(value).slice(1, -1) : encodeURIComponent;
}
