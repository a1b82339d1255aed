import { call } from '#api/client.ts';
import * as devices from '#contract/devices.ts';
import { noActivityId } from '#contract/wire.ts';
import { waitBeforeRegistering } from '#domain/device-registration.ts';
import { deviceStore } from '#state/device.ts';
import { languageStore } from '#state/language.ts';

/**
 * Makes this phone known to the server (offline-138, offline-139): one try in flight, the
 * waits of `waitBeforeRegistering`, none while offline, at once on reconnect.
 * A phone that is registered already stays so. Returns a function that ends it.
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
      // No answer, or not yet: the next try says more. A device without a name can still do everything.
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
