/** The partners of the shop that its owner enters: SMS provider, payment gateway and store app. */
import { isWithinLimit } from './shop-problems.ts';
import type { ShopProblem, ShopProblems } from './shop-problems.ts';

export const smsKinds = ['GET', 'form', 'json'] as const;
/** In the address, as the fields of a form, or as JSON. */
export type SmsKind = (typeof smsKinds)[number];

/** How a message is sent. The key is stored elsewhere, and {key} stands in its place. */
export interface SmsPartner {
  isOn: boolean;
  url: string;
  kind: SmsKind;
  body: string;
  /** The header `Authorization`; '' for none. */
  authorization: string;
  /** The sender's name, for {sender}. */
  sender: string;
  /** The text that a successful response contains; '' if the status is sufficient. */
  success: string;
}

/** An account of SSLCommerz. Its password is stored elsewhere. */
export interface GatewayPartner {
  isOn: boolean;
  storeId: string;
}

/** The app in a store that opens the shop without the browser's frame. */
export interface StoreApp {
  /** '' for none. */
  packageName: string;
  /** SHA-256 of the certificates that sign the app. */
  fingerprints: string[];
}

export interface ShopPartners {
  sms: SmsPartner;
  gateway: GatewayPartner;
  storeApp: StoreApp;
}

/** The partners with a secret. */
export const secretPartners = ['sms', 'gateway'] as const;
export type SecretPartner = (typeof secretPartners)[number];

export const emptyPartners: ShopPartners = {
  sms: { isOn: false, url: '', kind: 'form', body: '', authorization: '', sender: '', success: '' },
  gateway: { isOn: false, storeId: '' },
  storeApp: { packageName: '', fingerprints: [] },
};

export const partnerLimits = {
  url: 500,
  body: 2_000,
  line: 200,
  secret: 500,
  fingerprints: 10,
} as const;

/** Filled-in forms for providers in Bangladesh. The owner compares them with the provider's manual. */
export const smsExamples: readonly {
  name: string;
  partner: Omit<SmsPartner, 'isOn' | 'sender'>;
}[] = [
  {
    name: 'sms.net.bd',
    partner: {
      url: 'https://api.sms.net.bd/sendsms',
      kind: 'form',
      body: 'api_key={key}&to={phone88}&msg={text}',
      authorization: '',
      success: '"error":0',
    },
  },
  {
    name: 'BulkSMSBD',
    partner: {
      url: 'https://bulksmsbd.net/api/smsapi',
      kind: 'form',
      body: 'api_key={key}&senderid={sender}&number={phone88}&message={text}',
      authorization: '',
      success: '202',
    },
  },
];

type Checks = {
  [Name in keyof ShopPartners]: (part: ShopPartners[Name]) => ShopProblems<ShopPartners[Name]>;
};

const checks: Checks = {
  sms: (sms) => {
    const { url, kind, body, authorization, sender, success, isOn } = sms;
    if (url === '' && !isOn) return { body: hasKeyInText(body) && 'keyInText' };
    return {
      url:
        (!isSmsAddress(url) && 'smsAddressInvalid') ||
        (hasKeyInText(url) && 'keyInText') ||
        (kind === 'GET' && !namesMessage(url) && 'placeholdersNeeded'),
      body:
        (!isWithinLimit(body, partnerLimits.body) && 'tooLong') ||
        (hasKeyInText(body) && 'keyInText') ||
        (kind !== 'GET' && !namesMessage(url + body) && 'placeholdersNeeded') ||
        (kind === 'json' && !isJson(body) && 'jsonInvalid'),
      authorization:
        (!isHeaderLine(authorization) && 'tooLong') ||
        (authorization !== '' && !authorization.includes('{key}') && 'keyInText'),
      sender: !isWithinLimit(sender, partnerLimits.line) && 'tooLong',
      success: !isWithinLimit(success, partnerLimits.line) && 'tooLong',
    };
  },
  gateway: ({ isOn, storeId }) => ({
    storeId:
      (!isWithinLimit(storeId, partnerLimits.line) && 'tooLong') ||
      (isOn && storeId.trim() === '' && 'storeIdNeeded'),
  }),
  storeApp: ({ packageName, fingerprints }) => ({
    packageName:
      (packageName === '' ? fingerprints.length > 0 : !isPackageName(packageName)) &&
      'packageInvalid',
    fingerprints:
      (fingerprints.length > partnerLimits.fingerprints && 'tooMany') ||
      ((!fingerprints.every(isFingerprint) || (packageName !== '' && fingerprints.length === 0)) &&
        'fingerprintInvalid'),
  }),
};

