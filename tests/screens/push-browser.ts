/** A browser's push for the screen tests: neither happy-dom nor a browser without a head has a push service. */
import { vi } from 'vitest';

export interface PushBrowser {
  permission: NotificationPermission;
  /** What the reader will say. */
  says: NotificationPermission;
  asked: number;
  subscription: object | null;
  /** What is shown on the phone; closed ones are taken out. */
  shown: string[];
  fails: boolean;
}

let browsers = 0;

/** Puts it into the page; take it away with `vi.unstubAllGlobals()` and {@link removePush}. */
export function installPush(): PushBrowser {
  const browser: PushBrowser = {
    permission: 'default',
    says: 'granted',
    asked: 0,
    subscription: null,
    shown: [],
    fails: false,
  };
  const pushManager = {
    getSubscription: async () => browser.subscription,
    subscribe: async () => {
      if (browser.fails) throw new DOMException('no push service', 'AbortError');
      browser.subscription ??= aSubscription(browser);
      return browser.subscription;
    },
  };
  const registration = {
    pushManager,
    getNotifications: async () =>
      browser.shown.map((one) => ({
        close: () => {
          browser.shown = browser.shown.filter((other) => other !== one);
        },
      })),
  };
  vi.stubGlobal('PushManager', () => undefined);
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => {
      browser.asked += 1;
      browser.permission = browser.says;
      return browser.says;
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    // No worker is active: nobody else has anything to tell it.
    value: Object.assign(new EventTarget(), {
      controller: null,
      ready: new Promise(() => undefined),
      getRegistration: async () => registration,
    }),
  });
  return browser;
}

export function removePush(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
}

/** As the browser has it; by default at an address of its own. */
export function aSubscription(browser: PushBrowser, name = String((browsers += 1))) {
  const endpoint = `https://push.example/${name}`;
  // A point of the curve, and 16 bytes.
  const p256dh =
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
  const keys = { p256dh, auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
  return {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      browser.subscription = null;
      return true;
    },
  };
}
