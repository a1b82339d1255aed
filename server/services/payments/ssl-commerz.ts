/**
 * SSLCommerz, the usual payment partner in Bangladesh (API version 4). The server creates a session
 * and the customer pays on the partner's page. The server checks the signed callback and then
 * requests the transaction from the partner's validator.
 */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { paisaFromTaka, takaFromPaisa, type Paisa } from '#domain/money.ts';
import {
  SessionNotOpened,
  type Attempt,
  type Callback,
  type Confirmation,
  type PaymentGateway,
  type Refund,
} from './gateway.ts';

export interface SslCommerzAccount {
  /** Without a trailing slash. */
  host: string;
  storeId: string;
  storePassword: string;
}

/** The timeout of requests to the partner, in milliseconds. */
const gatewayTimeout = 15_000;

const session = v.looseObject({
  status: v.string(),
  GatewayPageURL: v.optional(v.nullable(v.string()), ''),
  failedreason: v.optional(v.nullable(v.string()), ''),
});

const validation = v.looseObject({
  status: v.string(),
  tran_id: v.string(),
  val_id: v.string(),
  amount: v.union([v.string(), v.number()]),
  currency: v.optional(v.string(), 'BDT'),
  card_type: v.optional(v.string(), ''),
  risk_level: v.optional(v.union([v.string(), v.number()]), '0'),
  risk_title: v.optional(v.nullable(v.string()), ''),
});

type Transaction = v.InferOutput<typeof validation>;

/** All tries within one session. The list may be missing if there were none. */
const transactions = v.looseObject({
  APIConnect: v.literal('DONE'),
  element: v.optional(v.array(v.unknown()), []),
});

export function openSslCommerz(account: SslCommerzAccount, fetcher: typeof fetch): PaymentGateway {
  return {
    name: 'sslcommerz',
    start: (attempt) => start(account, fetcher, attempt),
    transactionOf: (callback) => callback['tran_id'] ?? '',
    confirm: (callback) => confirm(account, fetcher, callback),
    lookUp: (transactionId) => lookUp(account, fetcher, transactionId),
    refund: (transactionId, amount) => refund(account, fetcher, { transactionId, amount }),
  };
}

async function start(
  account: SslCommerzAccount,
  fetcher: typeof fetch,
  attempt: Attempt,
): Promise<string> {
  const { customer, returnTo } = attempt;
  const body = new URLSearchParams({
    store_id: account.storeId,
    store_passwd: account.storePassword,
    total_amount: takaFromPaisa(attempt.amount).toFixed(2),
    currency: 'BDT',
    tran_id: attempt.transactionId,
    success_url: returnTo.success,
    fail_url: returnTo.fail,
    cancel_url: returnTo.cancel,
    ipn_url: returnTo.notify,
    cus_name: customer.name,
    cus_email: customer.email,
    cus_phone: customer.phone,
    cus_add1: customer.address,
    cus_city: customer.district,
    cus_country: 'Bangladesh',
    shipping_method: 'NO',
    // Medicine names are not sent to the partner.
    product_name: `Order ${attempt.orderNo}`,
    product_category: 'Pharmacy',
    product_profile: 'general',
    num_of_item: '1',
  });
  const response = await fetcher(`${account.host}/gwprocess/v4/api.php`, {
    method: 'POST',
    body,
    // The store's password must only be sent to the partner's host, so redirects fail
    // (payments-43).
    redirect: 'error',
    signal: AbortSignal.timeout(gatewayTimeout),
  });
  const opened = v.parse(session, await response.json());
  const page = opened.GatewayPageURL ?? '';
  const isPage = URL.canParse(page) && /^https?:/.test(page);
  if (opened.status !== 'SUCCESS' || !isPage)
    throw new SessionNotOpened(opened.failedreason || opened.status);
  return page;
}

async function confirm(
  account: SslCommerzAccount,
  fetcher: typeof fetch,
  callback: Callback,
): Promise<Confirmation> {
  if (!isSigned(account, callback)) return { kind: 'unknown' };
  if (callback['status'] === 'FAILED') return { kind: 'failed' };
  if (callback['status'] === 'CANCELLED') return { kind: 'cancelled' };
  const valId = callback['val_id'] ?? '';
  if (valId === '') return { kind: 'unknown' };
  const query = new URLSearchParams({
    val_id: valId,
    store_id: account.storeId,
    store_passwd: account.storePassword,
    format: 'json',
    v: '1',
  });
  const response = await responseOf(
    `${account.host}/validator/api/validationserverAPI.php?${query.toString()}`,
    fetcher,
  );
  const read = v.safeParse(validation, response);
  if (!read.success) return { kind: 'unknown' };
  return isPaid(read.output) ? paidBy(read.output) : { kind: 'failed' };
}

