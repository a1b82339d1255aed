import { tokenHeader } from '#contract/envelope.ts';
import { clientSettings } from './client.ts';
import { ApiFailure } from './failure.ts';

/** Milliseconds for the whole file: as long as an upload of it may take (errors-13). */
const fileTimeout = 150_000;

/** A file below the API host, fetched in the customer's own name. Throws an {@link ApiFailure}, or the abort. */
export async function fetchFile(path: string, signal?: AbortSignal): Promise<Blob> {
  signal?.throwIfAborted();
  const limit = new AbortController();
  const stop = () => limit.abort();
  const timer = setTimeout(stop, fileTimeout);
  signal?.addEventListener('abort', stop, { once: true });
  try {
    return await fetchWhole(path, limit.signal);
  } catch (cause) {
    if (signal?.aborted || cause instanceof ApiFailure) throw cause;
    throw new ApiFailure({ kind: limit.signal.aborted ? 'tooSlow' : 'unreachable' }, { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

async function fetchWhole(path: string, signal: AbortSignal): Promise<Blob> {
  const { apiHost, token: tokenNow } = clientSettings();
  const token = tokenNow();
  const headers = new Headers(token ? { [tokenHeader]: token } : {});
  const response = await fetch(apiHost + path, { headers, signal });
  if (!response.ok) throw new ApiFailure({ kind: 'status', status: response.status });
  return response.blob();
}
