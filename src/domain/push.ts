/**
 * Whether push notifications are possible on this phone, and whether they are on
 * (notifications-39).
 */
export type PushState =
  /** The browser does not support push. */
  | 'unsupported'
  /** The browser supports push only for an app on the home screen (iPhone, iPad). */
  | 'needs-install'
  /** The reader has denied the permission; only the browser's own settings can undo that. */
  | 'denied'
  | 'off'
  | 'on';

export interface PushFacts {
  hasApi: boolean;
  /**
   * A page on an Apple device that is not opened from the home screen. Other browsers do not report
   * this.
   */
  isOutsideHomeScreen: boolean;
  /** The browser's permission. */
  permission: 'default' | 'denied' | 'granted';
  /** The browser has a subscription, and it belongs to the current customer. */
  isSubscribed: boolean;
}

export function pushStateOf(facts: PushFacts): PushState {
  if (!facts.hasApi) return facts.isOutsideHomeScreen ? 'needs-install' : 'unsupported';
  if (facts.permission === 'denied') return 'denied';
  return facts.permission === 'granted' && facts.isSubscribed ? 'on' : 'off';
}
