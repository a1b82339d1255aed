/** Whether and how the shop can be put on the home screen, and whether this is the moment to say so. */
import * as v from 'valibot';
import { createEphemeralStore } from './ephemeral-store.ts';
import { dropInstallPrompt, installPrompt, keepInstallPrompt } from './install-prompt.ts';
import { createStore, useStore } from './store.ts';

/** 'prompt' asks the browser, 'ios' can only be explained; null when installed, unable or not now. */
export type InstallWay = 'prompt' | 'ios' | null;

/** Nobody is asked in the first seconds of a visit, nor again within a month of a no. */
const notBefore = 30_000;
const againAfter = 30 * 24 * 60 * 60_000;

const wayStore = createEphemeralStore<InstallWay>(null);

/** When the offer was last declined, in milliseconds; 0 for never. */
const declinedStore = createStore<number>({
  key: 'install-declined',
  schema: v.number(),
  initial: 0,
});

/** The way that is offered now. */
export function useInstallWay(): InstallWay {
  return useStore(wayStore);
}

/** Starts to listen, and offers when the time has come. Returns the way to stop. */
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

/** Asks the browser to install; a no counts as "not now". */
export async function install(): Promise<void> {
  const offered = installPrompt();
  if (!offered) return;
  dropInstallPrompt();
  wayStore.set(null);
  await offered.prompt();
  const { outcome } = await offered.userChoice;
  if (outcome === 'dismissed') declineInstall();
}

/** Not now: the offer goes and comes back in a month. */
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

/** iPhones and iPads, which claim to be Macs but can be touched. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iphone|ipad|ipod/i.test(userAgent) || (/mac os/i.test(userAgent) && maxTouchPoints > 1);
}
