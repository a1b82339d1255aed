/** Sends a form with a file and reports the upload's progress, which `fetch` cannot do. */

export interface FormToSend {
  url: string;
  method: string;
  headers: Headers;
  form: FormData;
  signal: AbortSignal | null;
  /** Receives the uploaded share so far, from 0 to 1. */
  onSent: (share: number) => void;
}

/**
 * Resolves with the response. Rejects if there is none, or with an `AbortError` if the upload was
 * stopped.
 */
export function sendForm({
  url,
  method,
  headers,
  form,
  signal,
  onSent,
}: FormToSend): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stopped = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
    if (signal?.aborted) return stopped();
    request.open(method, url);
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onSent(loaded / total);
    };
    request.onload = () =>
      resolve(new Response(request.responseText || null, { status: request.status }));
    request.onerror = () => reject(new TypeError('Nobody answers.'));
    request.onabort = stopped;
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
