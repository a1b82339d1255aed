import { describe, expect, it } from 'vitest';
import { fingerprintOf as fingerprintOnPhone } from '#outbox/storage/digest.ts';
import { fingerprintOf as fingerprintOnServer } from '#server/services/idempotency-keys.ts';

const content = { b: [{ d: undefined, c: 1.5 }, 'নাপা'], a: null, Z: { y: true, x: [undefined] } };

/** Receipts and idempotency keys of years hold these: another one would turn a repetition into a conflict. */
describe('a fingerprint that was stored', () => {
  it('is the same today on the phone', async () => {
    expect(
      await fingerprintOnPhone({
        kind: 'request-order',
        payload: content,
        photos: [{ sha256: 'ab' }],
      }),
    ).toBe('4c8056582cc6121b1916730b38f5d5ea7da1fd3517f5fb9c3afc1cbc230cc74e');
  });

  it.each([
    ['rahima', 'bc7c1956a35fd160e8957f117328f115cbf28e5bc13a846062926a2477bdc2af'],
    [null, '59a3a95faeb97a11d2d1408f4e17efdc3a5b6f0a9dede79e123a712f4a510866'],
  ])('is the same today on the server, of %s', (customerId, stored) => {
    expect(fingerprintOnServer({ customerId, deviceId: 'a-phone' }, content)).toBe(stored);
  });
});
