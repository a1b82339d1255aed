import { call } from '#api/client.ts';
import * as devices from '#contract/devices.ts';
import { noActivityId } from '#contract/wire.ts';
import { waitBeforeRegistering } from '#domain/device-registration.ts';
import { deviceStore } from '#state/device.ts';
import { languageStore } from '#state/language.ts';

/**
 * Registers this phone with the server (offline-138, offline-139): one attempt at a time, with the
 * delays of `waitBeforeRegistering`, none while offline, and immediately on reconnect. Does nothing
 * if the phone is already registered. Returns a function that stops it.
 */
export function keepDeviceRegistered(appName: string): () => void {
  let failedTries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTrying = false;
  let isOver = isRegistered();

  async function tryNow(): Promise<void> {
    if (isTrying || isOver || !navigator.onLine) return;
    isTrying = true;
    try {
      await register(appName);
      isOver = true;
    } catch {
      // The request failed, so a timer retries it. The shop works without a registration.
      failedTries += 1;
      tryLater();
    } finally {
      isTrying = false;
    }
  }

  function tryLater(): void {
    const wait = waitBeforeRegistering(failedTries);
    clearTimeout(timer);
    if (wait !== null) timer = setTimeout(() => void tryNow(), wait);
  }

  function onReconnect(): void {
    clearTimeout(timer);
    void tryNow();
  }

  window.addEventListener('online', onReconnect);
  tryLater();
  return () => {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('online', onReconnect);
  };
}

function isRegistered(): boolean {
  return deviceStore.get().activityId !== noActivityId;
}

async function register(appName: string): Promise<void> {
  const known = deviceStore.get().deviceId;
  const deviceId = known || (await call(devices.set, description(appName)));
  deviceStore.set((device) => ({ ...device, deviceId }));
  const activityId = await call(devices.activity, { deviceId });
  deviceStore.set({ deviceId, activityId });
}

function description(appName: string) {
  return {
    AppName: appName,
    Language: languageStore.get(),
    Platform: matchMedia('(display-mode: standalone)').matches ? 'PWA' : 'Web',
    UserAgent: navigator.userAgent.slice(0, 500),
  };
}
