import { afterSharing, shareField, sharePath } from '#contract/share.ts';
import { keepShared } from '#outbox/keep-shared.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Answers the manifest's share target, with or without a network: the files
 * are on the phone's disk first, then the request's upload area opens.
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
  const told = isForeign(request) ? 'nothing' : await keepFilesOf(request);
  return Response.redirect(new URL(afterSharing(told), self.location.origin).href, 303);
}

async function keepFilesOf(request: Request) {
  try {
    const sent = await request.formData();
    const files = sent.getAll(shareField).filter((one) => one instanceof File);
    return await keepShared(files);
  } catch {
    // What was sent cannot be read: said on the page, which offers the picker.
    return 'nothing';
  }
}

/** Another site's form must not put files into a customer's request; the phone's own share names no site. */
function isForeign({ referrer }: Request): boolean {
  // Empty or `about:client` where no page is named; URL.canParse came with Chrome 120 only.
  return /^https?:/.test(referrer) && new URL(referrer).origin !== self.location.origin;
}
