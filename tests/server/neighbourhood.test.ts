import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { neighbourhoodOf } from '#server/endpoint/neighbourhood.ts';

async function neighbourhood(
  remoteAddress: string,
  headers: Record<string, string> = {},
  trustProxy: false | string = false,
): Promise<unknown> {
  const app = Fastify({ trustProxy });
  app.get('/', (request, reply) => reply.send({ is: neighbourhoodOf(request) }));
  return (await app.inject({ url: '/', remoteAddress, headers })).json().is;
}

const forwarded = { 'x-forwarded-for': '203.0.113.7' };

describe('the neighbourhood of a caller', () => {
  // errors-79
  it.each([
    '127.0.0.1',
    '10.0.0.9',
    '172.18.0.1',
    '192.168.1.4',
    '::1',
    'fd00::4',
    '::ffff:10.0.0.9',
  ])('is none through %s, an unnamed proxy of the shop’s own network', async (proxy) => {
    expect(await neighbourhood(proxy, forwarded)).toBeNull();
    expect(await neighbourhood(proxy)).not.toBeNull();
    expect(await neighbourhood(proxy, forwarded, proxy)).toBe('203.0.113');
  });

  // errors-79
  it.each(['198.51.100.4', '172.32.0.1', '2001:db8::4'])(
    'is that of %s, whatever its forwarding headers contain',
    async (address) => {
      const plain = await neighbourhood(address);
      expect(plain).not.toBeNull();
      expect(await neighbourhood(address, forwarded)).toBe(plain);
      expect(await neighbourhood(address, { forwarded: 'for=203.0.113.7' })).toBe(plain);
    },
  );
});
