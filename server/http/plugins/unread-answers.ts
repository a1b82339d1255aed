/**
 * Answers that the caller has not read yet. A caller that asks for much and reads nothing holds the
 * answer's memory, or an open file. So an answer is ended where its socket takes no byte for 20 to
 * 30 s, and where too many are unread, the oldest makes room: of one address, which may be a
 * neighbourhood's, and in all.
 */
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { overloaded } from '#server/services/failures.ts';
import { isStream } from './load-limits.ts';

/** Milliseconds between two looks at a socket: one that takes nothing from one look to the next but one is ended. */
export const usualLook = 10_000;
/** Unread answers at once, of one address and in all. */
const maxUnread = { perAddress: 128, total: 1_024 } as const;
/** Requests that one connection may send before the answer to an earlier one has been read. No browser sends any. */
const maxPipelined = 4;

interface Unread {
  address: string;
  socket: Socket;
}

export function limitUnreadAnswers(app: FastifyInstance, lookEvery: number): void {
  // In the order in which they were sent.
  const unread = new Set<Unread>();
  const pipelined = new WeakMap<Socket, number>();
  const end = (one: Unread) => {
    unread.delete(one);
    // A reset: after an ordinary close the kernel would go on holding what nobody reads.
    one.socket.resetAndDestroy();
  };

  app.addHook('onRequest', async (request, reply) => {
    const socket = socketOf(request);
    if (!socket || !isPipelined(reply)) return;
    const waiting = (pipelined.get(socket) ?? 0) + 1;
    pipelined.set(socket, waiting);
    reply.raw.once('finish', () => pipelined.set(socket, (pipelined.get(socket) ?? 1) - 1));
    if (waiting <= maxPipelined) return;
    socket.destroy();
    throw overloaded();
  });

  app.addHook('onSend', async (request, reply) => {
    const socket = socketOf(request);
    if (!socket || socket.destroyed) return;
    endInSilence(reply, socket, lookEvery);
    if (isStream(request)) return;
    const one: Unread = { address: request.ip, socket };
    makeRoom(unread, one, end);
    unread.add(one);
    const leave = () => unread.delete(one);
    // A pipelined answer has no "close" of its own where the connection ends first.
    reply.raw.once('finish', leave).once('close', leave);
    socket.once('close', leave);
    reply.raw.once('finish', () => socket.off('close', leave));
  });
}

/** Null within the process itself: nobody holds anything there. */
function socketOf(request: FastifyRequest): Socket | null {
  const { socket } = request.raw;
  return socket instanceof Socket ? socket : null;
}

/** Node gives an answer its socket once the answers before it have been read. */
function isPipelined({ raw }: FastifyReply): boolean {
  return raw.socket === null;
}

function makeRoom(unread: Set<Unread>, next: Unread, end: (one: Unread) => void): void {
  const neighbours = [...unread].filter((one) => one.address === next.address);
  const [oldest] = unread;
  if (neighbours[0] && neighbours.length >= maxUnread.perAddress) end(neighbours[0]);
  else if (oldest && unread.size >= maxUnread.total) end(oldest);
}

/**
 * Node's timeout comes only where the socket has taken no byte since the last look. It comes as well
 * where there was nothing to take, as between two messages of a stream: that is nobody's silence.
 */
function endInSilence(reply: FastifyReply, socket: Socket, lookEvery: number): void {
  let silentSince: number | null = null;
  reply.raw.setTimeout(lookEvery, () => {
    const now = performance.now();
    const isStuck = socket.writableLength > 0;
    // Where a byte was taken in between, one look has passed without a timeout.
    const isSecond = silentSince !== null && now - silentSince < lookEvery * 1.5;
    silentSince = isStuck ? now : null;
    if (isStuck && isSecond) socket.resetAndDestroy();
    else socket.setTimeout(lookEvery);
  });
}
