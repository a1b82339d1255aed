/** Sends a form with a file, and says how much of it has left: `fetch` cannot tell. */

export interface FormToSend {
  url: string;
  method: string;
  headers: Headers;
  form: FormData;
  signal: AbortSignal | null;
  /** Told how much has left so far, 0 to 1. */
  onSent: (share: number) => void;
}

/** Resolves with the response; rejects where there is none, or it was stopped. */
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
