/**
 * Failed order-related calls are reported to the log host (errors-65), without
 * what names a person, a place or a medicine. In the page and in the worker.
 */
import { add } from '#contract/error-log.ts';
import { faultOf, redacted } from '#domain/order-error.ts';
import { call, watchResponses, type Exchange } from './client.ts';

/** Tries, and the pause between them in milliseconds (errors-69). */
const maxTries = 3;
const retryDelayMs = 1_500;

/** Reports of one page or worker at most: a shop that is down needs to be told so only once in a while. */
const mostReports = 10;

const orderAreas = ['orders', 'requests', 'prescriptions', 'coupons', 'payments', 'stock'];

/** What is known of who asks, beside the call. */
export interface Reporter {
  customerId: () => string;
  /** Of the page: its path, its language, the network. */
  snapshot: () => Readonly<Record<string, string>>;
}

/** Watches the answers of order-related calls and reports those that failed. A call that the network did not carry is no error. */
export function reportOrderErrors(reporter: Reporter): void {
  const reported = new Set<string>();
  const sessionId = crypto.randomUUID();
  watchResponses((exchange) => {
    if (!isOrderCall(exchange)) return;
    // The caller reads the answer itself: this is a copy, taken before they do.
    const copy = { ...exchange, response: exchange.response.clone() };
    void tell(copy, reporter, sessionId, reported);
  });
}

function isOrderCall({ endpoint }: Exchange): boolean {
  return orderAreas.includes(endpoint.name.split('.')[0] ?? '');
}

/** A coupon that does not count is an answer like any other. */
function isRefusedCoupon(endpoint: Exchange['endpoint'], { ok }: Response): boolean {
  return ok && endpoint.name.startsWith('coupons.');
}

async function tell(
  { endpoint, request, response }: Exchange,
  reporter: Reporter,
  sessionId: string,
  reported: Set<string>,
): Promise<void> {
  const fault = faultOf(response.status, await envelopeOf(response));
  if (!fault || isRefusedCoupon(endpoint, response)) return;
  const once = `${endpoint.name} ${fault}`;
  if (reported.has(once) || reported.size >= mostReports) return;
  reported.add(once);
  await send({
    Url: endpoint.path,
    // The server finds who it was by the device and the customer, where that is needed.
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

async function send(report: Parameters<typeof call<typeof add>>[1]): Promise<void> {
  for (let tried = 1; tried <= maxTries; tried += 1) {
    try {
      await call(add, report);
      return;
    } catch {
      // A report that cannot be made is given up in the end: it must not become an error itself.
      if (tried < maxTries) await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    }
  }
}
