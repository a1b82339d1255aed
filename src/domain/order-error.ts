/** What may be told of an order that failed (errors-67, errors-68). */

/** What was asked, at most so many characters of it. */
const longest = 2_000;

/** Sums and counts: they tell what went wrong and nothing of who ordered what. */
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
 * What was asked, as JSON, with nothing of it but sums, counts and how many
 * there were of the rest: `{"TotalItem":2,"Items":"2 of them","address":"…"}`.
 */
export function redacted(fields: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(fields).map(([name, value]) => [name, toldOf(name, value)]);
  return JSON.stringify(Object.fromEntries(entries)).slice(0, longest);
}

function toldOf(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return `${value.length} of them`;
  if (value === null || value === undefined || value === '') return null;
  const isPlain = typeof value === 'number' || typeof value === 'boolean';
  const isWord = typeof value === 'string' && /^[\w.-]{1,24}$/.test(value);
  return harmless.has(name) && (isPlain || isWord) ? value : '…';
}

/** What an answer says of a call, null where it went well or is nobody's fault. */
export function faultOf(status: number, envelope: unknown): string | null {
  // Who are you, too many, too busy: all expected, all tried again.
  if ([401, 403, 408, 425, 429, 503].includes(status)) return null;
  if (status < 200 || status > 299) return `HTTP ${status}`;
  if (typeof envelope !== 'object' || envelope === null) return 'not readable';
  if (!('IsError' in envelope) || !envelope.IsError) return null;
  // Its words may name a medicine: the code says which refusal it was.
  const id: unknown = 'Id' in envelope ? envelope.Id : null;
  return `IsError, Id ${typeof id === 'string' || typeof id === 'number' ? id : 999}`;
}
