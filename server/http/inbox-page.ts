/** `/development/inbox`: what would have been sent, for whoever tries the shop on this machine. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import escapeHtml from 'escape-html';
import type { Config } from '#server/config.ts';
import { notFound } from '#server/services/failures.ts';
import type { InboxMessage, SmsInbox } from '#server/services/sms/inbox.ts';

const loopback = /^(127\.|::1$|::ffff:127\.)/;
const ofProxies = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'];

/** Registers the page. Anyone may read it in development; in production mode only this very machine. */
export function serveInbox(app: FastifyInstance, inbox: SmsInbox, config: Config): void {
  app.get('/development/inbox', async (request, reply) => {
    if (config.isProduction && !isHere(request)) throw notFound();
    return reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(page(inbox.messages()));
  });
}

/** From this machine, and not handed on by a proxy that stands on it. */
function isHere(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? '';
  return loopback.test(address) && ofProxies.every((name) => request.headers[name] === undefined);
}

function page(messages: readonly InboxMessage[]): string {
  const rows = messages.map(
    ({ at, phone, text }) =>
      `<article><h2>${escapeHtml(phone)}</h2><p><time>${at.toISOString()}</time></p><pre>${escapeHtml(text)}</pre></article>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5">
<title>Development inbox</title>
<h1>Development inbox</h1>
<p>No SMS provider is set, so nothing leaves this machine. Newest first.</p>
${rows.join('\n') || '<p>No messages yet.</p>'}
</html>
`;
}
