/** Decides whether and how to offer the installation on the home screen, and when. */
import * as v from 'valibot';
import { createEphemeralStore } from './ephemeral-store.ts';
import { dropInstallPrompt, installPrompt, keepInstallPrompt } from './install-prompt.ts';
import { createStore, useStore } from './store.ts';

/**
 * 'prompt' shows the browser's prompt, 'ios' shows instructions; null if installed, unsupported or
 * not due.
 */
export type InstallWay = 'prompt' | 'ios' | null;

/**
 * The offer appears no sooner than 30 s after the page has opened, and no sooner than 30 days after
 * it was declined, in milliseconds.
 */
const notBefore = 30_000;
const againAfter = 30 * 24 * 60 * 60_000;

const wayStore = createEphemeralStore<InstallWay>(null);

/** When the offer was last declined, in epoch milliseconds; 0 for never. */
const declinedStore = createStore<number>({
  key: 'install-declined',
  schema: v.number(),
  initial: 0,
});

export function useInstallWay(): InstallWay {
  return useStore(wayStore);
}

/**
 * Starts to listen for install prompts, and makes the offer when it is due. Returns a function that
 * stops it.
 */
export function watchInstall(): () => void {
  if (isInstalled()) return () => {};
  let isTime = false;

  function offer(): void {
    if (!isTime || Date.now() - declinedStore.get() < againAfter) return;
    if (installPrompt()) wayStore.set('prompt');
    else if (isIos()) wayStore.set('ios');
  }
  function installed(): void {
    dropInstallPrompt();
    wayStore.set(null);
  }

  const timer = setTimeout(() => {
    isTime = true;
    offer();
  }, notBefore);
  keepInstallPrompt();
  window.addEventListener('beforeinstallprompt', offer);
  window.addEventListener('appinstalled', installed);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('beforeinstallprompt', offer);
    window.removeEventListener('appinstalled', installed);
  };
}

/** Shows the browser's install prompt. A dismissal counts as a decline. */
export async function install(): Promise<void> {
  const offered = installPrompt();
  if (!offered) return;
  dropInstallPrompt();
  wayStore.set(null);
  await offered.prompt();
  const { outcome } = await offered.userChoice;
  if (outcome === 'dismissed') declineInstall();
}

/** Hides the offer for 30 days. */
export function declineInstall(): void {
  declinedStore.set(Date.now());
  wayStore.set(null);
}

function isInstalled(): boolean {
  return (
    window.matchMedia('(display-mode: standalone)').matches ||
    Reflect.get(navigator, 'standalone') === true
  );
}

/**
 * Whether this is an iPhone or an iPad. An iPad reports a Mac as its platform, but has a touch
 * screen.
 */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iphone|ipad|ipod/i.test(userAgent) || (/mac os/i.test(userAgent) && maxTouchPoints > 1);
}
