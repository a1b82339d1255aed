import { useEffect, useRef, useState } from 'react';
import type { Spot } from '#domain/distance.ts';

export type Here =
  | { kind: 'not-asked' }
  | { kind: 'finding' }
  | { kind: 'found'; spot: Spot }
  /** The visitor or the browser denied the permission. */
  | { kind: 'denied' }
  /** The position could not be determined, or the browser does not support it. */
  | { kind: 'unavailable' };

const locationTimeout = 15_000;
const freshEnough = 5 * 60_000;
const permissionDenied = 1;

/** The visitor's position. It is requested only on a tap, and never stored. */
export function useHere(): { here: Here; find: () => void; forget: () => void } {
  const [here, setHere] = useState<Here>({ kind: 'not-asked' });
  const requestNumber = useRef(0);
  // Ignore a position that arrives after the page was left.
  useEffect(() => {
    const turn = requestNumber;
    return () => {
      turn.current += 1;
    };
  }, []);

  function find(): void {
    const { geolocation } = navigator;
    if (!geolocation) {
      setHere({ kind: 'unavailable' });
      return;
    }
    requestNumber.current += 1;
    const turn = requestNumber.current;
    const respond = (next: Here) => {
      if (turn === requestNumber.current) setHere(next);
    };
    setHere({ kind: 'finding' });
    geolocation.getCurrentPosition(
      ({ coords }) =>
        respond({ kind: 'found', spot: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code }) => respond({ kind: code === permissionDenied ? 'denied' : 'unavailable' }),
      { timeout: locationTimeout, maximumAge: freshEnough },
    );
  }

  function forget(): void {
    requestNumber.current += 1;
    setHere({ kind: 'not-asked' });
  }

  return { here, find, forget };
}
