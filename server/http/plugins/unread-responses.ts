/**
 * Limits responses that the client has not read yet, because each holds memory or an open file. A
 * response is ended if its socket accepts no byte for 20 to 30 s. If one address, which a whole
 * neighbourhood may share, or all together have too many, the oldest is ended.
 */
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { overloaded } from '#server/services/failures.ts';
import { isStream } from './load-limits.ts';

/**
 * Milliseconds between two checks of a socket. One that accepts nothing from one check to the next
 * but one is closed.
 */
export const usualLook = 10_000;
/** Concurrent unread responses, of one address and in total. */
const maxUnread = { perAddress: 128, total: 1_024 } as const;
/**
 * Requests that one connection may send before it has read the response to an earlier one. Browsers
 * send none.
 */
const maxPipelined = 4;

interface Unread {
  address: string;
  socket: Socket;
}

export function limitUnreadResponses(app: FastifyInstance, lookEvery: number): void {
  // In the order in which they were sent.
  const unread = new Set<Unread>();
  const pipelined = new WeakMap<Socket, number>();
  const end = (one: Unread) => {
    unread.delete(one);
    // A reset, because after an ordinary close the kernel would still hold the unread bytes.
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
    endOldest(unread, one, end);
    unread.add(one);
    const leave = () => unread.delete(one);
    // A pipelined response emits no "close" of its own if the connection ends first.
    reply.raw.once('finish', leave).once('close', leave);
    socket.once('close', leave);
    reply.raw.once('finish', () => socket.off('close', leave));
  });
}

/** Null for a call inside the process, which cannot be slow to read. */
function socketOf(request: FastifyRequest): Socket | null {
  const { socket } = request.raw;
  return socket instanceof Socket ? socket : null;
}

/** Node assigns the socket to a response only after the earlier responses have been read. */
function isPipelined({ raw }: FastifyReply): boolean {
  return raw.socket === null;
}

function endOldest(unread: Set<Unread>, next: Unread, end: (one: Unread) => void): void {
  const neighbours = [...unread].filter((one) => one.address === next.address);
  const [oldest] = unread;
  if (neighbours[0] && neighbours.length >= maxUnread.perAddress) end(neighbours[0]);
  else if (oldest && unread.size >= maxUnread.total) end(oldest);
}

/**
 * Node's timeout fires when the socket has accepted no byte since the last check, also if there was
 * nothing to send, as between two messages of a stream. The latter is not the client's fault.
 */
function endInSilence(reply: FastifyReply, socket: Socket, lookEvery: number): void {
  let silentSince: number | null = null;
  reply.raw.setTimeout(lookEvery, () => {
    const now = performance.now();
    const isStuck = socket.writableLength > 0;
    // False if a byte was accepted in between, because then one check passed without a timeout.
    const isSecond = silentSince !== null && now - silentSince < lookEvery * 1.5;
    silentSince = isStuck ? now : null;
    if (isStuck && isSecond) socket.resetAndDestroy();
    else socket.setTimeout(lookEvery);
  });
}
