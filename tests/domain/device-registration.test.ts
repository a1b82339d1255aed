import { describe, expect, it } from 'vitest';
import { deviceRegistration, waitBeforeRegistering } from '#domain/device-registration.ts';

const waits = Array.from({ length: deviceRegistration.maxTries }, (_, tries) =>
  waitBeforeRegistering(tries),
);

describe('device registration', () => {
  it('the first attempt is immediate', () => {
    expect(waitBeforeRegistering(0)).toBe(0);
  });

  // offline-139, shell-104
  it('the first retry comes after 500 ms', () => {
    expect(waitBeforeRegistering(1)).toBe(500);
  });

  // offline-139, shell-104
  it('the delay grows to 30 s and no further', () => {
    expect(waits.slice(1)).toEqual(waits.slice(1).toSorted((a, b) => Number(a) - Number(b)));
    expect(waits.at(-1)).toBe(30_000);
  });

  // offline-139, shell-104
  it('the attempts end after 600', () => {
    expect(waits).not.toContain(null);
    expect(waitBeforeRegistering(600)).toBeNull();
  });
});
