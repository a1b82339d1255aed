/** The settings of the SMS provider, with an error sentence for each mistake. */
import * as v from 'valibot';
import type { SmsTemplate } from './http-gateway.ts';

const placeholder = /\{(phone|phone88)\}/;

function isUrl(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text.replace(/\{\w+\}/g, 'x'));
}

function isHeaders(text: string): boolean {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return false;
    return Object.values(read).every((value) => typeof value === 'string');
  } catch {
    return false;
  }
}

const text = v.optional(v.string(), '');

/** SMS_URL, SMS_METHOD, SMS_BODY, SMS_HEADERS, SMS_SUCCESS. */
export const smsEnvironment = {
  SMS_URL: v.pipe(
    text,
    v.check(
      (url) => url === '' || isUrl(url),
      'SMS_URL must be the address of your SMS provider, https://…, with {phone} and {text} where it wants them.',
    ),
  ),
  SMS_METHOD: v.optional(v.picklist(['GET', 'POST'], 'SMS_METHOD must be GET or POST.'), 'POST'),
  SMS_BODY: text,
  SMS_HEADERS: v.pipe(
    text,
    v.check(
      (headers) => headers === '' || isHeaders(headers),
      'SMS_HEADERS must be JSON such as {"authorization":"Bearer …","content-type":"application/json"}.',
    ),
  ),
  SMS_SUCCESS: text,
};

type SmsValues = v.InferOutput<v.ObjectSchema<typeof smsEnvironment, undefined>>;

/**
 * Returns the template; null if no provider is configured; an error sentence if the settings do not
 * fit together.
 */
export function readSmsTemplate(value: SmsValues): SmsTemplate | string | null {
  if (value.SMS_URL === '') return null;
  const whole = value.SMS_URL + value.SMS_BODY;
  if (!placeholder.test(whole) || !whole.includes('{text}')) {
    return 'SMS_URL and SMS_BODY must hold {phone} (or {phone88}) and {text} between them.';
  }
  if (value.SMS_METHOD === 'GET' && value.SMS_BODY !== '') {
    return 'SMS_BODY must be empty where SMS_METHOD is GET.';
  }
  const headers: Record<string, string> = value.SMS_HEADERS ? JSON.parse(value.SMS_HEADERS) : {};
  return {
    url: value.SMS_URL,
    method: value.SMS_METHOD,
    body: value.SMS_BODY,
    headers,
    success: value.SMS_SUCCESS,
  };
}