/** Checks a partner's settings. */
export function partnerProblems<Name extends keyof ShopPartners>(
  name: Name,
  part: ShopPartners[Name],
): ShopProblems<ShopPartners[Name]> {
  return checks[name](part);
}

/** The first problem of a partner's settings; null if there is none. */
export function firstPartnerProblem<Name extends keyof ShopPartners>(
  name: Name,
  part: ShopPartners[Name],
): ShopProblem | null {
  const found = Object.values<ShopProblem | false | undefined>({ ...partnerProblems(name, part) });
  return found.find((problem) => typeof problem === 'string') ?? null;
}

/** Whether the message is sent with a key. */
export function needsKey({ url, body, authorization }: SmsPartner): boolean {
  return `${url}${body}${authorization}`.includes('{key}');
}

/** Everything that decides where a key goes. A key is only used with the text it was entered for. */
export function smsRecipe({ url, kind, body, authorization }: SmsPartner): string {
  return JSON.stringify([url, kind, body, authorization]);
}

function isSmsAddress(url: string): boolean {
  if (!isWithinLimit(url, partnerLimits.url) || !/^https:\/\/[^\s/@{}]+\.[^\s@]+$/.test(url))
    return false;
  return URL.canParse(url.replaceAll(/\{\w+\}/g, 'x'));
}

function namesMessage(text: string): boolean {
  return /\{phone(88)?\}/.test(text) && text.includes('{text}');
}

/** Whether a field that is named like a key has a value of its own instead of {key}. */
function hasKeyInText(text: string): boolean {
  const field =
    /(api[_-]?key|api[_-]?token|access[_-]?token|token|secret|password|passwd|pass)["']?\s*[=:]\s*["']?([^&"'\s,}]+)/gi;
  return [...text.matchAll(field)].some(([, , value]) => !value?.startsWith('{key'));
}

/** A template of JSON is JSON with its placeholders inside of strings. */
function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

function isHeaderLine(text: string): boolean {
  return isWithinLimit(text, partnerLimits.line) && /^[\x20-\x7e]*$/.test(text);
}

function isPackageName(text: string): boolean {
  return text.length <= 150 && /^[a-z]\w*(\.[a-z]\w*)+$/i.test(text);
}

/** 32 bytes in hexadecimal with colons, as the stores show them. */
export function isFingerprint(text: string): boolean {
  return /^([\dA-F]{2}:){31}[\dA-F]{2}$/.test(text);
}

/** Each line or word of the text as a fingerprint: upper case, with colons. */
export function fingerprintsOf(text: string): string[] {
  return text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((line) => {
      const plain = line.toUpperCase();
      return /^[\dA-F]{64}$/.test(plain) ? (plain.match(/../g) ?? []).join(':') : plain;
    });
}

export const smsFailures = [
  'noKey',
  'notFound',
  'silent',
  'keyRefused',
  'status',
  'refused',
  'busy',
] as const;
/** Why a message was not sent. */
export type SmsFailure = (typeof smsFailures)[number];

export const paymentTryStates = [
  'silent',
  'account',
  'notOpened',
  'started',
  'cancelled',
  'failed',
  'otherAmount',
  'paid',
  'refunded',
  'refundPending',
  'refundRefused',
] as const;
/** How far a test payment has come. */
export type PaymentTryState = (typeof paymentTryStates)[number];