/** Looks up our transaction id. A session may contain several tries; one that paid is enough. */
async function lookUp(
  account: SslCommerzAccount,
  fetcher: typeof fetch,
  transactionId: string,
): Promise<Confirmation> {
  const query = new URLSearchParams({
    tran_id: transactionId,
    store_id: account.storeId,
    store_passwd: account.storePassword,
    format: 'json',
    v: '1',
  });
  const response = await responseOf(
    `${account.host}/validator/api/merchantTransIDvalidationAPI.php?${query.toString()}`,
    fetcher,
  );
  const read = v.safeParse(transactions, response);
  if (!read.success) return { kind: 'unknown' };
  // A failed try may lack fields of a paid one, so only its status is parsed.
  const tries = read.output.element.flatMap((element) => {
    const one = v.safeParse(v.looseObject({ status: v.string() }), element);
    return one.success ? [one.output] : [];
  });
  const paid = tries
    .map((one) => v.safeParse(validation, one))
    .find((one) => one.success && isPaid(one.output));
  if (paid?.success) return paidBy(paid.output);
  const isOver = (status: string) => status === 'FAILED' || status === 'CANCELLED';
  if (tries.length === 0 || !tries.every(({ status }) => isOver(status)))
    return { kind: 'unknown' };
  return { kind: tries.every(({ status }) => status === 'CANCELLED') ? 'cancelled' : 'failed' };
}

const bankTransaction = v.looseObject({ status: v.string(), bank_tran_id: v.string() });

const refundResponse = v.looseObject({
  APIConnect: v.string(),
  status: v.optional(v.nullable(v.string()), ''),
  errorReason: v.optional(v.nullable(v.string()), ''),
});

/** The partner requires its own bank's number of the payment. Our id makes repeated requests one. */
async function refund(
  account: SslCommerzAccount,
  fetcher: typeof fetch,
  { transactionId, amount }: { transactionId: string; amount: Paisa },
): Promise<Refund> {
  const validator = `${account.host}/validator/api/merchantTransIDvalidationAPI.php`;
  const ask = (fields: Record<string, string>) => {
    const credentials = { store_id: account.storeId, store_passwd: account.storePassword };
    const query = new URLSearchParams({ ...fields, ...credentials, format: 'json', v: '1' });
    return responseOf(`${validator}?${query.toString()}`, fetcher);
  };
  const found = v.safeParse(transactions, await ask({ tran_id: transactionId }));
  const paid = (found.success ? found.output.element : [])
    .map((one) => v.safeParse(bankTransaction, one))
    .find((one) => one.success && /^VALID(ATED)?$/.test(one.output.status));
  if (!paid?.success) return { state: 'refundRefused', reply: '' };
  const response = await ask({
    bank_tran_id: paid.output.bank_tran_id,
    refund_trans_id: transactionId,
    refund_amount: takaFromPaisa(amount).toFixed(2),
    refund_remarks: 'Test payment',
  });
  const read = v.safeParse(refundResponse, response);
  if (!read.success) return { state: 'refundRefused', reply: '' };
  const { APIConnect, status, errorReason } = read.output;
  if (status === 'success') return { state: 'refunded', reply: '' };
  if (status === 'processing') return { state: 'refundPending', reply: '' };
  return { state: 'refundRefused', reply: errorReason || APIConnect };
}

function isPaid({ status, currency }: Transaction): boolean {
  return (status === 'VALID' || status === 'VALIDATED') && currency === 'BDT';
}

function paidBy(transaction: Transaction): Confirmation {
  const isRisky = String(transaction.risk_level) === '1';
  return {
    kind: 'paid',
    transactionId: transaction.tran_id,
    amount: paisaFromTaka(transaction.amount),
    service: transaction.card_type,
    proof: transaction.val_id,
    risk: isRisky ? (transaction.risk_title || 'risky').slice(0, 100) : '',
  };
}

/** Null if the request fails. The payment's result is then unknown. */
async function responseOf(url: string, fetcher: typeof fetch): Promise<unknown> {
  try {
    const response = await fetcher(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(gatewayTimeout),
    });
    return await response.json();
  } catch {
    return null;
  }
}

/**
 * `verify_key` lists the signed fields. They are signed together with the MD5 of the store's
 * password, sorted by name.
 */
function isSigned(account: SslCommerzAccount, callback: Callback): boolean {
  const names = (callback['verify_key'] ?? '').split(',').filter(Boolean);
  if (!names.includes('tran_id') || !names.includes('status')) return false;
  const entries: [string, string][] = names.map((name) => [name, callback[name] ?? '']);
  entries.push(['store_passwd', hash('md5', account.storePassword)]);
  const signedText = entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const strong = callback['verify_sign_sha2'];
  if (strong) return strong.toLowerCase() === hash('sha256', signedText);
  return (callback['verify_sign'] ?? '').toLowerCase() === hash('md5', signedText);
}

function hash(kind: 'md5' | 'sha256', text: string): string {
  return createHash(kind).update(text).digest('hex');
}
