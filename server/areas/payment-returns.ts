/**
 * The callbacks of the payment gateway: pages for the customer, a notification from the gateway,
 * and the sandbox's page.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { eq } from 'drizzle-orm';
import { paymentTryScreen } from '#contract/counter/partners.ts';
import { payments } from '#server/db/tables/payments.ts';
import { codeOf, notFound, refusalOf } from '#server/services/failures.ts';
import type { AppContext } from '#server/services/app-context.ts';
import type { Attempt, Callback } from '#server/services/payments/gateway.ts';
import { sandboxCallback, sandboxClaims, sandboxPath } from '#server/services/payments/sandbox.ts';
import { sandboxPage } from '#server/services/payments/sandbox-page.ts';
import { settleTestPayment } from '#server/services/partners/test-payment.ts';
import { outcomes, settle, type Settled } from '#server/services/payments/settle.ts';

const returnPath = 'ProductOrderArea/Payment/Return';
const notifyPath = 'ProductOrderArea/Payment/Notify';

/** The URLs to which the gateway sends the customer and its own notification. */
export function returnAddresses(context: AppContext, request: FastifyRequest): Attempt['returnTo'] {
  const origin = context.payments.publicOrigin || `${request.protocol}://${request.host}`;
  const back = `${origin}/api/${returnPath}`;
  return {
    success: `${back}/success`,
    fail: `${back}/fail`,
    cancel: `${back}/cancel`,
    notify: `${origin}/api/${notifyPath}`,
  };
}

export function paymentReturns(context: AppContext): void {
  context.app.register((app, _options, done) => {
    readForms(app);
    app.route({
      method: ['GET', 'POST'],
      url: `/${returnPath}/:claim`,
      handler: async (request, reply) => {
        const callback = fieldsOf(request);
        void reply.header('cache-control', 'no-store');
        if (await settleTestPayment(context, callback))
          return reply.redirect(`${context.payments.publicOrigin}${paymentTryScreen}`, 303);
        const settled = await settle(context, callback);
        // A 303 turns a posted form into a GET of the page.
        return reply.redirect(pageFor(context, settled), 303);
      },
      errorHandler: (failure, request, reply) => {
        void sendUnknownOutcome(context, failure, { request, reply });
      },
    });
    app.post(`/${notifyPath}`, async (request, reply) => {
      const callback = fieldsOf(request);
      if (await settleTestPayment(context, callback)) return reply.status(200).send();
      const settled = await settle(context, callback);
      // Not settled yet, so the gateway retries the notification.
      const isSettled = settled !== null && settled.outcome !== outcomes.unknown;
      return reply.status(isSettled ? 200 : 503).send();
    });
    if (context.payments.isSandbox) serveSandbox(app, context);
    done();
  });
}

/**
 * Handles every failure, also a 503 or 429, because a browser waits here: it redirects to the page
 * that shows an unknown outcome (payments-19). A job later polls the gateway for the payment
 * (payments-41).
 */
function sendUnknownOutcome(
  context: AppContext,
  failure: unknown,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): FastifyReply {
  if (!refusalOf(failure))
    request.log.error({ code: codeOf(failure) }, 'a return from the payment partner failed');
  const transaction = fieldsOf(request)['tran_id'] ?? '';
  return reply
    .removeHeader('retry-after')
    .header('cache-control', 'no-store')
    .redirect(pageFor(context, null, transaction), 303);
}

/** The URL of the success page with its parameters (payments-19). */
function pageFor(context: AppContext, settled: Settled | null, transaction = ''): string {
  const query = new URLSearchParams(
    settled
      ? {
          OrderNo: settled.orderNo,
          Payment: String(settled.outcome),
          Transaction: settled.transactionId,
          Phone: settled.phone,
          Id: settled.orderId,
          ...(settled.isNew && { IsNew: '1' }),
        }
      : {
          Payment: String(outcomes.unknown),
          ...(transaction && { Transaction: transaction }),
        },
  );
  return `${context.payments.publicOrigin}/Order/Success?${query.toString()}`;
}

function serveSandbox(app: FastifyInstance, context: AppContext): void {
  app.get<{ Params: { transaction: string } }>(
    `/${sandboxPath}/:transaction`,
    async (request, reply) => {
      const [attempt] = await context.db
        .select()
        .from(payments)
        .where(eq(payments.transactionId, request.params.transaction));
      if (!attempt) throw notFound();
      const choices = sandboxClaims.map((claim) => ({
        claim,
        action: `/api/${returnPath}/${claim}`,
        fields: sandboxCallback(context.secret, claim, attempt.transactionId, attempt.amount),
      }));
      const page = sandboxPage(attempt.amount, choices);
      return reply
        .header('cache-control', 'no-store')
        .header('content-security-policy', page.policy)
        .type('text/html; charset=utf-8')
        .send(page.html);
    },
  );
}

/** Gateways post forms, as browsers do. */
function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );
}

function fieldsOf(request: FastifyRequest): Callback {
  const given: unknown = request.method === 'POST' ? request.body : request.query;
  return Object.fromEntries(
    Object.entries(Object(given)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
