/** Whether a phone can be told of news while the shop is closed on it, and whether it is (notifications-39). */
export type PushState =
  /** The browser cannot. */
  | 'unsupported'
  /** It could from the home screen: an iPhone's or iPad's browser. */
  | 'needs-install'
  /** The reader has said no once, and only the browser's own settings take that back. */
  | 'denied'
  | 'off'
  | 'on';

export interface PushFacts {
  hasApi: boolean;
  /** A page of an Apple phone that is not on its home screen; browsers elsewhere do not say. */
  isOutsideHomeScreen: boolean;
  /** As the browser has it. */
  permission: 'default' | 'denied' | 'granted';
  /** The browser has a subscription, and it is that of who asks. */
  isSubscribed: boolean;
}

export function pushStateOf(facts: PushFacts): PushState {
  if (!facts.hasApi) return facts.isOutsideHomeScreen ? 'needs-install' : 'unsupported';
  if (facts.permission === 'denied') return 'denied';
  return facts.permission === 'granted' && facts.isSubscribed ? 'on' : 'off';
}
