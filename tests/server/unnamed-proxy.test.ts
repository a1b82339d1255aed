import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { warnOfUnnamedProxy } from '#server/http/plugins/unnamed-proxy.ts';

/** Opens a server that trusts these proxies. Returns it with its log. */
function openServer(trustProxy: false | string) {
  const logged: string[] = [];
  const stream = { write: (line: string) => logged.push(line) };
  const app = Fastify({ trustProxy, logger: { level: 'warn', stream } });
  warnOfUnnamedProxy(app);
  app.get('/', async ({ ip }) => ip);
  const ask = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await app.inject({ url: '/', remoteAddress, headers })).body;
  return { logged, ask };
}

const forwarded = { 'x-forwarded-for': '203.0.113.7' };

describe('a proxy in front of the shop', () => {
  // errors-74
  it('that is not named is logged once, and not trusted', async () => {
    const { logged, ask } = openServer(false);
    expect(await ask('10.0.0.9')).toBe('10.0.0.9');
    expect(logged).toEqual([]);
    expect(await ask('10.0.0.9', forwarded)).toBe('10.0.0.9');
    expect(await ask('10.0.0.9', { forwarded: 'for=203.0.113.7' })).toBe('10.0.0.9');
    expect(logged).toEqual([expect.stringContaining('10.0.0.9, which TRUST_PROXY does not name')]);
  });

  // errors-74
  it('that is named is trusted; another beside it is not', async () => {
    const { logged, ask } = openServer('10.0.0.2, 10.0.1.0/24');
    expect(await ask('10.0.0.2', forwarded)).toBe('203.0.113.7');
    expect(await ask('10.0.1.77', forwarded)).toBe('203.0.113.7');
    expect(logged).toEqual([]);
    expect(await ask('198.51.100.4', forwarded)).toBe('198.51.100.4');
    expect(logged).toHaveLength(1);
  });
});
