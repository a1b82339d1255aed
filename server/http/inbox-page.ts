/**
 * The inbox of a demonstration. It shows the one-time codes and the owner's code for the counter,
 * only on this machine (running-4).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import escapeHtml from 'escape-html';
import { demoOwnerSecret } from '#demo/demo.ts';
import { notFound } from '#server/services/failures.ts';
import type { InboxMessage, SmsInbox } from '#server/services/sms/inbox.ts';
import { codeOfNow } from '#server/services/staff/second-step.ts';

const folder = '/development/inbox';
const loopback = /^(127\.|::1$|::ffff:127\.)/;
const localName = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;
/** Headers that proxies and CDNs add to a forwarded request. */
const ofProxies =
  /^(x-forwarded-|x-real-ip$|x-client-ip$|x-original-|forwarded$|via$|true-client-ip$|cf-)/;

/**
 * The path of the inbox. Only those who know the shop's secret or saw the output of the start know
 * it.
 */
export function inboxPath(secret: string): string {
  return `${folder}/${createHmac('sha256', secret).update('inbox').digest('base64url')}`;
}

/** Registers the page under its secret path. Requests from other machines get a 404. */
export function serveInbox(app: FastifyInstance, inbox: SmsInbox, secret: string): void {
  const path = inboxPath(secret);
  const ownerSecret = demoOwnerSecret(secret);
  app.get<{ Params: { key: string } }>(`${folder}/:key`, async (request, reply) => {
    if (!isHere(request) || !isSame(`${folder}/${request.params.key}`, path)) throw notFound();
    return reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(page(inbox.messages(), codeOfNow(ownerSecret, new Date())));
  });
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * True for a direct connection from this machine to one of its local names. The headers are also
 * checked, because a proxy may run on the same machine.
 */
function isHere(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? '';
  const isHandedOn = Object.keys(request.headers).some((name) => ofProxies.test(name));
  return loopback.test(address) && localName.test(request.headers.host ?? '') && !isHandedOn;
}

function page(messages: readonly InboxMessage[], ownerCode: string): string {
  const rows = messages.map(
    ({ at, phone, text }) =>
      `<article><h2>${escapeHtml(phone)}</h2><p><time>${at.toISOString()}</time></p><pre>${escapeHtml(text)}</pre></article>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5">
<title>The inbox of this demonstration</title>
<h1>The inbox of this demonstration</h1>
<p>Nothing leaves this machine. Newest first.</p>
<p>The code of <b>owner</b> at the counter: <code>${ownerCode}</code></p>
${rows.join('\n') || '<p>No messages yet.</p>'}
</html>
`;
}
