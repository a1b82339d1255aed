/** Push for screen tests: neither happy-dom nor a headless browser has a push service. */
import { vi } from 'vitest';

export interface PushBrowser {
  permission: NotificationPermission;
  /** The reader's decision in the permission prompt. */
  says: NotificationPermission;
  asked: number;
  subscription: object | null;
  /** The visible notifications, without closed ones. */
  shown: string[];
  fails: boolean;
}

let browsers = 0;

/**
 * Installs the push API in the page. Remove it with `vi.unstubAllGlobals()` and {@link removePush}.
 */
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
    // No worker is active, so no message reaches one.
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

/** A subscription as the browser returns it, by default with a unique endpoint. */
export function aSubscription(browser: PushBrowser, name = String((browsers += 1))) {
  const endpoint = `https://push.example/${name}`;
  // A point of the curve P-256, and below it 16 bytes.
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
