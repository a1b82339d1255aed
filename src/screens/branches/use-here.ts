import { useEffect, useRef, useState } from 'react';
import type { Spot } from '#domain/distance.ts';

export type Here =
  | { kind: 'not-asked' }
  | { kind: 'finding' }
  | { kind: 'found'; spot: Spot }
  /** The visitor, or their browser for them, said no. */
  | { kind: 'denied' }
  /** No place could be found, or the browser knows of none. */
  | { kind: 'unavailable' };

const locationTimeout = 15_000;
const freshEnough = 5 * 60_000;
const permissionDenied = 1;

/** Where the visitor is: asked only when they press, kept on this page alone. */
export function useHere(): { here: Here; find: () => void; forget: () => void } {
  const [here, setHere] = useState<Here>({ kind: 'not-asked' });
  const asking = useRef(0);
  // An answer that comes after the page was left is nobody's.
  useEffect(() => {
    const turn = asking;
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
    asking.current += 1;
    const turn = asking.current;
    const answer = (next: Here) => {
      if (turn === asking.current) setHere(next);
    };
    setHere({ kind: 'finding' });
    geolocation.getCurrentPosition(
      ({ coords }) =>
        answer({ kind: 'found', spot: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code }) => answer({ kind: code === permissionDenied ? 'denied' : 'unavailable' }),
      { timeout: locationTimeout, maximumAge: freshEnough },
    );
  }

  function forget(): void {
    asking.current += 1;
    setHere({ kind: 'not-asked' });
  }

  return { here, find, forget };
}
