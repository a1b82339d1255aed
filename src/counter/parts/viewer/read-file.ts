import { CounterProblem } from '#counter/api/problem.ts';

/** The bytes of a file of the counter. Throws a {@link CounterProblem} where there are none. */
export async function readFile(address: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(address, { credentials: 'same-origin', cache: 'no-store', signal });
  if (response.ok) return response.arrayBuffer();
  throw new CounterProblem(response.status === 401 ? 'signed-out' : 'failed');
}
