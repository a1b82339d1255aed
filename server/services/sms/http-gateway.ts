/**
 * Any provider that takes a message over HTTP: the operator's own template of
 * address, body and headers, with {phone} and {text} filled in (docs/settings.md).
 */
import { SmsNotSent, type SmsGateway } from './gateway.ts';

export interface SmsTemplate {
  url: string;
  method: 'GET' | 'POST';
  /** '' for none. JSON or form fields, as the provider's manual has it. */
  body: string;
  headers: Record<string, string>;
  /** What a body must contain to count as sent; '' where the status says it. */
  success: string;
}

/** Milliseconds until a silent provider counts as failed. */
const gatewayTimeout = 10_000;
const longestResponse = 4_096;

/** A gateway that fills the template. `fetcher` is the network. */
export function httpGateway(template: SmsTemplate, fetcher: typeof fetch = fetch): SmsGateway {
  return {
    sendSms: async (phone, text) => {
      const response = await ask(template, phone, text, fetcher);
      if (!response.ok) throw new SmsNotSent(`the SMS provider answered ${response.status}`);
      if (template.success === '') return;
      const replyText = (await response.text()).slice(0, longestResponse);
      if (!replyText.includes(template.success)) throw new SmsNotSent('the SMS provider refused');
    },
  };
}

async function ask(
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

/** `{phone}` is 01…, `{phone88}` the same with the country's code, `{text}` the message. */
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

/** JSON bodies take the value between quotes; everything else is a form. */
function escaperOf({ body, headers }: SmsTemplate): (value: string) => string {
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type');
  const isJson = type?.[1].includes('json') ?? /^\s*[[{]/.test(body);
  return isJson ? (value) => JSON.stringify(value).slice(1, -1) : encodeURIComponent;
}
