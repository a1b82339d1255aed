import autocannon, { type Options, type Request, type Result } from 'autocannon';

export interface Fired {
  result: Result;
  /** Milliseconds of each call with a response. */
  times: number[];
}

type Fire = Omit<Options, 'setupClient'> & { requests: Request[] };

/**
 * Sends calls as fast as the responses arrive, and records their durations. Every connection starts
 * at a different call: otherwise all would read at once, and then all write at once.
 */
export async function fire({ requests, ...options }: Fire): Promise<Fired> {
  const times: number[] = [];
  let connection = 0;
  const result = await autocannon({
    ...options,
    requests,
    setupClient: (client) => {
      const first = (connection * stride) % requests.length;
      connection += 1;
      const inTurn = [...requests.slice(first), ...requests.slice(0, first)];
      // Copies, because autocannon stores the last built call, with its key, in the object.
      client.setRequests(inTurn.map((request) => ({ ...request })));
      client.on('response', (_status, _bytes, time) => times.push(time));
    },
  });
  return { result, times };
}

/** A prime, so that the starting calls are spread over any number of calls. */
const stride = 37;
