/** The inbox of a demonstration: the codes that would have been sent, and the code of its owner at the counter, for whoever tries the shop on this machine (running-4). */
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
/** What proxies and content networks write into a request that they hand on. */
const ofProxies =
  /^(x-forwarded-|x-real-ip$|x-client-ip$|x-original-|forwarded$|via$|true-client-ip$|cf-)/;

/** Where the inbox is: only whoever knows the shop's secret, or has read what its start prints, knows it. */
export function inboxPath(secret: string): string {
  return `${folder}/${createHmac('sha256', secret).update('inbox').digest('base64url')}`;
}

/** Registers the page: under its own path, for this very machine alone; for all others there is none. */
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

/** From this machine and to it by its own name, and handed on by nobody: a proxy may stand on it. */
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
