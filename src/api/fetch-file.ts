import { tokenHeader } from '#contract/envelope.ts';
import { clientSettings } from './client.ts';
import { ApiFailure } from './failure.ts';

/** A file below the API host, fetched in the customer's own name. Throws an {@link ApiFailure}, or the abort. */
export async function fetchFile(path: string, signal?: AbortSignal): Promise<Blob> {
  const { apiHost, token: tokenNow } = clientSettings();
  const token = tokenNow();
  const headers = new Headers(token ? { [tokenHeader]: token } : {});
  let response: Response;
  try {
    response = await fetch(apiHost + path, { headers, signal: signal ?? null });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiFailure({ kind: 'unreachable' }, { cause });
  }
  if (!response.ok) throw new ApiFailure({ kind: 'status', status: response.status });
  return response.blob();
}
