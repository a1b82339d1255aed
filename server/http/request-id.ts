/** The id of a request in the logs, here and at the proxies in front (machines-9). */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';

const header = 'x-request-id';
const plain = /^[\w.:-]{8,64}$/;

/** The id from a proxy that TRUST_PROXY names; else a new one. */
export function requestIds(trustProxy: false | string): (request: IncomingMessage) => string {
  const trusted = listOf(trustProxy || '');
  return ({ headers, socket }) => {
    const received = headers[header];
    const isTrusted =
      typeof received === 'string' && plain.test(received) && isIn(trusted, socket.remoteAddress);
    return isTrusted ? received : randomUUID();
  };
}

/** Sends the id with every response. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header(header, request.id);
  });
}

function listOf(addresses: string): BlockList {
  const list = new BlockList();
  for (const entry of addresses.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', bits] = entry.split('/');
    const kind = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits) list.addSubnet(address, Number(bits), kind);
    else list.addAddress(address, kind);
  }
  return list;
}

function isIn(list: BlockList, peer = ''): boolean {
  const address = peer.replace(/^::ffff:(?=\d+\.)/, '');
  return address !== '' && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
