import { afterSharing, shareField, sharePath } from '#contract/share.ts';
import { keepShared } from '#outbox/photos/keep-shared.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Handles the manifest's share target, with or without a network. It stores the files in IndexedDB,
 * then redirects to the request's upload area.
 */
export function receiveShares(): void {
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'POST' || url.origin !== self.location.origin) return;
    if (url.pathname === sharePath) event.respondWith(receive(request));
  });
}

async function receive(request: Request): Promise<Response> {
  const outcome = isForeign(request) ? 'nothing' : await keepFilesOf(request);
  return Response.redirect(new URL(afterSharing(outcome), self.location.origin).href, 303);
}

async function keepFilesOf(request: Request) {
  try {
    const sent = await request.formData();
    const files = sent.getAll(shareField).filter((one) => one instanceof File);
    return await keepShared(files);
  } catch {
    // The form data cannot be parsed. The page shows that and offers the file picker.
    return 'nothing';
  }
}

/**
 * A form of another site must not add files to a customer's request. The share sheet of the phone
 * sends no referrer.
 */
function isForeign({ referrer }: Request): boolean {
  // Without a referring page the referrer is empty or `about:client`. `URL.canParse` needs Chrome
  // 120.
  return /^https?:/.test(referrer) && new URL(referrer).origin !== self.location.origin;
}
