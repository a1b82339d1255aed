/**
 * The event that Chromium fires when it could show its install prompt. It may fire before the page
 * has rendered.
 */
export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let deferredPrompt: InstallPrompt | null = null;

/**
 * Starts to record install prompts. The page's first script calls it; a second call has no effect.
 */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', keep);
}

export function installPrompt(): InstallPrompt | null {
  return deferredPrompt;
}

/**
 * Drops the prompt after it was used or the app was installed, because it can be shown only once.
 */
export function dropInstallPrompt(): void {
  deferredPrompt = null;
}

function keep(event: Event): void {
  if (!isPrompt(event)) return;
  // Prevent the browser's own install bar, whose timing the page cannot control.
  event.preventDefault();
  deferredPrompt = event;
}

function isPrompt(event: Event): event is InstallPrompt {
  return 'prompt' in event && typeof event.prompt === 'function';
}
