// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureClient } from '#api/client.ts';
import { noActivityId } from '#contract/wire.ts';
import { revokeEndedSessions } from '#parts/sign-in/revoke.ts';
import { signOutsStore, storeSignOut } from '#state/sign-outs.ts';

const first = 'a'.repeat(64);
const second = 'b'.repeat(64);
/** The response for each ticket. */
let responses: Record<string, () => Response>;

const done = () => Response.json({ IsError: false, Id: null, Msg: '', Data: null });

beforeEach(() => {
  configureClient({ apiHost: '/api/', token: () => '', activityId: () => noActivityId });
  vi.stubGlobal(
    'fetch',
    async (_url: string, { body }: RequestInit) =>
      responses[Object(JSON.parse(typeof body === 'string' ? body : '{}')).Session]?.() ??
      Response.error(),
  );
  for (const ticket of [first, second])
    storeSignOut({ ticket, isEverywhere: false, keepsSending: false });
});

afterEach(() => {
  signOutsStore.set([]);
  vi.unstubAllGlobals();
});

const waiting = () => signOutsStore.get().map(({ ticket }) => ticket);

describe('a sign-out that the server has not received', () => {
  // sign-in-57
  it.each([400, 404, 429, 502])(
    'a sign-out is repeated after a proxy’s %i, and the next one is sent without a delay',
    async (status) => {
      responses = { [first]: () => Response.json({ error: 'no' }, { status }), [second]: done };
      await revokeEndedSessions();
      expect(waiting()).toEqual([first]);
      responses = { [first]: done };
      await revokeEndedSessions();
      expect(waiting()).toEqual([]);
    },
  );

  // sign-in-57
  it('a sign-out is repeated after an HTML page and after no response', async () => {
    const page = () =>
      new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } });
    responses = { [first]: page, [second]: page };
    await revokeEndedSessions();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await revokeEndedSessions();
    expect(waiting()).toEqual([first, second]);
  });
});
