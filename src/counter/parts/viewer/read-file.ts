import { CounterProblem } from '#counter/api/problem.ts';

/**
 * Fetches the bytes of a file of the counter. Throws a {@link CounterProblem} if the server
 * responds with an error.
 */
export async function readFile(address: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(address, { credentials: 'same-origin', cache: 'no-store', signal });
  if (response.ok) return response.arrayBuffer();
  throw new CounterProblem(response.status === 401 ? 'signed-out' : 'failed');
}
