/** The counter's stream of changes, as server-sent events (counter-58). */
import { PassThrough } from 'node:stream';
import { eventsPath, type QueueEvent } from '#contract/counter/queue.ts';
import { unattendedHeader } from '#contract/counter/counter-endpoint.ts';
import { staffRoles, type StaffMember } from '#domain/staff.ts';
import { readCounterCookie } from '#server/endpoint/counter-cookie.ts';
import { staffMemberOf } from '#server/endpoint/implement-counter.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { codeOf, overloaded } from '#server/services/failures.ts';
import { findStaffSession } from '#server/services/staff/sessions.ts';
import { countsOf } from '#server/services/queue/queue-state.ts';
import { openQueueWatch, type QueueChange } from '#server/services/queue/queue-watch.ts';
import { kindsFor } from './queue.ts';

/** Streams of one staff member: a tablet, a desk and a phone, with a page or two each. */
const maxPerMember = 6;
/** Streams of all staff in this process. */
const maxStreams = 200;
/**
 * Milliseconds between two keep-alive messages. Each also checks the session and whether the
 * process drains.
 */
const beatEvery = 15_000;
/**
 * Bytes that a slow page may have unread. Beyond that its stream ends, and the page reconnects by
 * itself.
 */
const maxBufferedBytes = 64 * 1024;

interface Stream {
  memberId: string;
  end: () => void;
}

export function serveCounterEvents(context: AppContext): void {
  const { app, db, now, readiness } = context;
  const failed = (failure: unknown) => app.log.error({ code: codeOf(failure) }, 'queue not seen');
  const watch = openQueueWatch({ db, now, failed });
  const streams = new Set<Stream>();
  // Ends the streams before the server waits for open responses, because streams never end by
  // themselves.
  app.addHook('preClose', async () => {
    for (const { end } of streams) end();
    watch.close();
  });

  app.get(`/${eventsPath}`, { compress: false }, async (request, reply) => {
    // An open stream does not count as use of the session, since nobody may be at the keyboard.
    request.headers[unattendedHeader] = '1';
    const member = await staffMemberOf(context, request, reply, staffRoles);
    const own = [...streams].filter(({ memberId }) => memberId === member.id);
    if (readiness.isDraining() || streams.size >= maxStreams) throw overloaded(5);
    // Ends the oldest stream, whose page is most likely gone.
    if (own.length >= maxPerMember) own[0]?.end();
    const token = readCounterCookie(request);
    const body = new PassThrough();
    const stream = { memberId: member.id, end: () => void body.end() };
    const write = (text: string) => {
      if (body.writableLength > maxBufferedBytes) body.end();
      if (!body.writableEnded) body.write(text);
    };
    // The delay in milliseconds before the page reconnects.
    write('retry: 3000\n\n');
    const silence = watch.listen((change) => {
      const event = eventFor(member, change);
      if (event) write(`event: queue\ndata: ${JSON.stringify(event)}\n\n`);
    });
    const endWithSession = async (): Promise<void> => {
      const there = await findStaffSession(db, now(), token);
      if (there?.role !== member.role) stream.end();
    };
    const beat = setInterval(() => {
      write(': alive\n\n');
      if (readiness.isDraining()) return stream.end();
      void endWithSession().catch(failed);
    }, beatEvery);
    streams.add(stream);
    reply.raw.once('close', () => {
      clearInterval(beat);
      silence();
      streams.delete(stream);
      body.destroy();
    });
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(body);
  });
}

/**
 * The event for a staff member; null if the change concerns only work that the role may not see.
 */
function eventFor(member: StaffMember, change: QueueChange): QueueEvent | null {
  const kinds = kindsFor(member);
  const changed = change.changed.filter(({ kind }) => kinds.includes(kind));
  const isOthers = change.changed.length > 0 && changed.length === 0;
  return isOthers
    ? null
    : { counts: countsOf(change.counts, kinds), changed, isMore: change.isMore };
}
