/** What Chromium hands over instead of asking by itself. It may come before the page stands. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let deferredPrompt: InstallPrompt | null = null;

/** Listens from now on; called by the page's first script. A second call changes nothing. */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', keep);
}

export function installPrompt(): InstallPrompt | null {
  return deferredPrompt;
}

/** Used or installed: a prompt can be shown once. */
export function dropInstallPrompt(): void {
  deferredPrompt = null;
}

function keep(event: Event): void {
  if (!isPrompt(event)) return;
  // The browser's own bar would come at a moment of its choosing.
  event.preventDefault();
  deferredPrompt = event;
}

function isPrompt(event: Event): event is InstallPrompt {
  return 'prompt' in event && typeof event.prompt === 'function';
}
