/** The data about a failed order that may be reported (errors-67, errors-68). */

/** Maximum number of characters of a reported request. */
const maxLength = 2_000;

/** Sums and counts: they show what went wrong, but not who ordered what. */
const harmless: ReadonlySet<string> = new Set([
  'TotalItem',
  'TotalQuantity',
  'TotalAmount',
  'ShippingCharge',
  'PayableAmount',
  'CoupenAmount',
  'OrderAmount',
  'OrderDiscount',
  'Cashback',
  'fineCash',
  'DistrictId',
  'PaymentMethod',
  'From',
  'autoOrderIsActive',
  'pageNumber',
  'pageSize',
]);

/**
 * The request as JSON, with every value removed except sums and counts. Lists are reported by their
 * length: `{"TotalItem":2,"Items":"2 of them","address":"…"}`.
 */
export function redacted(fields: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(fields).map(([name, value]) => [name, reportedValue(name, value)]);
  return JSON.stringify(Object.fromEntries(entries)).slice(0, maxLength);
}

function reportedValue(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return `${value.length} of them`;
  if (value === null || value === undefined || value === '') return null;
  const isPlain = typeof value === 'number' || typeof value === 'boolean';
  const isWord = typeof value === 'string' && /^[\w.-]{1,24}$/.test(value);
  return harmless.has(name) && (isPlain || isWord) ? value : '…';
}

/** The fault that a response reports; null if the call succeeded or the failure is expected. */
export function faultOf(status: number, envelope: unknown): string | null {
  // Sign-in required, rate limit, busy: these are expected and are retried.
  if ([401, 403, 408, 425, 429, 503].includes(status)) return null;
  if (status < 200 || status > 299) return `HTTP ${status}`;
  if (typeof envelope !== 'object' || envelope === null) return 'not readable';
  if (!('IsError' in envelope) || !envelope.IsError) return null;
  // The server's sentence may name a medicine, so only the code is reported.
  const id: unknown = 'Id' in envelope ? envelope.Id : null;
  return `IsError, Id ${typeof id === 'string' || typeof id === 'number' ? id : 999}`;
}
