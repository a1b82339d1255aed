import autocannon, { type Options, type Request, type Result } from 'autocannon';

export interface Fired {
  result: Result;
  /** Milliseconds of each answered call. */
  times: number[];
}

type Fire = Omit<Options, 'setupClient'> & { requests: Request[] };

/**
 * Sends calls as fast as the answers come, and keeps how long each took. Every connection goes
 * through all of them from a place of its own: in step they would all read, and then all write.
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
      // Each its own: a call is kept as it was built last, with its key.
      client.setRequests(inTurn.map((request) => ({ ...request })));
      client.on('response', (_status, _bytes, time) => times.push(time));
    },
  });
  return { result, times };
}

/** Prime, so that the places are spread over any number of calls. */
const stride = 37;
