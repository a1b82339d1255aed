import { useEffect, useState } from 'react';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { whenInstallIsDone } from '#state/install-priority.ts';

const OutboxStrip = lazyPart(async () => (await import('./OutboxStrip.tsx')).OutboxStrip, {
  Failed: null,
});

/** A phone that was never here has nothing to say in the strip: its code comes after what makes the shop open without a network (offline-185). */
export function StripInTurn() {
  const [isItsTurn, setItsTurn] = useState(false);
  useEffect(() => {
    void whenInstallIsDone().then(() => setItsTurn(true));
  }, []);
  // Not suspended until then: React holds a transition back while a boundary that it touches waits for code.
  if (!isItsTurn) return null;
  return <OutboxStrip />;
}
