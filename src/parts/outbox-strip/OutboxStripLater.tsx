import { lazy } from 'react';
import { Later } from '#parts/later/Later.tsx';

const OutboxStrip = lazy(async () => ({
  default: (await import('./OutboxStrip.tsx')).OutboxStrip,
}));

/** The strip, kept out of the first load: nothing to say is the usual case. */
export function OutboxStripLater() {
  return (
    <Later>
      <OutboxStrip />
    </Later>
  );
}
