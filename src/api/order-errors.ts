/**
 * Reports failed order-related calls to the log host (errors-65). Names of persons, places and
 * medicines are removed. Runs in the page and in the worker.
 */
import { add } from '#contract/error-log.ts';
import { faultOf, redacted } from '#domain/order-error.ts';
import { call, watchResponses, type Exchange } from './client.ts';

/** Number of attempts, and the delay between them (errors-69). */
const maxTries = 3;
const retryDelayMs = 1_500;

/** Limit of reports per page or worker. During an outage of the shop a few reports are enough. */
const maxReports = 10;

const orderAreas = ['orders', 'requests', 'prescriptions', 'coupons', 'payments', 'stock'];

/** Information about the caller that is added to each report. */
export interface Reporter {
  customerId: () => string;
  /** The path, the language and the network state of the page. */
  snapshot: () => Readonly<Record<string, string>>;
}

/**
 * Watches the responses of order-related calls and reports the failed ones. A network failure is
 * not reported.
 */
export function reportOrderErrors(reporter: Reporter): void {
  const reported = new Set<string>();
  const sessionId = crypto.randomUUID();
  watchResponses((exchange) => {
    if (!isOrderCall(exchange)) return;
    // The caller reads the response itself, so the reporter clones it first.
    const copy = { ...exchange, response: exchange.response.clone() };
    void report(copy, reporter, sessionId, reported);
  });
}

function isOrderCall({ endpoint }: Exchange): boolean {
  return orderAreas.includes(endpoint.name.split('.')[0] ?? '');
}

/** A refused coupon is a normal response and is not reported. */
function isRefusedCoupon(endpoint: Exchange['endpoint'], { ok }: Response): boolean {
  return ok && endpoint.name.startsWith('coupons.');
}

async function report(
  { endpoint, request, response }: Exchange,
  reporter: Reporter,
  sessionId: string,
  reported: Set<string>,
): Promise<void> {
  const fault = faultOf(response.status, await envelopeOf(response));
  if (!fault || isRefusedCoupon(endpoint, response)) return;
  const once = `${endpoint.name} ${fault}`;
  if (reported.has(once) || reported.size >= maxReports) return;
  reported.add(once);
  await send({
    Url: endpoint.path,
    // The server can find the customer by the device and the customer id.
    Phone: '',
    Data: redacted(request),
    SnapshotString: JSON.stringify(reporter.snapshot()).slice(0, 1_000),
    SessionId: sessionId,
    CustomerId: reporter.customerId(),
    Message: fault,
    Remarks: '',
  });
}

async function envelopeOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

async function send(content: Parameters<typeof call<typeof add>>[1]): Promise<void> {
  for (let tried = 1; tried <= maxTries; tried += 1) {
    try {
      await call(add, content);
      return;
    } catch {
      // The report is dropped after the last attempt: reporting must not cause an error of its own.
      if (tried < maxTries) await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    }
  }
}
