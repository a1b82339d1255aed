import { describe, expect, it } from 'vitest';
import { pushStateOf, type PushFacts } from '#domain/push.ts';

const fine: PushFacts = {
  hasApi: true,
  isOutsideHomeScreen: false,
  permission: 'granted',
  isSubscribed: true,
};

describe('push notifications on a phone', () => {
  // notifications-39
  it.each([
    [{}, 'on'],
    [{ isSubscribed: false }, 'off'],
    [{ permission: 'default' }, 'off'],
    [{ permission: 'denied' }, 'denied'],
    [{ hasApi: false }, 'unsupported'],
    [{ hasApi: false, isOutsideHomeScreen: true }, 'needs-install'],
    [{ isOutsideHomeScreen: true }, 'on'],
  ] as const)('the state with %j is %s', (changes, state) => {
    expect(pushStateOf({ ...fine, ...changes })).toBe(state);
  });
});
